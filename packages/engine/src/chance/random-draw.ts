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

/** Returns the items in random order (Fisher–Yates). For line-ups and schedules: the rules draw card by card. */
export function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  const items = [...list];
  for (let last = items.length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
  return items;
}
