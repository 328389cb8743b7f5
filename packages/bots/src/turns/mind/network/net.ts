import { FEATURES } from './features.ts';

/** The weights of a small network, as `rubicon tune` writes them. */
export interface NetData {
  readonly features: readonly string[]; // the features it was tuned for, in order
  readonly hidden: number;
  /** For each hidden unit its weights and bias; the weights of the units; the direct weights of the features. */
  readonly numbers: readonly number[];
}

/** Turns the features of a seat into its merit. One hidden layer, and a direct connection past it. */
export interface Net {
  readonly inputs: number; // features
  readonly hidden: number;
  readonly first: Float64Array; // hidden units × features
  readonly bias: Float64Array;
  readonly second: Float64Array;
  readonly direct: Float64Array;
}

/** Throws if the network was tuned for other features. */
export function makeNet({ features, hidden, numbers }: NetData, expected: readonly string[] = FEATURES): Net {
  if (features.join() !== expected.join()) throw new Error('the network was tuned for other features');
  const inputs = features.length;
  const first = hidden * inputs;
  if (numbers.length !== first + 2 * hidden + inputs)
    throw new Error('the network has the wrong number of weights');
  const all = Float64Array.from(numbers);
  return {
    inputs,
    hidden,
    first: all.subarray(0, first),
    bias: all.subarray(first, first + hidden),
    second: all.subarray(first + hidden, first + 2 * hidden),
    direct: all.subarray(first + 2 * hidden, first + 2 * hidden + inputs),
  };
}

/** The share of the network in a merit. */
const TRUST = 0.6;

/** Mixes the merits of a network and a linear sum: the network knows more, the sum errs less. */
export function tempered(net: Net, plain: Net): Net {
  return {
    ...net,
    second: net.second.map((weight) => TRUST * weight),
    direct: net.direct.map((weight, f) => TRUST * weight + (1 - TRUST) * plain.direct[f]),
  };
}

/** The merit of the seat whose features begin at `row`. */
export function meritOf(
  { inputs, hidden, first, bias, second, direct }: Net,
  rows: Float64Array,
  row: number,
): number {
  let merit = 0;
  for (let f = 0; f < inputs; f++) merit += direct[f] * rows[row + f];
  for (let h = 0, cell = 0; h < hidden; h++) {
    let sum = bias[h];
    for (let f = 0; f < inputs; f++, cell++) sum += first[cell] * rows[row + f];
    if (sum > 0) merit += second[h] * sum;
  }
  return merit;
}
