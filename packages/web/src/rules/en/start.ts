import type { Blocks } from '../text.ts';

/** How a game begins, and what it is about. */
export const start: Blocks<
  | 'goal-last'
  | 'goal-classic'
  | 'goal-capital'
  | 'goal-mission'
  | 'goal-objectives'
  | 'goal-rewards'
  | 'goal-conquest'
  | 'setup-claim'
  | 'setup-classic'
  | 'setup-headquarters'
  | 'setup-mission'
  | 'setup-charts'
  | 'setup-cities'
  | 'two-players'
> = {
  'goal-last': [
    'Be the last player on the board. You choose your own corner of the world, build it up, and drive everybody else off the map.',
  ],
  'goal-classic': [
    'Be the last player on the board. The deal scatters everybody over the world with one army on each territory, so the first continents and the first sets of cards decide a lot.',
  ],
  'goal-capital': [
    'Everybody hides a headquarters among their own territories. Hold yours and capture all the others, and you win. A few strong points decide, not the whole map.',
  ],
  'goal-mission': [
    'Everybody has a mission that nobody else knows: continents, a number of territories, or the end of a colour. The first mission to be complete wins, even if somebody else completed it for its owner.',
  ],
  'goal-objectives': [
    'A race: take 3 of the 8 open objectives and hold your own capital at the end of your turn. The start is fixed, so play begins at once.',
  ],
  'goal-rewards': [
    'A race: take 3 objectives and hold your own capital at the end of your turn. Every objective brings a reward that makes you stronger.',
  ],
  'goal-conquest': [
    'Command Room without the short cut: objectives still bring rewards, but only the whole world wins.',
  ],
  'setup-claim': [
    { table: 'armies' },
    {
      steps: [
        'Everybody rolls a die. The highest begins; ties for the highest roll again.',
        'In turn, each player puts one army on an empty territory, until none is empty.',
        'Then each player in turn adds one army to a territory of their own, until all armies are placed. You may also place all you have left at once.',
        'Whoever placed the first army takes the first turn. Play goes clockwise.',
      ],
    },
    'With the option “Start” the territories are dealt instead of claimed, and the armies too if you like.',
  ],
  'setup-classic': [
    { table: 'deal' },
    {
      steps: [
        'A dealer is drawn by lot. The 42 territories are dealt one at a time, starting on the dealer’s left.',
        'Every territory gets one army of its owner. There are no other armies at the start.',
        'The player on the dealer’s left takes the first turn. Play goes clockwise.',
      ],
    },
  ],
  'setup-headquarters': [
    'When all armies are placed, everybody chooses one of their territories as headquarters, all at the same time and in secret. Then all are shown. The cards of these territories leave the deck for good.',
  ],
  'setup-mission': [
    { table: 'armies' },
    { table: 'deal' },
    {
      steps: [
        'A general is drawn by lot. Everybody gets a mission in secret; missions against colours that nobody plays are left out.',
        'The territories are dealt one at a time, starting on the general’s left. Each gets one army.',
        'In turn, each player adds one army to a territory of their own, until all armies are placed. You may also place all you have left at once.',
        'The player on the general’s left takes the first turn. Play goes clockwise.',
      ],
    },
  ],
  'setup-charts': [
    {
      steps: [
        'Everybody rolls a die. From the highest down, players choose a colour; ties roll again.',
        'The colour decides where you begin, with which armies and capital, and when your turn comes: Yellow, Green, Blue, Red, Black.',
        'There are 15 cities, always on the same territories. The board shows them.',
        'The third and the fourth player in turn order begin with one card, the fifth with two.',
      ],
    },
    { table: 'chartArmies' },
    { table: 'charts' },
  ],
  'setup-cities': [
    { table: 'armies' },
    {
      steps: [
        '15 cities go on territories drawn by lot. Four minor and four major objectives are drawn and lie open; on each lies a reward of its kind.',
        'Everybody rolls a die. The highest begins; ties for the highest roll again. In turn, each player puts their capital and one army on an empty territory.',
        'In turn, each player puts one army on an empty territory, until none is empty. Then each adds one army at a time to a territory of their own. You may also place all you have left at once.',
        'Whoever placed first takes the first turn. Play goes clockwise. The third and the fourth player begin with one card, the fifth with two.',
      ],
    },
  ],
  'two-players': [
    'Between two players stands a neutral side.',
    {
      list: [
        'Each of the three sides gets 14 territories by lot and has 40 armies. One goes on each of its territories.',
        'Then you take turns, 13 times each: two armies of your own, together or apart, and one neutral army on any neutral territory. A lot decides who begins, and that player also takes the first turn.',
        'The neutral side never attacks, moves or grows. The attacker’s opponent rolls its dice.',
        'Taking a neutral territory earns a card like any other. You win by taking your opponent’s last territory, whatever the neutral side still holds.',
      ],
    },
  ],
};
