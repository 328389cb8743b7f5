import { type Network, networkOf, type Sample, type Shape, sizeOf } from '@rubicon/analysis/evaluation';
import { type Fit, normal, shuffle } from '@rubicon/bots/tuning';
import { type Dice, seededDice } from '@rubicon/engine';
import { Gradient } from './gradient.ts';

export interface FitSettings {
  readonly shape: Shape;
  readonly epochs: number; // passes through all samples
  readonly rate: number; // the highest learning rate
  readonly decay: number; // weights shrink by this share of the learning rate
  readonly seed: string;
  /** Changes the random network that a fit starts with. */
  prepare(network: Network): void;
}

/** Samples per step. */
const BATCH = 512;
/** The share of the steps in which the learning rate rises; after that it falls to 0. */
const WARM_UP = 0.1;
const DECIMALS = 1e4;
const LOSS_DECIMALS = 1e5;

/** Returns the weights that best predict the winner; of all epochs, those with the lowest held-out loss. */
export function fitNetwork(
  samples: readonly Sample[],
  heldOut: readonly Sample[],
  { shape, epochs, rate, decay, seed, prepare }: FitSettings,
  onEpoch: (epoch: number, loss: number) => void,
): Fit {
  const dice = seededDice(seed);
  const numbers = randomNumbers(shape, dice);
  prepare(networkOf(shape, numbers));
  const gradient = new Gradient(shape, numbers);
  const adam = new Adam(numbers.length);
  const order = Int32Array.from(samples.keys());
  let best = numbers.slice();
  let least = Number.POSITIVE_INFINITY;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, dice);
    for (let first = 0; first < order.length; first += BATCH) {
      const batch = order.subarray(first, first + BATCH);
      gradient.clear();
      for (const index of batch) gradient.add(samples[index]!);
      adam.step(
        numbers,
        gradient.sum,
        batch.length,
        rate * pace((epoch + first / order.length) / epochs),
        decay,
      );
    }
    const loss = meanOf(heldOut, (sample) => gradient.loss(sample));
    onEpoch(epoch + 1, loss);
    if (loss < least) {
      least = loss;
      best = numbers.slice();
    }
  }
  const rounded = best.map((number) => roundTo(number, DECIMALS));
  numbers.set(rounded);
  return {
    numbers: [...rounded],
    result: {
      samples: samples.length,
      heldOut: heldOut.length,
      loss: roundTo(
        meanOf(heldOut, (sample) => gradient.loss(sample)),
        LOSS_DECIMALS,
      ),
      evenLoss: roundTo(
        meanOf(heldOut, ({ seats }) => Math.log(seats)),
        LOSS_DECIMALS,
      ),
    },
  };
}

/** The learning rate at this share of the fit, relative to the highest: up in a line, down in a half wave. */
const pace = (share: number): number =>
  share < WARM_UP ? share / WARM_UP : (1 + Math.cos((Math.PI * (share - WARM_UP)) / (1 - WARM_UP))) / 2;

/** Initial weights: units differ from each other and have small output weights. */
function randomNumbers(shape: Shape, dice: Dice): Float64Array {
  const numbers = new Float64Array(sizeOf(shape));
  const { rivals, regions, hidden, second } = networkOf(shape, numbers);
  const scatter = (weights: Float64Array, spread: number): void => {
    for (let i = 0; i < weights.length; i++) weights[i] = spread * normal(dice);
  };
  for (const { weights, inputs } of [rivals, regions, hidden]) scatter(weights, 0.6 / Math.sqrt(inputs));
  scatter(second, 0.05);
  return numbers;
}

/** Changes numbers step by step, each with its own step size (AdamW, Loshchilov and Hutter 2019). */
class Adam {
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  #forgotten = 1; // the weight of the initial 0 in the means
  #longForgotten = 1;

  constructor(size: number) {
    this.#mean = new Float64Array(size);
    this.#square = new Float64Array(size);
  }

  /** Takes a step against the gradient, which is the sum over this many samples. */
  step(numbers: Float64Array, gradient: Float64Array, samples: number, rate: number, decay: number): void {
    this.#forgotten *= MEMORY;
    this.#longForgotten *= LONG_MEMORY;
    for (let i = 0; i < numbers.length; i++) {
      const slope = gradient[i]! / samples;
      const mean = MEMORY * this.#mean[i]! + (1 - MEMORY) * slope;
      const square = LONG_MEMORY * this.#square[i]! + (1 - LONG_MEMORY) * slope * slope;
      this.#mean[i] = mean;
      this.#square[i] = square;
      const size = Math.sqrt(square / (1 - this.#longForgotten)) + TINY;
      numbers[i]! -= rate * (mean / (1 - this.#forgotten) / size + decay * numbers[i]!);
    }
  }
}

const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
const TINY = 1e-8;

const meanOf = <T>(list: readonly T[], measure: (item: T) => number): number =>
  list.reduce((sum, item) => sum + measure(item), 0) / list.length;

/** Turns -0 into 0, as JSON does. */
const roundTo = (number: number, decimals: number): number => Math.round(number * decimals) / decimals + 0;
