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

/** There is no chance in a round. */
const NO_DICE: Dice = { below: () => 0 };

/** By how much the orders that are expected of others vary. */
const WHIM = 0.3;

/** A world that fits the view, and the orders that everybody may give in it. */
export interface World {
  readonly position: OrdersPosition;
  readonly orders: (Order | undefined)[]; // by seat; undefined for a seat that gives none
}

/**
 * A world in which everybody gives orders such as can be expected of them. Whether others have handed theirs in already
 * makes no difference.
 */
export function foresee(rules: OrdersRules, view: OrdersPosition, dice: Dice): World {
  const open = clonePosition(view);
  open.sheets = view.sheets.map(() => ({ type: 'none' }));
  const position = sampleWorld(rules, open, dice);
  const orders = position.status.map((_, seat) =>
    isToAct(position, seat)
      ? writeCampaign(rules, position, seat, incomeOf(rules, position, seat), dice, WHIM)
      : undefined,
  );
  return { position, orders };
}

/** Lets everybody but this seat look for better orders, so many steps each. */
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
    const eve = eveFor({ position, orders }, seat);
    let plan = planOf(order, rules.board.size);
    let best = standingAfter(rules, eve, seat, order);
    clock.tick();
    for (let step = 0; step < steps; step++) {
      const next = vary(scope, plan, dice);
      if (next === plan) continue;
      if (!clock.tick()) return;
      const standing = standingAfter(rules, eve, seat, orderOf(next));
      if (standing < best) continue;
      best = standing;
      plan = next;
    }
    orders[seat] = orderOf(plan);
  }
}

/** The moment in which only this seat has not handed in its orders. */
export function eveFor({ position, orders }: World, seat: Seat): OrdersPosition {
  const eve = clonePosition(position);
  eve.sheets = orders.map((order, other) =>
    other === seat || order === undefined ? { type: 'none' } : order,
  );
  return eve;
}

/** How well a seat stands after a round with these orders. */
export function standingAfter(rules: OrdersRules, eve: OrdersPosition, seat: Seat, order: Order): number {
  const next = clonePosition(eve);
  play(rules, next, seat, order, NO_DICE);
  return standingOf(rules, next, seat);
}
