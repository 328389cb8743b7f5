/** The analysis of a finished game, loaded with its dialog. */
export const analysis = {
  about:
    'Chances assume that all play equally well. Luck is what the deal, dice and cards changed, compared with the average. One point is 1 % of a game.',
  turningPoints: 'Turning points',
  turningPoint: (round: number, name: string, what: string) => `Round ${round}: ${name} ${what}.`,
  did: {
    battle: (from: string, to: string) => `attacked ${to} from ${from}`,
    trade: 'traded in cards',
    placement: 'placed armies',
  },
  mostlyLuck: 'mostly luck',
  show: 'Show',
  luck: 'Luck, in points',
  luckOf: {
    deal: 'deal',
    attack: 'attacks',
    defence: 'defences',
    cards: 'cards',
    others: 'luck of others',
  },
  chancesByRound: 'Chances to win, round by round',
  roundColumn: 'At the beginning',
  round: (round: number) => `Round ${round}`,
  end: 'End',
  copy: 'Copy as text',
  copied: 'Copied',
};

export type AnalysisWords = typeof analysis;
