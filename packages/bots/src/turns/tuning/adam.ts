/** Adam (Kingma and Ba 2015), with a small weight decay. */
const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
const PULL = 1e-5;
const TINY = 1e-8;

/** Changes numbers step by step, each with its own step size (Adam). */
export class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #forgotten = 1; // the weight of the initial 0 in the means
  #longForgotten = 1;

  constructor(size: number) {
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
  }

  /** Takes a step against the gradient, which is the sum over this many samples. */
  step(numbers: Float64Array, gradient: Float64Array, samples: number, rate: number): void {
    this.#forgotten *= MEMORY;
    this.#longForgotten *= LONG_MEMORY;
    for (let i = 0; i < numbers.length; i++) {
      const slope = gradient[i] / samples + PULL * numbers[i];
      this.#mean[i] = MEMORY * this.#mean[i] + (1 - MEMORY) * slope;
      this.#square[i] = LONG_MEMORY * this.#square[i] + (1 - LONG_MEMORY) * slope * slope;
      const mean = this.#mean[i] / (1 - this.#forgotten);
      const square = this.#square[i] / (1 - this.#longForgotten);
      numbers[i] -= (rate * mean) / (Math.sqrt(square) + TINY);
    }
  }
}
