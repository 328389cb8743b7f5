import { type BotMaker, botOf } from './bot.ts';
import { randomOrders } from './orders/random.ts';
import { randomTurns } from './turns/random.ts';

/** Plays at random, but always finishes its games. The yardstick for all other bots. */
export const randomBot: BotMaker = (rules, seat, dice) =>
  rules.family === 'turns'
    ? botOf('turns', randomTurns(rules, seat, dice))
    : botOf('orders', randomOrders(rules, seat, dice));
