import {
  clonePosition,
  type Dice,
  incomeOf,
  isToAct,
  type Order,
  type OrdersPosition,
  type OrdersRules,
  play,
  type Seat,
  sampleWorld,
} from '@rubicon/engine';
import { writeCampaign } from './campaign.ts';
import type { Clock } from './clock.ts';
import { standingOf } from './outlook.ts';
import { orderOf, planOf } from './plan.ts';
import { scopeOf, vary } from './variation.ts';

/** Rounds involve no dice. */
const NO_DICE: Dice = { below: () => 0 };

/** The random variation of the orders expected of others. */
const VARIATION = 0.3;

/** A world that fits the view, and possible orders of every seat. */
export interface World {
  readonly position: OrdersPosition;
  readonly orders: (Order | undefined)[]; // by seat; undefined for a seat that gives none
}

/**
 * Samples a world in which every seat gives plausible orders. Whether the others have already committed theirs makes no
 * difference.
 */
export function foresee(rules: OrdersRules, view: OrdersPosition, dice: Dice): World {
  const open = clonePosition(view);
  open.sheets = view.sheets.map(() => ({ type: 'none' }));
  const position = sampleWorld(rules, open, dice);
  const orders = position.status.map((_, seat) =>
    isToAct(position, seat)
      ? writeCampaign(rules, position, seat, incomeOf(rules, position, seat), dice, VARIATION)
      : undefined,
  );
  return { position, orders };
}

/** Improves the orders of every other seat, with this many search steps each. */
export function sharpen(
  rules: OrdersRules,
  { position, orders }: World,
  except: Seat,
  steps: number,
  dice: Dice,
  clock: Clock,
): void {
  for (const [seat, order] of orders.entries()) {
    if (seat === except || order === undefined) continue;
    const scope = scopeOf(rules, position, seat);
    const before = beforeOrders({ position, orders }, seat);
    let plan = planOf(order, rules.board.size);
    let best = standingAfter(rules, before, seat, order);
    clock.tick();
    for (let step = 0; step < steps; step++) {
      const next = vary(scope, plan, dice);
      if (next === plan) continue;
      if (!clock.tick()) return;
      const standing = standingAfter(rules, before, seat, orderOf(next));
      if (standing < best) continue;
      best = standing;
      plan = next;
    }
    orders[seat] = orderOf(plan);
  }
}

/** The position in which only this seat has not committed its orders. */
export function beforeOrders({ position, orders }: World, seat: Seat): OrdersPosition {
  const before = clonePosition(position);
  before.sheets = orders.map((order, other) =>
    other === seat || order === undefined ? { type: 'none' } : order,
  );
  return before;
}

/** Rates the position of a seat after a round with these orders. */
export function standingAfter(rules: OrdersRules, before: OrdersPosition, seat: Seat, order: Order): number {
  const next = clonePosition(before);
  play(rules, next, seat, order, NO_DICE);
  return standingOf(rules, next, seat);
}
