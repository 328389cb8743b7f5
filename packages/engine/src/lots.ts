import type { Dice } from './dice.ts';

/** One of these, which it takes out: the k-th of those left, so that there is no order that could be known. */
export function takeByLot<T>(dice: Dice, from: T[]): T {
  return from.splice(dice.below(from.length), 1)[0];
}

/** So many of these, in the order drawn. */
export function drawLots<T>(dice: Dice, from: readonly T[], count: number): T[] {
  const left = from.slice();
  return Array.from({ length: count }, () => takeByLot(dice, left));
}
