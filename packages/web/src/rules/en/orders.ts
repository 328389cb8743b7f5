import type { Blocks } from '../text.ts';

/** Written orders, which have no turns. */
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
    'Have the most points after the last round. Everybody writes orders in secret, all are carried out together, and no dice are rolled in combat.',
    { table: 'orders' },
  ],
  'setup-bids': [
    {
      steps: [
        'Objectives: everybody is dealt 3 territories in secret. Each is worth 3 points at the end, if you hold it then.',
        'Bids: everybody has 20 tokens. The other territories come up three at a time. All bid in secret, from 0 up to the tokens they have left. The highest bid pays and gets all three as starting territories; a die settles a tie. If nobody bids, the three stay empty.',
        'If you have won nothing, you must turn one, two or three of your objectives into starting territories. They are objectives no longer.',
        'Whoever has most tokens left comes first; a die settles a tie.',
        'Everybody places the first troops in secret on their starting territories. Objectives begin empty.',
      ],
    },
  ],
  round: [
    {
      steps: [
        'Everybody writes: objectives to cash in, troops to deploy, moves.',
        'All sheets are opened together. First all troops are deployed.',
        'Then the moves: all those of the first player in the order written, then all those of the next player clockwise, and so on.',
        'Supply is checked.',
        'The first place passes to the left.',
      ],
    },
    'You can change your sheet until you commit it. After that the game shows step by step what became of every order.',
  ],
  troops: [
    'In every round you have:',
    {
      list: [
        'one troop for every three territories you hold, rounded down, but at least 2;',
        'the bonus of every continent that is all yours;',
        '2 troops for every objective you cash in. It then becomes an ordinary territory. You may cash in an objective whether you hold it or not.',
      ],
    },
    'New troops go only where you already have troops.',
    { table: 'bonuses' },
  ],
  moves: [
    {
      list: [
        'You may write as many moves as you like: how many troops, from where, to which neighbour.',
        'Troops move once in a round. Those that entered a territory in this round stay there.',
        'You may leave a territory empty. Then it is nobody’s.',
        'Nobody meets on the way: the earlier order enters and fights, the later one moves what is left.',
        'Every order is a move and a fight of its own, also when several go to the same territory.',
      ],
    },
  ],
  combat: [
    'Troops fight when they enter a territory that somebody else holds. Equal numbers all fall, and the territory is empty. Otherwise the smaller side falls, and the larger side loses as many troops less one. Empty territories are taken without loss.',
    { table: 'combat' },
  ],
  supply: [
    'At the end of a round, count your territories: on none of them may you have more troops than that number. What is above is removed. All are counted first, then all are cut, and nobody loses a territory by it.',
  ],
  slips: [
    'Mistakes never stop the game.',
    {
      list: [
        'Orders that make no sense are ignored.',
        'If you order more troops than there are, those that are there move.',
        'If you deploy more than you have, the orders are filled in the order written. What you do not deploy is lost.',
        'An order from a territory that was lost or emptied before moves nothing.',
      ],
    },
  ],
  'winning-points': [
    'After the last round you have 1 point for each territory, 3 instead of 1 for each objective that you hold and have not cashed in, and the bonus of each of your continents as points. Most points win. Of equals, whoever came first in the last round wins.',
    'Whoever has no troops left is out of the game and has 0 points.',
  ],
  'leaving-orders': [
    {
      list: [
        'You may give up at any time. Your troops stay where they are, defend, and score nothing. If only one player has not given up, that player wins.',
        'Anybody may offer a draw. The game is drawn when all who have not given up agree; the offer ends with the round.',
        'For a player who is away: a bid of 0, first troops spread evenly, and the sheet as far as it was saved.',
      ],
    },
  ],
};
