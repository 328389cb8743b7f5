import type { Dice, OrdersRules, Seat } from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { answerWith } from './answers.ts';
import { searchOrder, type Thoroughness } from './search.ts';
import { soundSetup } from './setup.ts';

const THOROUGHNESS: Thoroughness = { worlds: 6, pace: 150, sharpness: 30, campaigns: 10, nodes: 1500 };

/** Samples many possible orders of other seats, some of them improved, and searches long for the best reply. */
export function expertOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  return answerWith({
    ...soundSetup(rules, seat, dice),
    order: (view, { troops }, budget) => searchOrder(rules, view, seat, troops, dice, THOROUGHNESS, budget),
  });
}
