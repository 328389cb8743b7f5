import type { Blocks } from '../text.ts';

/** The options of the editions, and the finer points of some. */
export const options: Blocks<'options' | 'options-none' | 'capitals' | 'expert'> = {
  options: [{ options: true }],
  'options-none': ['This edition has no options.'],
  capitals: [
    'Before the first turn everybody names one of their territories as capital, in turn and for all to see. Whoever does not hold it at the end of their own turn is out.',
    {
      list: [
        'A lost capital can be won back until then. What counts is the very end of your turn, after your last move and your card.',
        'The armies of the player who is out are removed. Whoever holds the capital gets the cards, puts one army on each of the empty territories, and 5 more among them.',
        'These territories earn no card, and the cards wait for the next turn.',
        'If whoever holds the capital has given up, nobody places anything: the armies stay and only defend.',
      ],
    },
  ],
  expert: [
    'These options can be combined as you like.',
    {
      list: [
        'Slow sets: they are worth 4, 5, 6, 7 and so on, also after driving a player out.',
        'Free moves: the first one ends your attacks. Each goes along a chain of your own territories.',
        'Army limit: no territory ever holds more than 12 armies. New armies that find no room anywhere are lost.',
        'Roll again: in an attack you may show a card of the attacking or the attacked territory and roll one of your dice again, once in each roll. The new die counts, even if it is worse. You keep the card. Wild cards do not help, and nobody rolls again in defence.',
        'Commander: once a turn you may turn one of your attack dice to 6, after rolling again if you do both. The number of armies that have to move in stays the same.',
      ],
    },
  ],
};
