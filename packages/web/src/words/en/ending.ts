const territories = (n: number): string => (n === 1 ? '1 territory' : `${n} territories`);

/** The end of a game, loaded with it. */
export const ending = {
  outcomes: { won: 'Victory', lost: 'Defeat', drawn: 'Draw', over: 'Game over' },
  endings: {
    draw: 'All remaining players agreed to a draw.',
    last: (name: string) => `${name} is the last player on the board.`,
    surrender: (name: string) => `${name} is the last player: all others surrendered.`,
    left: (name: string) => `${name} is the last player: all others were eliminated or surrendered.`,
    mission: (name: string, mission: string) => `${name} completed a secret mission: ${mission}`,
    capitals: (name: string, n: number) =>
      n === 1
        ? `${name} holds their own headquarters and 1 other.`
        : `${name} holds their own headquarters and ${n} others.`,
    objectives: (name: string, n: number) => `${name} has ${n} objectives and holds their own capital.`,
    points: (name: string, points: number, rounds: number) =>
      `${name} has the most points after ${rounds} rounds: ${points}.`,
    pointsLevel: (name: string, points: number, others: string) =>
      `${name} ties with ${others} at ${points} points, but went earlier in the last round.`,
  },
  places: 'Final places',
  fates: {
    won: 'won the game',
    drawn: 'agreed to a draw',
    left: 'left the game',
    held: (n: number) => `held ${territories(n)} at the end`,
    scored: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    eliminated: (by: string, round: string) => `eliminated by ${by}, ${round.toLowerCase()}`,
    surrendered: (round: string) => `surrendered, ${round.toLowerCase()}`,
    surrenderedEarly: 'surrendered during the set-up',
  },
  mission: (text: string) => `Mission: ${text}`,
  awards: 'Awards',
  award: {
    luckiest: 'Luckiest',
    unluckiest: 'Unluckiest',
    conquests: 'Most conquests',
    nemesis: 'Nemesis',
    yourNemesis: 'Your nemesis',
  },
  awardFor: {
    luckiest: (armies: string) => `+${armies} armies from dice`,
    unluckiest: (armies: string) => `−${armies} armies from dice`,
    conquests: (n: number) => `${territories(n)} taken`,
    nemesis: (n: number, victim: string) => `took ${territories(n)} from ${victim}`,
    yourNemesis: (n: number) => `took ${territories(n)} from you`,
  },
  scores: 'Points',
  scoreColumns: {
    territories: 'Terri\u00adtories',
    objectives: 'Objectives',
    continents: 'Conti\u00adnents',
    points: 'Points',
  },
  objectiveHeld: (name: string) => `${name}, held`,
  objectiveMissed: (name: string) => `${name}, not held`,
  noObjectives: 'none',
  playback: 'The game in 10 seconds',
  finalBoard: 'The board, turn by turn',
  details: 'Details',
  graphs: 'Graphs',
  luck: 'Luck',
  savePicture: 'Save picture',
  sharePicture: 'Share picture',
  again: 'Same board again',
  rematch: 'Rematch',
  showBoard: 'Show board',
};

export type EndingWords = typeof ending;
