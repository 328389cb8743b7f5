import { SETS, STARS } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** Cards, sets and elimination. */
export const cards: Blocks<
  | 'cards'
  | 'cards-1959'
  | 'cards-1993'
  | 'cards-headquarters'
  | 'cards-2008'
  | 'elimination'
  | 'elimination-1959'
  | 'elimination-1993'
  | 'elimination-2008'
  | 'elimination-rewards'
> = {
  cards: [
    `Every territory has a card that shows infantry, cavalry or artillery. ${SETS.wildCards} more cards are wild. 3 cards make a set: 3 alike, 3 different, or any 2 with a wild card.`,
    'You trade in sets at the start of your turn, before you place armies. The value of a set depends on how many sets all players together have traded in so far:',
    { table: 'sets' },
    {
      list: [
        'Your cards are secret. All players see how many you have and which ones you trade in.',
        'When the deck is empty, the discarded cards are shuffled to form a new deck.',
      ],
    },
  ],
  'cards-1959': [
    {
      list: [
        `If you start your turn with ${SETS.forced} or more cards, you must trade in sets until you have ${SETS.kept} or fewer. With ${SETS.optional} or ${SETS.kept} cards you may trade in.`,
        'The territory on a card does not matter when you trade it in.',
      ],
    },
  ],
  'cards-1993': [
    {
      list: [
        `If you start your turn with ${SETS.forced} or more cards, you must trade in a set. A second set is optional. With ${SETS.optional} or ${SETS.kept} cards you may trade in.`,
        `If a card you trade in shows a territory you hold, place ${SETS.extra} extra armies on that territory. You get this bonus at most once per turn. If several cards match, choose one.`,
      ],
    },
  ],
  'cards-headquarters': [
    'Headquarters cards are not part of your hand. They are never traded in and never counted.',
  ],
  'cards-2008': [
    `Every territory has a card: ${STARS.cardsWith(1)} cards show 1 star, ${STARS.cardsWith(2)} cards show 2. Once per turn, before you place your first army, you may trade in cards with a total of ${STARS.least} to ${STARS.most} stars. You choose the cards.`,
    { table: 'stars' },
    {
      list: [
        'You never have to trade in cards, and you may hold any number of them.',
        'The territory on a card does not matter when you trade it in.',
        'Your cards are secret. All players see how many you have and which ones you trade in.',
        'When the deck is empty, the discarded cards form a new deck. If there are none, nobody draws.',
      ],
    },
  ],
  elimination: [
    'If you capture a player’s last territory, you eliminate that player and take all of their cards.',
  ],
  'elimination-1959': [
    `You may trade in sets at once, place the armies and continue to attack. With ${SETS.forced} or more cards you must trade in sets until you have ${SETS.kept} or fewer.`,
  ],
  'elimination-1993': [
    `With ${SETS.forcedAfterElimination} or more cards you must trade in sets at once, but stop as soon as you have ${SETS.kept} or fewer. Place the armies and continue to attack. With fewer than ${SETS.forcedAfterElimination} cards you must wait for your next turn.`,
  ],
  'elimination-2008': [
    'You also take their objectives. These do not count as your objective of the turn and do not cost you your card. You can trade in the cards from your next turn on.',
  ],
  'elimination-rewards': ['Their rewards leave the game.'],
};
