import type { Blocks } from '../text.ts';

/** Cards, sets, and what becomes of those who lose everything. */
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
    'Every territory has a card with infantry, cavalry or artillery; two more cards are wild. Three cards make a set: three alike, three different, or any two with a wild card.',
    'You trade sets at the start of your turn, before you place anything. What a set is worth depends on how many sets have been traded in this game, by anybody:',
    { table: 'sets' },
    {
      list: [
        'Your cards are secret. Everybody sees how many you have, and which ones you trade.',
        'When the deck is empty, the traded cards are shuffled and become the new deck.',
      ],
    },
  ],
  'cards-1959': [
    {
      list: [
        'With 5 or more cards at the start of your turn you must trade until you have 4 or fewer. With 3 or 4 you may trade.',
        'The territory on a card means nothing when you trade it.',
      ],
    },
  ],
  'cards-1993': [
    {
      list: [
        'With 5 or more cards at the start of your turn you must trade a set; a second one is up to you. With 3 or 4 you may trade.',
        'If a traded card shows a territory that you hold, 2 extra armies go on that territory. That happens at most once a turn; if several cards fit, you choose.',
      ],
    },
  ],
  'cards-headquarters': [
    'Cards of headquarters are not part of your hand. They are never traded and never counted.',
  ],
  'cards-2008': [
    'Every territory has a card: 30 cards show one star, 12 show two. Once a turn, before you place your first army, you may turn in cards with 2 to 10 stars in all. You choose which ones.',
    { table: 'stars' },
    {
      list: [
        'You never have to turn in cards, and you may hold any number of them.',
        'The territory on a card means nothing when you turn it in.',
        'Your cards are secret. Everybody sees how many you have, and which ones you turn in.',
        'When the deck is empty, the cards that were turned in become the new deck. If there are none, nobody draws.',
      ],
    },
  ],
  elimination: [
    'Whoever takes a player’s last territory drives that player out and gets all of their cards.',
  ],
  'elimination-1959': [
    'You may trade sets at once, place the armies and go on attacking. With 5 or more cards you must trade until you have 4 or fewer.',
  ],
  'elimination-1993': [
    'With 6 or more cards you must trade at once, until you have 4 or fewer, and no further. Place the armies and go on attacking. With fewer than 6 cards you wait for your next turn.',
  ],
  'elimination-2008': [
    'You also get their objectives. They do not count as your one objective of the turn, and they do not cost you the card. The cards can be turned in from your next turn on.',
  ],
  'elimination-rewards': ['Their rewards leave the game.'],
};
