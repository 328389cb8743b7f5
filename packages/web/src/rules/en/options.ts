import { ARMY_LIMIT, SETTLERS } from '@rubicon/engine';
import { SETS } from '../facts.ts';
import type { Blocks } from '../text.ts';

/** The options of the editions, some of them in detail. */
export const options: Blocks<'options' | 'options-none' | 'capitals' | 'expert'> = {
  options: [{ options: true }],
  'options-none': ['This edition has no options.'],
  capitals: [
    'Before the first turn, each player in turn openly names one of their territories as their capital. If you do not hold your capital at the end of your own turn, you are out.',
    {
      list: [
        'Until then you can recapture it. The check comes at the very end of your turn, after you fortify and draw your card.',
        `The armies of that player are removed. The holder of the capital takes the cards, places 1 army on each empty territory and ${SETTLERS} more among them.`,
        'These territories earn no card. The cards can be traded in from the next turn on.',
        'If the holder of the capital has surrendered, nobody places armies. The armies stay and only defend.',
      ],
    },
  ],
  expert: [
    'You can combine these options freely.',
    {
      list: [
        `Slow sets: sets are worth ${SETS.slowValues} and so on, even after you eliminate a player.`,
        'Unlimited fortify: your first move ends your attacks. Each move follows a chain of your own territories.',
        `Army limit: no territory ever holds more than ${ARMY_LIMIT} armies. New armies are lost if no territory has room for them.`,
        'Re-roll: when you attack, you may show the card of the attacking or the attacked territory and re-roll 1 of your dice, once per roll. The new result counts, even if it is worse. You keep the card. Wild cards do not count, and the defender cannot re-roll.',
        'Commander: once per turn you may turn 1 of your attack dice to 6. If you also re-roll, re-roll first. The minimum number of armies to move in does not change.',
      ],
    },
  ],
};
