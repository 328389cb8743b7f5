import { seededDice } from '@rubicon/engine';
import type { ChanceSource } from './source.ts';

/** Outcomes from a seed in the header: for simulations and games on one machine. */
export function seededChance(seed: string): ChanceSource {
  const dice = seededDice(seed);
  return {
    declaration: { type: 'seeded', generator: 'sfc32', seed },
    secret: null,
    below: (n) => dice.below(n),
    skip: ([, below]) => void dice.below(below),
  };
}
