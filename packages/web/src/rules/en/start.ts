import { CITIES, OBJECTIVES_OF_EACH_KIND } from '@rubicon/engine';
import { DUEL, OBJECTIVES, TERRITORIES } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** Goals and set-up. */
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
    'Be the last player on the board. Claim your own corner of the world, build it up and eliminate all other players.',
  ],
  'goal-classic': [
    'Be the last player on the board. The deal scatters all players over the world with 1 army on each territory, so the first continents and the first sets decide a lot.',
  ],
  'goal-capital': [
    'Each player hides a headquarters among their own territories. Hold yours and capture all the others to win. A few strong points decide the game, not the whole map.',
  ],
  'goal-mission': [
    'Each player has a secret mission: conquer continents, hold a number of territories or destroy a colour. The first completed mission wins, even if another player completed it for you.',
  ],
  'goal-objectives': [
    `A race: take ${OBJECTIVES.toWin} of the ${OBJECTIVES.open} open objectives and hold your own capital at the end of your turn. Starting positions are fixed, so play begins at once.`,
  ],
  'goal-rewards': [
    `A race: take ${OBJECTIVES.toWin} objectives and hold your own capital at the end of your turn. Every objective brings a reward that makes you stronger.`,
  ],
  'goal-conquest': [
    'Command Room without the shortcut: objectives still bring rewards, but you must conquer the whole world.',
  ],
  'setup-claim': [
    { table: 'armies' },
    {
      steps: [
        'Each player rolls a die. The highest roll begins. Players tied for highest roll again.',
        'Each player in turn places 1 army on an empty territory, until no territory is empty.',
        'Then each player in turn adds 1 army to one of their own territories, until all armies are placed. You may also place all your remaining armies at once.',
        'The player who placed the first army takes the first turn. Play proceeds clockwise.',
      ],
    },
    'With the option “Set-up” the territories are dealt instead of claimed. The armies can be placed automatically too.',
  ],
  'setup-classic': [
    { table: 'deal' },
    {
      steps: [
        `A random player is the dealer. The ${TERRITORIES} territories are dealt one at a time, starting on the dealer’s left.`,
        'Each territory gets 1 army of its owner. There are no other armies at the start.',
        'The player on the dealer’s left takes the first turn. Play proceeds clockwise.',
      ],
    },
  ],
  'setup-headquarters': [
    'When all armies are placed, all players choose one of their territories as their headquarters, at the same time and in secret. Then all headquarters are revealed. The cards of these territories leave the deck for good.',
  ],
  'setup-mission': [
    { table: 'armies' },
    { table: 'deal' },
    {
      steps: [
        'A random player is the general. Each player receives a secret mission. Missions against colours not in play are left out.',
        'The territories are dealt one at a time, starting on the general’s left. Each gets 1 army.',
        'Each player in turn adds 1 army to one of their own territories, until all armies are placed. You may also place all your remaining armies at once.',
        'The player on the general’s left takes the first turn. Play proceeds clockwise.',
      ],
    },
  ],
  'setup-charts': [
    {
      steps: [
        'Each player rolls a die. Players choose a colour in order, from the highest roll down. Ties roll again.',
        'Your colour decides your territories, armies, capital and place in the turn order: Yellow, Green, Blue, Red, Black.',
        `There are ${CITIES} cities, always on the same territories. The board shows them.`,
        'The third and fourth players in turn order start with 1 card, the fifth with 2.',
      ],
    },
    { table: 'chartArmies' },
    { table: 'charts' },
  ],
  'setup-cities': [
    { table: 'armies' },
    {
      steps: [
        `${CITIES} cities are placed on random territories. ${OBJECTIVES_OF_EACH_KIND} minor and ${OBJECTIVES_OF_EACH_KIND} major objectives are drawn and laid out face up, each with a reward of its kind.`,
        'Each player rolls a die. The highest roll begins. Players tied for highest roll again. Each player in turn places their capital and 1 army on an empty territory.',
        'Each player in turn places 1 army on an empty territory, until no territory is empty. Then each player in turn adds 1 army to one of their own territories. You may also place all your remaining armies at once.',
        'The player who placed first takes the first turn. Play proceeds clockwise. The third and fourth players start with 1 card, the fifth with 2.',
      ],
    },
  ],
  'two-players': [
    'With 2 players there is a third, neutral side.',
    {
      list: [
        `Each of the ${DUEL.sides} sides gets ${DUEL.territories} random territories and has ${DUEL.reserve} armies. Place 1 army on each territory.`,
        `Then take turns, ${DUEL.placements} times each: place ${DUEL.own} of your own armies, together or apart, and ${DUEL.neutral} neutral army on any neutral territory. A random player begins and also takes the first turn.`,
        'The neutral side never attacks, moves or gets new armies. The attacker’s opponent rolls its dice.',
        'Capturing a neutral territory earns a card like any other. You win by capturing your opponent’s last territory, even if neutral territories are left.',
      ],
    },
  ],
};
