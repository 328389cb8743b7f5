import type { Words } from '../en/index.ts';

const airfield = 'Flugfeld: +1 auf den höchsten Würfel, dort und daneben';

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);

/** What players are after: objectives, the rewards on them, and missions. */
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
    'additional-maneuver': 'Eine zweite Verlegung am Ende deines Zuges',
    'guaranteed-card': 'In jedem Zug eine Karte',
    'starting-maneuver': 'Eine Verlegung vor deinem ersten Angriff',
    'major-airfield': airfield,
    'attack-die': 'Ein Würfel mehr im Angriff; der niedrigste fällt weg',
    'defence-die': 'Ein Würfel mehr in der Verteidigung; der niedrigste fällt weg',
    'two-troops': 'Zwei Armeen mehr in jedem Zug',
  },
  open: 'offen',
  reached: 'offen, und du kannst es jetzt nehmen',
  progress: (n, of) => `offen, du hast ${n} von ${of}`,
  heldBy: (name) => `${name} hat es`,
  objectiveWorth: (n) => `${points(n)} am Ende, wenn du es dann hältst.`,
  youHold: 'Du hältst es jetzt.',
  holds: (name) => `Jetzt: ${name}.`,
  cashed: (n) => `eingelöst, zählt am Ende wie jedes Gebiet: ${points(n)}.`,
  continents: (names) => `Erobere ${names}.`,
  otherContinent: 'einen weiteren Kontinent deiner Wahl',
  territories: (n) => `Halte ${n} Gebiete.`,
  territoriesWith: (n, armies) => `Halte ${n} Gebiete mit je mindestens ${armies} Armeen.`,
  destroy: (colour, name) =>
    `Vernichte ${colour} (${name}): Die letzte dieser Armeen muss vom Brett, egal wer sie schlägt.`,
  destroyOneself: (colour, n) => `Vernichte ${colour}, also dich selbst: Halte stattdessen ${n} Gebiete.`,
  capitals: (n) =>
    n === 1
      ? 'Halte dein eigenes Hauptquartier und 1 weiteres.'
      : `Halte dein eigenes Hauptquartier und ${n} weitere.`,
  objectivesGoal: (n) => `Nimm ${n} Ziele und halte deine eigene Hauptstadt.`,
  missionGoal: 'Erfülle deine geheime Mission, oder vertreibe alle anderen vom Brett.',
  world: 'Vertreibe alle anderen vom Brett.',
  points: (rounds) => `Habe nach ${rounds} Runden die meisten Punkte.`,
};
