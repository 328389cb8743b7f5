import type { ReplayWords } from '../en/replay.ts';
import { decimal } from './decimal.ts';

/** Replays, loaded with them. */
export const replay: ReplayWords = {
  replayOf: (edition) => `Wiederholung: ${edition}`,
  previous: 'Voriger Spielzug',
  next: 'Nächster Spielzug',
  previousTurn: 'Voriger Zug',
  nextTurn: 'Nächster Zug',
  tempo: 'Tempo',
  times: (factor) => `${decimal(String(factor))}×`,
  timeline: 'Spielzug',
  moveOf: (n, of) => `Spielzug ${n} von ${of}`,
  verified: 'Geprüft: jeder Spielzug nach den Regeln, jeder Würfel aus dem Startwert nachgerechnet.',
  unfinished: 'Bis hierher geprüft: Das Spiel ist noch nicht zu Ende.',
  replayed:
    'Die Regeln dieser Ausgabe haben sich seither geändert. Das Spiel wird gezeigt, wie es war, aber nicht neu geprüft.',
  chances: (list) => `Siegchancen: ${list}`,
  drop: 'Lege die Aufzeichnung eines Spiels auf dieser Seite ab oder wähle eine Datei.',
  choose: 'Datei wählen',
};
