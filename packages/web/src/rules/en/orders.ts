import { ORDERS } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** Written orders: rounds instead of turns. */
export const orders: Blocks<
  | 'goal-points'
  | 'setup-bids'
  | 'round'
  | 'troops'
  | 'moves'
  | 'combat'
  | 'supply'
  | 'slips'
  | 'winning-points'
  | 'leaving-orders'
> = {
  'goal-points': [
    'Have the most points after the last round. All players write orders in secret. The orders are carried out together, and combat uses no dice.',
    { table: 'orders' },
  ],
  'setup-bids': [
    {
      steps: [
        `Objectives: each player is dealt ${ORDERS.objectives} territories in secret. Each one is worth ${ORDERS.points.objective} points at the end if you hold it.`,
        `Bids: each player has ${ORDERS.tokens} tokens. The other territories come up for bids ${ORDERS.lot} at a time. All players bid in secret, from 0 up to the tokens they have left. The highest bidder pays and takes all ${ORDERS.lot} as starting territories. A die roll breaks ties. If nobody bids, all ${ORDERS.lot} stay empty.`,
        `If you won nothing, you must convert 1 to ${ORDERS.objectives} of your objectives into starting territories. They no longer count as objectives.`,
        'The player with the most tokens left goes first. A die roll breaks ties.',
        'All players deploy their first troops in secret on their starting territories. Objectives start empty.',
      ],
    },
  ],
  round: [
    {
      steps: [
        'All players write their orders: objectives to cash in, troops to deploy, moves.',
        'All sheets are revealed together. First, all troops are deployed.',
        'Then come the moves: all moves of the first player in the order written, then all moves of the next player clockwise, and so on.',
        'Supply is checked.',
        'The first-player token passes to the left.',
      ],
    },
    'You can change your sheet until you commit it. The game then shows the result of every order, step by step.',
  ],
  troops: [
    'Each round you receive:',
    {
      list: [
        `1 troop for every ${ORDERS.income.territories} territories you hold, rounded down, but at least ${ORDERS.income.least};`,
        'the continent bonus of every continent you hold;',
        `${ORDERS.cash} troops for every objective you cash in. It then becomes an ordinary territory. You may cash in an objective even if you do not hold it.`,
      ],
    },
    'Deploy new troops only where you already have troops.',
    { table: 'bonuses' },
  ],
  moves: [
    {
      list: [
        'You may write any number of moves: how many troops, from which territory, to which neighbour.',
        'Troops move once per round. Troops that entered a territory this round stay there.',
        'You may leave a territory empty. Then nobody holds it.',
        'Troops never meet on the way. The earlier order enters and fights; the later order moves the troops that are left.',
        'Every order is a separate move and battle, even if several go to the same territory.',
      ],
    },
  ],
  combat: [
    'Troops fight when they enter a territory held by another player. If both sides are equal, all troops are lost and the territory is empty. Otherwise the smaller side loses all its troops, and the larger side loses the same number minus 1. You take empty territories without losses.',
    { table: 'combat' },
  ],
  supply: [
    'At the end of a round, count your territories. No territory may have more of your troops than that number; the rest are removed. All players count first, then all remove troops. Nobody loses a territory this way.',
  ],
  slips: [
    'Mistakes never stop the game.',
    {
      list: [
        'Invalid orders are ignored.',
        'If you move more troops than are available, the available troops move.',
        'If you deploy more troops than you have, the orders are filled in the order written. Troops you do not deploy are lost.',
        'An order from a territory that you lost or emptied earlier moves nothing.',
      ],
    },
  ],
  'winning-points': [
    `After the last round you score ${ORDERS.points.territory} point for each territory, ${ORDERS.points.objective} instead of ${ORDERS.points.territory} for each objective you hold and have not cashed in, and the bonus of each continent you hold. The most points win. In a tie, the player who went earlier in the last round wins.`,
    'If you have no troops left, you are out and have 0 points.',
  ],
  'leaving-orders': [
    {
      list: [
        'You may surrender at any time. Your troops stay in place, defend and score nothing. If all players but one have surrendered, that player wins.',
        'Any player may offer a draw. The game is a draw when all players who have not surrendered agree. The offer expires at the end of the round.',
        'For an absent player, the game bids 0, spreads the first troops evenly, and uses the sheet as last saved.',
      ],
    },
  ],
};
