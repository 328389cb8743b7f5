/** A fast generator of random numbers (mulberry32), for trials: they need many. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A uniform number from 0 to less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** Mixes numbers into a seed. */
export function seedOf(...parts: readonly number[]): number {
  let seed = 0;
  for (const part of parts) seed = Math.imul(seed ^ part, 0x9e3779b1) ^ (seed >>> 15);
  return seed;
}
