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
import { chanceOf } from './outlook.ts';

/** There is no chance in a round. */
const NO_DICE: Dice = { below: () => 0 };

/** By how much the orders that are expected of others vary. */
const WHIM = 0.3;

/**
 * A world that fits the view, in which everybody else has handed in orders such as can be expected. Whether they have
 * handed them in already makes no difference.
 */
export function foresee(rules: OrdersRules, view: OrdersPosition, seat: Seat, dice: Dice): OrdersPosition {
  const open = clonePosition(view);
  open.sheets = view.sheets.map(() => ({ type: 'none' }));
  const world = sampleWorld(rules, open, dice);
  const orders = world.status.map((_, other) =>
    other !== seat && isToAct(world, other)
      ? writeCampaign(rules, world, other, incomeOf(rules, world, other), dice, WHIM)
      : undefined,
  );
  for (const [other, order] of orders.entries())
    if (order !== undefined) play(rules, world, other, order, NO_DICE);
  return world;
}

/** The chance of a seat to win after a round with these orders. */
export function chanceAfter(rules: OrdersRules, world: OrdersPosition, seat: Seat, order: Order): number {
  const next = clonePosition(world);
  play(rules, next, seat, order, NO_DICE);
  return chanceOf(rules, next, seat);
}
