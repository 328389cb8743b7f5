import type { Words } from '../en/index.ts';
import { decimal } from './decimal.ts';

/** After the game: how it went, luck, and the replay. */
export const story: Words['story'] = {
  title: 'Wie es lief',
  measures: { territories: 'Gebiete', armies: 'Armeen', income: 'Nachschub' },
  graph: (measure) => `${measure} im Lauf der Zeit`,
  graphOf: (name, first, last, most) => `${name}: von ${first} auf ${last}, höchstens ${most}`,
  luck: 'Würfelglück',
  luckAbout:
    'Was die Würfel brachten, verglichen mit dem, was dieselben Würfe im Durchschnitt bringen: eigene Armeen, die blieben, und fremde, die fielen.',
  luckKind: (name, armies) => `${name}: Die Würfel meinten es gut, um ${decimal(armies)} Armeen.`,
  luckUnkind: (name, armies) => `${name}: Die Würfel meinten es schlecht, um ${decimal(armies)} Armeen.`,
  luckEven: (name) => `${name}: Die Würfel lagen genau im Durchschnitt.`,
  luckOwn: (actual, expected) => `Verloren: ${actual} statt ${decimal(expected)}`,
  luckOthers: (actual, expected) => `die anderen: ${actual} statt ${decimal(expected)}`,
  battles: 'Die Kämpfe mit dem meisten und dem wenigsten Glück',
  battle: (from, to, rolls, attacker, defender) =>
    `${from} → ${to}, ${rolls === 1 ? '1 Wurf' : `${rolls} Würfe`}: ${attacker} im Angriff verloren, ${defender} in der Verteidigung`,
  battleLuck: (armies, name) => `${decimal(armies)} Armeen für ${name}`,
  noBattles: 'Es gab keine Kämpfe.',
  replay: 'Wiederholung',
  replayOf: (edition) => `Wiederholung: ${edition}`,
  play: 'Abspielen',
  pause: 'Anhalten',
  first: 'Zum Anfang',
  previous: 'Einen Spielzug zurück',
  next: 'Einen Spielzug weiter',
  last: 'Zum Ende',
  timeline: 'Spielzug',
  at: (n, of) => `Spielzug ${n} von ${of}`,
  verified:
    'Geprüft: Jeder Spielzug wurde nach den Regeln neu entschieden und jeder Würfel aus dem Startwert nachgerechnet.',
  unfinished: 'Bis hierher geprüft: Das Spiel ist noch nicht zu Ende.',
  replayed:
    'Die Regeln dieser Ausgabe haben sich seither geändert: Das Spiel wird gezeigt, wie es war, nicht neu entschieden.',
  drop: 'Lege die Aufzeichnung eines Spiels auf dieser Seite ab oder wähle ihre Datei.',
  choose: 'Datei wählen',
  download: 'Aufzeichnung herunterladen',
};
