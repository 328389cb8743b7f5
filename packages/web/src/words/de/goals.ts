import type { Words } from '../en/index.ts';

const airfield = 'Flugfeld: +1 auf deinen höchsten Würfel, dort und daneben';

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

/** Objectives, the rewards on them, missions and other goals. */
export const goals: Words['goals'] = {
  objectives: {
    'control-europe': 'Beherrsche Europa',
    'control-north-america': 'Beherrsche Nordamerika',
    'control-asia': 'Beherrsche Asien',
    'control-8-cities': 'Beherrsche 8 Städte',
    'control-an-enemy-capital': 'Beherrsche eine feindliche Hauptstadt',
    'take-4-cities-in-a-turn': 'Erobere 4 Städte in einem Zug',
    'take-10-territories-in-a-turn': 'Erobere 10 Gebiete in einem Zug',
    'control-2-enemy-capitals': 'Beherrsche 2 feindliche Hauptstädte',
    'control-18-territories': 'Beherrsche 18 Gebiete',
    'control-2-continents': 'Beherrsche 2 ganze Kontinente',
    'take-a-continent-in-a-turn': 'Erobere einen ganzen Kontinent in einem Zug',
    'control-11-cities': 'Beherrsche 11 Städte',
  },
  rewards: {
    'minor-airfield': airfield,
    'additional-maneuver': 'In jedem Zug eine zweite Verlegung',
    'guaranteed-card': 'In jedem Zug eine Karte',
    'starting-maneuver': 'Eine Verlegung vor deinem ersten Angriff',
    'major-airfield': airfield,
    'attack-die': '1 Würfel mehr im Angriff; der niedrigste fällt weg',
    'defence-die': '1 Würfel mehr in der Verteidigung; der niedrigste fällt weg',
    'two-troops': '2 Armeen mehr in jedem Zug',
  },
  open: 'offen',
  reached: 'offen, du kannst es jetzt nehmen',
  progress: (n, of) => `offen, ${n} von ${of}`,
  heldBy: (name) => `genommen von ${name}`,
  objectiveWorth: (n) => `${points(n)} am Ende, wenn du es hältst.`,
  youHold: 'Du hältst es.',
  holds: (name) => `Besitzer: ${name}.`,
  cashed: (n) => `eingelöst, am Ende ${points(n)} wie jedes Gebiet.`,
  continents: (names) => `Erobere ${names}.`,
  otherContinent: 'einen weiteren Kontinent deiner Wahl',
  territories: (n) => `Halte ${n} Gebiete.`,
  territoriesWith: (n, armies) => `Halte ${n} Gebiete mit je mindestens ${armies} Armeen.`,
  destroy: (colour, name) => `Vernichte ${colour} (${name}), egal wer die letzte Armee schlägt.`,
  destroyOneself: (colour, n) => `Halte ${n} Gebiete: Niemand vernichtet die eigene Farbe (${colour}).`,
  capitals: (n) =>
    n === 1
      ? 'Halte dein eigenes Hauptquartier und 1 weiteres.'
      : `Halte dein eigenes Hauptquartier und ${n} weitere.`,
  objectivesGoal: (n) => `Nimm ${n} Ziele und halte deine eigene Hauptstadt.`,
  enemyHeadquarters: 'Fremde Hauptquartiere',
  missionGoal: 'Erfülle deinen geheimen Auftrag oder bleibe als Einziger auf dem Spielfeld.',
  world: 'Bleibe als Einziger auf dem Spielfeld.',
  points: (rounds) => `Sammle in ${rounds} Runden die meisten Punkte.`,
};
