import { type Dice, seededDice } from '@rubicon/engine';
import { Adam } from './adam.ts';
import { normal, shuffle } from './chance.ts';
import { Gradient, type Shape, sizeOf } from './gradient.ts';
import type { Sample } from './samples.ts';

export interface FitSettings {
  readonly shape: Shape;
  readonly epochs: number; // passes through all samples
  readonly rate: number; // the learning rate at the start; a tenth of that at the end
  readonly seed: string;
}

/** The result of a fit. Losses are those of held-out games. */
export interface FitResult {
  readonly samples: number; // the number of samples it was fitted to
  readonly heldOut: number; // the number of samples it was measured with
  readonly loss: number;
  readonly evenLoss: number; // of the guess that all seats still in are equally likely to win
}

export interface Fit {
  readonly numbers: readonly number[];
  readonly result: FitResult;
}

/** Samples per step. */
const BATCH = 256;
const DECIMALS = 1e4;
const LOSS_DECIMALS = 1e5;

/** Returns the weights that best predict the winner; of all epochs, those with the lowest held-out loss. */
export function fit(
  samples: readonly Sample[],
  heldOut: readonly Sample[],
  settings: FitSettings,
  onProgress: (share: number) => void = () => {},
): Fit {
  const { shape, epochs, rate } = settings;
  const dice = seededDice(settings.seed);
  const numbers = randomNumbers(shape, dice);
  const gradient = new Gradient(shape);
  const adam = new Adam(numbers.length);
  const order = Int32Array.from(samples.keys());
  let best = numbers.slice();
  let least = Number.POSITIVE_INFINITY;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, dice);
    for (let first = 0; first < order.length; first += BATCH) {
      const batch = order.subarray(first, first + BATCH);
      const share = (epoch + first / order.length) / epochs;
      gradient.clear();
      for (const index of batch) gradient.add(numbers, samples[index]);
      adam.step(numbers, gradient.sum, batch.length, rate * (1 - 0.9 * share));
      onProgress(share);
    }
    const loss = meanLoss(gradient, numbers, heldOut);
    if (loss < least) {
      least = loss;
      best = numbers.slice();
    }
  }
  const rounded = best.map((number) => roundTo(number, DECIMALS));
  return {
    numbers: [...rounded],
    result: {
      samples: samples.length,
      heldOut: heldOut.length,
      loss: roundTo(meanLoss(gradient, rounded, heldOut), LOSS_DECIMALS),
      evenLoss: roundTo(meanOf(heldOut, evenLoss), LOSS_DECIMALS),
    },
  };
}

/** Initial weights: units differ from each other and have small output weights. */
function randomNumbers(shape: Shape, dice: Dice): Float64Array {
  const { inputs, hidden } = shape;
  const numbers = new Float64Array(sizeOf(shape));
  const spread = 0.5 * Math.sqrt(2 / inputs);
  const second = hidden * inputs + hidden;
  for (let i = 0; i < hidden * inputs; i++) numbers[i] = spread * normal(dice);
  for (let h = 0; h < hidden; h++) numbers[second + h] = 0.1 * normal(dice);
  return numbers;
}

const meanLoss = (gradient: Gradient, numbers: Float64Array, samples: readonly Sample[]): number =>
  meanOf(samples, (sample) => gradient.loss(numbers, sample));

const evenLoss = ({ seats }: Sample): number => Math.log(seats);

const meanOf = (samples: readonly Sample[], measure: (sample: Sample) => number): number =>
  samples.reduce((sum, sample) => sum + measure(sample), 0) / samples.length;

/** Never returns -0: JSON would write it as 0, which is a different number. */
const roundTo = (number: number, decimals: number): number => Math.round(number * decimals) / decimals + 0;
