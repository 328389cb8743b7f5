import { type OrdersPosition, type OrdersRules, TURNED_UP } from '@rubicon/engine';

/** AR-3: the number of lots still to come, made of territories that are nobody's objective. */
export function lotsLeft(rules: OrdersRules, view: OrdersPosition): number {
  const turnedUp = view.objectives.filter((place) => place === TURNED_UP).length;
  const dealt = rules.objectives * view.status.length;
  return Math.ceil(Math.max(0, view.objectives.length - turnedUp - dealt) / rules.lot);
}
