import type { Dice, Order, OrdersPosition, OrdersRules, Seat } from '@rubicon/engine';
import type { Budget } from '../bot.ts';
import { writeCampaign } from './campaign.ts';
import { startClock } from './clock.ts';
import { eveFor, foresee, sharpen, standingAfter } from './foresight.ts';
import { orderOf, planOf } from './plan.ts';
import { scopeOf, vary } from './variation.ts';

/** How thoroughly a level thinks. */
export interface Thoroughness {
  readonly worlds: number; // that it imagines to begin with
  readonly pace: number; // nodes until it imagines another
  readonly sharpness: number; // steps that others take to better their orders, in every second world
  readonly campaigns: number; // of its own by rules of thumb, to begin with the best
  readonly nodes: number; // rounds that it plays out in its head, when no budget is given
}

/**
 * The best orders found against those that can be expected of others: begins with the best of some campaigns and
 * varies it step by step. Every plan meets the same worlds, and is given up as soon as it falls behind.
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
  const eves: OrdersPosition[] = [];
  const best = { order: writeCampaign(rules, view, seat, troops, dice, 0), standings: [] as number[] };

  const imagine = (): void => {
    const world = foresee(rules, view, dice);
    if (sharpness > 0 && eves.length % 2 === 1) sharpen(rules, world, seat, sharpness, dice, clock);
    const eve = eveFor(world, seat);
    eves.push(eve);
    best.standings.push(standingAfter(rules, eve, seat, best.order));
    clock.tick();
  };

  /** Plays the orders in one world after the other; takes them over when they are better. */
  const consider = (order: Order): boolean => {
    const standings: number[] = [];
    let lead = TIDINESS * (best.order.moves.length - order.moves.length);
    for (const [i, eve] of eves.entries()) {
      const standing = standingAfter(rules, eve, seat, order);
      standings.push(standing);
      lead += standing - best.standings[i];
      if (!clock.tick() || lead < -GIVE_UP) break;
    }
    if (standings.length < eves.length || lead < 0) return false;
    best.order = order;
    best.standings = standings;
    return true;
  };

  do imagine();
  while (eves.length < worlds && clock.used() < BEGINNING);
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
      clock.tick(); // so that it ends where there is nothing to vary
      continue;
    }
    if (consider(orderOf(next))) plan = next;
  }
  return best.order;
}

/** With little time it begins with fewer worlds: they may take this part of it. */
const BEGINNING = 0.3;

/** A plan that is behind by so much, summed over the worlds, is not looked at in more worlds. */
const GIVE_UP = 0.05;

/** What an order less is worth: of plans that do the same the shortest is written. */
const TIDINESS = 1e-6;
