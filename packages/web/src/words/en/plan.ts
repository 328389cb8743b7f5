/** A turn that is planned while others play. */
export const plan = {
  plan: 'Plan my turn',
  change: 'Change my plan',
  title: 'Plan your next turn',
  about:
    'Place and attack on the board as it is now. When your turn comes, the plan is played move by move. Nobody sees that you have one.',
  stopBelow: 'Stop below',
  endsTurn: 'End my turn after the last attack',
  save: 'Save plan',
  discard: 'Discard',
  running: 'Playing your plan …',
  stop: 'Stop',
  stops: {
    'forced-trade': 'Your plan stopped: you must trade in cards first.',
    'lost-territory': 'Your plan stopped: you no longer hold a territory in it.',
    'not-possible': 'Your plan stopped: its next move is not possible.',
    odds: 'Your plan stopped: the odds fell below your limit.',
    failed: 'Your plan stopped: too few armies are left to attack.',
  },
};

export type PlanWords = typeof plan;
