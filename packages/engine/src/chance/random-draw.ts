import type { Dice } from './dice.ts';

/** Removes and returns a random item: the k-th of those left, so no secret order exists. */
export function takeAtRandom<T>(dice: Dice, from: T[]): T {
  return from.splice(dice.below(from.length), 1)[0];
}

/** Draws `count` random items, in the order drawn. */
export function drawAtRandom<T>(dice: Dice, from: readonly T[], count: number): T[] {
  const left = from.slice();
  return Array.from({ length: count }, () => takeAtRandom(dice, left));
}
