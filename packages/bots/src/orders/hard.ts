import type { Dice, OrdersRules, Seat } from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { answerWith } from './answers.ts';
import { searchOrder, type Thoroughness } from './search.ts';
import { soundSetup } from './setup.ts';

const THOROUGHNESS: Thoroughness = { worlds: 3, pace: 1000, sharpness: 0, campaigns: 5, nodes: 120 };

/** Samples the orders of other seats, and searches for the best reply. */
export function hardOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  return answerWith({
    ...soundSetup(rules, seat, dice),
    order: (view, { troops }, budget) => searchOrder(rules, view, seat, troops, dice, THOROUGHNESS, budget),
  });
}
