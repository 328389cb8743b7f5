import { type BotMaker, botOf } from './bot.ts';
import { randomOrders } from './random-orders.ts';
import { randomTurns } from './random-turns.ts';

/** Plays at random, but so that games end. The yardstick for all other bots. */
export const randomBot: BotMaker = (rules, seat, dice) =>
  rules.family === 'turns'
    ? botOf('turns', randomTurns(rules, seat, dice))
    : botOf('orders', randomOrders(rules, seat, dice));
