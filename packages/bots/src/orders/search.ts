import type { Dice, Order, OrdersPosition, OrdersRules, Seat } from '@rubicon/engine';
import type { Budget } from '../bot.ts';
import { writeCampaign } from './campaign.ts';
import { startClock } from './clock.ts';
import { beforeOrders, foresee, sharpen, standingAfter } from './foresight.ts';
import { orderOf, planOf } from './plan.ts';
import { scopeOf, vary } from './variation.ts';

/** How thoroughly a level thinks. */
export interface Thoroughness {
  readonly worlds: number; // worlds sampled at the start
  readonly pace: number; // nodes until another world is sampled
  readonly sharpness: number; // search steps that improve the orders of others, in every second world
  readonly campaigns: number; // campaigns to start from: the best one is varied
  readonly nodes: number; // rounds that it simulates without a budget
}

/**
 * Returns the best orders found against those expected of others: starts with the best of some campaigns and varies it
 * step by step. Every plan is tried in the same worlds, and dropped as soon as it falls behind.
 */
export function searchOrder(
  rules: OrdersRules,
  view: OrdersPosition,
  seat: Seat,
  troops: number,
  dice: Dice,
  { worlds, pace, sharpness, campaigns, nodes }: Thoroughness,
  budget: Budget | undefined,
): Order {
  const clock = startClock(budget, nodes);
  const beforeByWorld: OrdersPosition[] = [];
  const best = { order: writeCampaign(rules, view, seat, troops, dice, 0), standings: [] as number[] };

  const imagine = (): void => {
    const world = foresee(rules, view, dice);
    if (sharpness > 0 && beforeByWorld.length % 2 === 1) sharpen(rules, world, seat, sharpness, dice, clock);
    const before = beforeOrders(world, seat);
    beforeByWorld.push(before);
    best.standings.push(standingAfter(rules, before, seat, best.order));
    clock.tick();
  };

  /** Tries the orders in one world after another, and keeps them if they are better. */
  const consider = (order: Order): boolean => {
    const standings: number[] = [];
    let lead = TIDINESS * (best.order.moves.length - order.moves.length);
    for (const [i, before] of beforeByWorld.entries()) {
      const standing = standingAfter(rules, before, seat, order);
      standings.push(standing);
      lead += standing - best.standings[i];
      if (!clock.tick() || lead < -GIVE_UP) break;
    }
    if (standings.length < beforeByWorld.length || lead < 0) return false;
    best.order = order;
    best.standings = standings;
    return true;
  };

  do imagine();
  while (beforeByWorld.length < worlds && clock.used() < BEGINNING);
  for (let i = 0; i < campaigns && clock.used() < 1; i++)
    consider(writeCampaign(rules, view, seat, troops, dice, 0.4));
  const scope = scopeOf(rules, view, seat);
  let plan = planOf(best.order, rules.board.size);
  let due = clock.nodes() + pace;
  while (clock.used() < 1) {
    if (clock.nodes() >= due) {
      imagine();
      due += pace;
    }
    const next = vary(scope, plan, dice);
    if (next === plan) {
      clock.tick(); // or the search would never end when there is nothing to vary
      continue;
    }
    if (consider(orderOf(next))) plan = next;
  }
  return best.order;
}

/** The share of the time that sampling the first worlds may take. */
const BEGINNING = 0.3;

/** A plan that is behind by this much, summed over the worlds, is not tried in more worlds. */
const GIVE_UP = 0.05;

/** The value of one order fewer: of equivalent plans the shortest wins. */
const TIDINESS = 1e-6;
