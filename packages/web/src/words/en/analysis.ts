/** The analysis of a finished game, loaded with its dialog. */
export const analysis = {
  about:
    'Chances assume that everyone plays equally well. Luck is how the deal, dice and cards differed from the average. 1 point is a 1% chance to win.',
  turningPoints: 'Turning points',
  turningPoint: (round: number, name: string, what: string) => `Round ${round}: ${name} ${what}.`,
  did: {
    battle: (from: string, to: string) => `attacked ${to} from ${from}`,
    trade: 'traded in cards',
    placement: 'placed armies',
  },
  mostlyLuck: 'mostly luck',
  show: 'Show',
  mistakes: 'Mistakes',
  searching: (percent: number) => `Looking for mistakes: ${percent}% of turns`,
  retry: 'Try again',
  retryAll: 'Learn from your mistakes',
  retryShared: 'Learn from the mistakes',
  noMistakes: 'No mistakes were found.',
  mistake: (round: number, name: string, points: string, played: string, better: string) =>
    `Round ${round}: ${name}, ${points} points: ${played}. Better: ${better}`,
  moves: {
    place: (armies: number, territory: string) => `place ${armies} on ${territory}`,
    attack: (from: string, to: string) => `attack ${to} from ${from}`,
    fortify: (armies: number, from: string, to: string) => `move ${armies} from ${from} to ${to}`,
    occupy: (armies: number) => `move in ${armies}`,
    defend: (dice: number) => `defend with ${dice === 1 ? '1 die' : `${dice} dice`}`,
    reRoll: (die: number) => `re-roll the ${die}`,
    commander: (die: number) => `turn the ${die} to 6`,
    trade: 'trade in cards',
    keepCards: 'keep the cards',
    keepDice: 'keep the dice',
    stay: 'move nothing',
    stop: 'stop attacking',
  },
  luck: 'Luck, in points',
  luckOf: {
    deal: 'deal',
    attack: 'attacks',
    defence: 'defences',
    cards: 'cards',
    others: 'others’ luck',
  },
  chancesByRound: 'Chances to win, round by round',
  roundColumn: 'At the start of',
  round: (round: number) => `Round ${round}`,
  end: 'End of game',
  copy: 'Copy as text',
  copied: 'Copied',
};

export type AnalysisWords = typeof analysis;
