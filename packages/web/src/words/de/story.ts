import type { Words } from '../en/index.ts';
import { decimal } from './decimal.ts';

/** The summary of a finished game: graphs, dice luck and the replay. */
export const story: Words['story'] = {
  title: 'Spielverlauf',
  measures: { territories: 'Gebiete', armies: 'Armeen', income: 'Verstärkung' },
  graph: (measure) => `${measure} im Spielverlauf`,
  graphOf: (name, first, last, most) => `${name}: von ${first} auf ${last}, höchstens ${most}`,
  luck: 'Würfelglück',
  luckAbout:
    'Vergleicht die Verluste mit dem Durchschnitt derselben Würfe: Weniger eigene und mehr gegnerische Verluste sind Glück.',
  lucky: (name, armies) => `${name}: ${decimal(armies)} Armeen Glück.`,
  unlucky: (name, armies) => `${name}: ${decimal(armies)} Armeen Pech.`,
  luckEven: (name) => `${name}: durchschnittliches Glück.`,
  luckOwn: (actual, expected) => `Verloren: ${actual} (erwartet ${decimal(expected)})`,
  luckOthers: (actual, expected) => `Gegner: ${actual} (erwartet ${decimal(expected)})`,
  battles: 'Kämpfe mit dem meisten Glück und Pech',
  battle: (from, to, rolls, attacker, defender) =>
    `${from} → ${to}, ${rolls === 1 ? '1 Wurf' : `${rolls} Würfe`}: Angreifer verlor ${attacker}, Verteidiger ${defender}`,
  battleLuck: (armies, name) => `${decimal(armies)} Armeen für ${name}`,
  noBattles: 'Keine Kämpfe.',
  replay: 'Wiederholung',
  play: 'Start',
  pause: 'Pause',
  download: 'Aufzeichnung herunterladen',
};
