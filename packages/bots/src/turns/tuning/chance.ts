import type { Dice } from '@rubicon/engine';

const STEPS = 0x1_0000;

/** A uniform number from 0 to less than 1. */
export function uniform(dice: Dice): number {
  return (dice.below(STEPS) + dice.below(STEPS) / STEPS) / STEPS;
}

/** An approximately normal number with mean 0 and deviation 1. */
export function normal(dice: Dice): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += uniform(dice);
  return sum;
}

export function shuffle(list: Int32Array, dice: Dice): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(uniform(dice) * (last + 1));
    const item = list[last];
    list[last] = list[other];
    list[other] = item;
  }
}
