/** The page of the challenge of the day, loaded with it. */
export const challengePage = {
  loadFailed: 'The challenge could not be loaded. Check your connection and reload the page.',
  goals: {
    takeContinent: (continent: string) => `Take ${continent} this turn`,
    breakContinent: (continent: string) => `Break ${continent}: take any of its territories`,
    eliminate: (name: string) => `Eliminate ${name} this turn`,
    takeAndKeep: (take: string, armies: number, keep: string) =>
      `Take ${take} and keep ${armies === 1 ? '1 army' : `${armies} armies`} in ${keep}`,
  },
  you: (name: string) => `You are ${name}.`,
  how: 'Plan the whole turn before any dice are rolled. Each strike continues until the territory is taken; if one fails, the turn ends. Your grade is the exact chance of your line.',
  place: (armies: number) =>
    armies === 1
      ? 'Place 1 army: click one of your territories.'
      : `Place ${armies} armies: click your territories.`,
  strike: 'Strike: click where from, then where to.',
  strikeFrom: (territory: string) => `Strike from ${territory}: click a target, or another origin.`,
  full: 'The line is full.',
  line: 'Your line',
  bestLine: 'The best line',
  empty: 'Nothing yet.',
  placed: (armies: number, territory: string) =>
    `${armies === 1 ? '1 army' : `${armies} armies`} on ${territory}`,
  leave: 'leave behind',
  leaves: (armies: number) => `leave ${armies} behind`,
  leaveAt: (strike: number) => `Armies left behind by strike ${strike}`,
  fewer: (name: string) => `Fewer: ${name}`,
  more: (name: string) => `More: ${name}`,
  remove: (strike: number) => `Remove strike ${strike}`,
  clear: 'Clear',
  grade: 'Grade my line',
  armiesLeft: (armies: number) =>
    armies === 1 ? '1 army is not placed yet.' : `${armies} armies are not placed yet.`,
  noStrike: 'Add at least 1 strike.',
  tooFew: (strike: number, territory: string) =>
    `Strike ${strike}: only 1 army is left in ${territory}. Leave more behind earlier.`,
  tooMany: (most: number) => `At most ${most} strikes.`,
  outOfReach: 'This line cannot reach the goal, whatever you roll.',
  wrongLine: 'This line cannot be played.',
  bars: { yours: 'Your line', best: 'Best line', obvious: 'Obvious line' },
  verdicts: [
    'No better than the obvious line.',
    'Better than the obvious line.',
    'Close to the best line!',
    'The best line!',
  ],
  practice: 'Practice only.',
  dayResult: (stars: string, chance: string) => `Today’s result: ${stars} ${chance}`,
  showBest: 'Show the best line',
  showMine: 'Show my line',
  playOut: 'Play it out',
  again: 'Roll again',
  skip: 'Skip',
  back: 'Back',
  another: 'Try another line',
  taken: (from: string, to: string, lost: number, killed: number) =>
    `${from} takes ${to}: lost ${lost}, killed ${killed}.`,
  held: (from: string, to: string, lost: number, killed: number) =>
    `${from} fails to take ${to}: lost ${lost}, killed ${killed}.`,
  dice: (attack: string, defence: string) => `Attack ${attack}, defence ${defence}`,
  won: 'Goal reached!',
  missed: 'Not this time. Your grade stays the same.',
  share: 'Copy result',
  copied: 'Copied.',
  shared: (date: string, stars: string, chance: string, best: string, days: number) =>
    `Rubicon ${date} ${stars} ${chance} (best ${best})${days === 0 ? '' : ` streak ${days}`}`,
};

export type ChallengeWords = typeof challengePage;
