import type { EndingWords } from '../en/ending.ts';
import { decimal } from './decimal.ts';

const territories = (n: number): string => (n === 1 ? '1 Gebiet' : `${n} Gebiete`);

/** The end of a game, loaded with it. */
export const ending: EndingWords = {
  outcomes: { won: 'Sieg', lost: 'Niederlage', drawn: 'Unentschieden', over: 'Spiel vorbei' },
  endings: {
    draw: 'Alle verbliebenen Spieler haben sich auf ein Unentschieden geeinigt.',
    last: (name) => `Nur ${name} ist noch auf dem Spielfeld.`,
    surrender: (name) => `Nur ${name} ist noch im Spiel: Alle anderen haben aufgegeben.`,
    left: (name) => `Nur ${name} ist noch im Spiel: Alle anderen sind ausgeschieden oder haben aufgegeben.`,
    mission: (name, mission) => `${name} hat einen geheimen Auftrag erfüllt: ${mission}`,
    capitals: (name, n) =>
      n === 1
        ? `${name} hält das eigene Hauptquartier und 1 weiteres.`
        : `${name} hält das eigene Hauptquartier und ${n} weitere.`,
    objectives: (name, n) => `${name} hat ${n} Ziele und hält die eigene Hauptstadt.`,
    points: (name, points, rounds) => `${name} hat nach ${rounds} Runden die meisten Punkte: ${points}.`,
    pointsLevel: (name, points, others) =>
      `${name} hat ${points} Punkte wie ${others}, war aber in der letzten Runde früher dran.`,
  },
  places: 'Platzierungen',
  fates: {
    won: 'hat gewonnen',
    drawn: 'einigte sich auf ein Unentschieden',
    left: 'hat das Spiel verlassen',
    held: (n) => `hielt am Ende ${territories(n)}`,
    scored: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    eliminated: (by, round) => `ausgeschaltet von ${by}, ${round}`,
    surrendered: (round) => `aufgegeben, ${round}`,
    surrenderedEarly: 'beim Aufbau aufgegeben',
  },
  mission: (text) => `Auftrag: ${text}`,
  awards: 'Auszeichnungen',
  award: {
    luckiest: 'Glückspilz',
    unluckiest: 'Pechvogel',
    conquests: 'Meiste Eroberungen',
    nemesis: 'Erzfeind',
    yourNemesis: 'Dein Erzfeind',
  },
  awardFor: {
    luckiest: (armies) => `+${decimal(armies)} Armeen beim Würfeln`,
    unluckiest: (armies) => `−${decimal(armies)} Armeen beim Würfeln`,
    conquests: (n) => `${territories(n)} erobert`,
    nemesis: (n, victim) => `nahm ${victim} ${territories(n)} ab`,
    yourNemesis: (n) => `nahm dir ${territories(n)} ab`,
  },
  scores: 'Punkte',
  scoreColumns: {
    territories: 'Gebiete',
    objectives: 'Ziele',
    continents: 'Konti\u00adnente',
    points: 'Punkte',
  },
  objectiveHeld: (name) => `${name}, gehalten`,
  objectiveMissed: (name) => `${name}, nicht gehalten`,
  noObjectives: 'keine',
  playback: 'Zeitraffer des Spiels',
  finalBoard: 'Das Spielfeld, Zug um Zug',
  details: 'Einzelheiten',
  graphs: 'Verlauf',
  luck: 'Glück',
  savePicture: 'Bild speichern',
  sharePicture: 'Bild teilen',
  again: 'Gleicher Aufbau noch mal',
  rematch: 'Revanche',
  showBoard: 'Spielfeld zeigen',
};
