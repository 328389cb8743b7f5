import { OWNERS } from '@rubicon/engine';
import type { Sample } from './samples.ts';

/** The size of a network. Its weights are in one column, in the order of `NetData`. */
export interface Shape {
  readonly inputs: number; // features
  readonly hidden: number;
}

export const sizeOf = ({ inputs, hidden }: Shape): number => hidden * (inputs + 2) + inputs;

/** Avoids the logarithm of 0. */
const LEAST_CHANCE = 1e-9;

/**
 * The loss of a network over samples, and its gradient. One network rates every seat separately, and a softmax over the
 * seats still in turns the ratings into chances; the loss is the cross-entropy against the winner.
 */
export class Gradient {
  /** Added up over the samples since the last `clear`. */
  readonly sum: Float64Array;
  readonly #shape: Shape;
  readonly #units: Float64Array; // seats × hidden: the output of each unit
  readonly #chances = new Float64Array(OWNERS);

  constructor(shape: Shape) {
    this.#shape = shape;
    this.sum = new Float64Array(sizeOf(shape));
    this.#units = new Float64Array(OWNERS * shape.hidden);
  }

  clear(): void {
    this.sum.fill(0);
  }

  loss(numbers: Float64Array, { seats, winner, rows }: Sample): number {
    const chances = this.#chances;
    let highest = Number.NEGATIVE_INFINITY;
    for (let s = 0; s < seats; s++) {
      chances[s] = this.#rate(numbers, rows, s);
      if (chances[s] > highest) highest = chances[s];
    }
    let sum = 0;
    for (let s = 0; s < seats; s++) {
      chances[s] = Math.exp(chances[s] - highest);
      sum += chances[s];
    }
    for (let s = 0; s < seats; s++) chances[s] /= sum;
    return -Math.log(Math.max(LEAST_CHANCE, chances[winner]));
  }

  /** Returns the loss, and adds its gradient to the sum. */
  add(numbers: Float64Array, sample: Sample): number {
    const loss = this.loss(numbers, sample);
    for (let s = 0; s < sample.seats; s++)
      this.#passBack(numbers, sample.rows, s, this.#chances[s] - (s === sample.winner ? 1 : 0));
    return loss;
  }

  #rate(numbers: Float64Array, rows: Float32Array, seat: number): number {
    const { inputs, hidden } = this.#shape;
    const units = this.#units;
    const row = seat * inputs;
    const bias = hidden * inputs;
    const second = bias + hidden;
    const direct = second + hidden;
    let merit = 0;
    for (let i = 0; i < inputs; i++) merit += numbers[direct + i] * rows[row + i];
    for (let h = 0, cell = 0; h < hidden; h++) {
      let sum = numbers[bias + h];
      for (let i = 0; i < inputs; i++, cell++) sum += numbers[cell] * rows[row + i];
      const unit = sum > 0 ? sum : 0;
      units[seat * hidden + h] = unit;
      merit += numbers[second + h] * unit;
    }
    return merit;
  }

  /** `slope`: how the loss changes with the merit of this seat. */
  #passBack(numbers: Float64Array, rows: Float32Array, seat: number, slope: number): void {
    const { inputs, hidden } = this.#shape;
    const { sum } = this;
    const row = seat * inputs;
    const bias = hidden * inputs;
    const second = bias + hidden;
    const direct = second + hidden;
    for (let i = 0; i < inputs; i++) sum[direct + i] += slope * rows[row + i];
    for (let h = 0; h < hidden; h++) {
      const unit = this.#units[seat * hidden + h];
      if (unit === 0) continue;
      sum[second + h] += slope * unit;
      const inner = slope * numbers[second + h];
      sum[bias + h] += inner;
      const cell = h * inputs;
      for (let i = 0; i < inputs; i++) sum[cell + i] += inner * rows[row + i];
    }
  }
}
