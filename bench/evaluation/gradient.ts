import {
  LANES,
  type Layer,
  type Network,
  networkOf,
  ROWS,
  type Sample,
  type Shape,
  sizeOf,
} from '@rubicon/analysis/evaluation';
import { MOST_SEATS } from '@rubicon/engine';

/** Avoids the logarithm of 0. */
const LEAST_CHANCE = 1e-9;

/**
 * The loss of a network over samples, and its gradient. A softmax over the merits of the seats still in gives their chances;
 * the loss is the cross-entropy against the winner.
 */
export class Gradient {
  /** Added up over the samples since the last `clear`. */
  readonly sum: Float64Array;
  readonly #network: Network; // whose weights are `numbers`
  readonly #slopes: Network; // whose weights are `sum`
  readonly #inputs: Float64Array[]; // of the hidden layer, by seat
  readonly #hidden: Float64Array[]; // its outputs, by seat
  readonly #rivals: Float64Array[]; // outputs of each row, by seat
  readonly #regions: Float64Array[];
  readonly #inputSlopes: Float64Array;
  readonly #chances = new Float64Array(MOST_SEATS);

  /** `numbers`: the weights, which may change between calls. */
  constructor(shape: Shape, numbers: Float64Array) {
    this.sum = new Float64Array(sizeOf(shape));
    this.#network = networkOf(shape, numbers);
    this.#slopes = networkOf(shape, this.sum);
    const columns = (size: number): Float64Array[] =>
      Array.from({ length: MOST_SEATS }, () => new Float64Array(size));
    const inputs = this.#network.direct.length;
    this.#inputs = columns(inputs);
    this.#hidden = columns(shape.hidden);
    this.#rivals = columns(ROWS.rivals * shape.rivals);
    this.#regions = columns(ROWS.regions * shape.regions);
    this.#inputSlopes = new Float64Array(inputs);
  }

  clear(): void {
    this.sum.fill(0);
  }

  loss({ seats, winner, rows }: Sample): number {
    const chances = this.#chances;
    let highest = Number.NEGATIVE_INFINITY;
    for (let s = 0; s < seats; s++) {
      chances[s] = this.#rate(rows, s);
      highest = Math.max(highest, chances[s]!);
    }
    let sum = 0;
    for (let s = 0; s < seats; s++) {
      chances[s] = Math.exp(chances[s]! - highest);
      sum += chances[s]!;
    }
    for (let s = 0; s < seats; s++) chances[s]! /= sum;
    return -Math.log(Math.max(LEAST_CHANCE, chances[winner]!));
  }

  /** Returns the loss, and adds its gradient to the sum. */
  add(sample: Sample): number {
    const loss = this.loss(sample);
    for (let s = 0; s < sample.seats; s++)
      this.#passBack(sample.rows, s, this.#chances[s]! - (s === sample.winner ? 1 : 0));
    return loss;
  }

  #rate(rows: Sample['rows'], seat: number): number {
    const { rivals, regions, hidden, second, direct } = this.#network;
    const inputs = this.#inputs[seat]!;
    const aspects = inputs.length - rivals.units - regions.units;
    for (let i = 0; i < aspects; i++) inputs[i] = rows.seats[seat * aspects + i]!;
    inputs.fill(0, aspects);
    sumRows(rivals, rows.rivals, seat * ROWS.rivals, this.#rivals[seat]!, inputs, aspects);
    sumRows(regions, rows.regions, seat * ROWS.regions, this.#regions[seat]!, inputs, aspects + rivals.units);
    const outputs = this.#hidden[seat]!;
    passOn(hidden, inputs, 0, outputs, 0);
    let merit = 0;
    for (let i = 0; i < inputs.length; i++) merit += direct[i]! * inputs[i]!;
    for (let unit = 0; unit < outputs.length; unit++) merit += second[unit]! * outputs[unit]!;
    return merit;
  }

  /** `slope`: how the loss changes with the merit of this seat. */
  #passBack(rows: Sample['rows'], seat: number, slope: number): void {
    const { rivals, regions, hidden, second, direct } = this.#network;
    const inputs = this.#inputs[seat]!;
    const outputs = this.#hidden[seat]!;
    const back = this.#inputSlopes;
    for (let i = 0; i < inputs.length; i++) {
      this.#slopes.direct[i]! += slope * inputs[i]!;
      back[i] = slope * direct[i]!;
    }
    for (let unit = 0; unit < outputs.length; unit++) {
      if (outputs[unit] === 0) continue;
      this.#slopes.second[unit]! += slope * outputs[unit]!;
      const inner = slope * second[unit]!;
      addUnit(this.#slopes.hidden, unit, inner, inputs, 0);
      const cell = unit * inputs.length;
      for (let i = 0; i < inputs.length; i++) back[i]! += inner * hidden.weights[cell + i]!;
    }
    const aspects = inputs.length - rivals.units - regions.units;
    const { rivals: toRivals, regions: toRegions } = this.#slopes;
    passRowsBack(toRivals, rows.rivals, seat * ROWS.rivals, this.#rivals[seat]!, back, aspects);
    const from = aspects + rivals.units;
    passRowsBack(toRegions, rows.regions, seat * ROWS.regions, this.#regions[seat]!, back, from);
  }
}

/** The outputs of a layer for the row that begins at `start`. Four units at a time, as in the evaluation. */
function passOn(
  { weights, biases, units, inputs: width }: Layer,
  row: Float32Array | Float64Array,
  start: number,
  outputs: Float64Array,
  to: number,
): void {
  for (let unit = 0; unit < units; unit += LANES) {
    const cell = unit * width;
    let a = biases[unit]!;
    let b = biases[unit + 1]!;
    let c = biases[unit + 2]!;
    let d = biases[unit + 3]!;
    for (let i = 0; i < width; i++) {
      const input = row[start + i]!;
      a += weights[cell + i]! * input;
      b += weights[cell + width + i]! * input;
      c += weights[cell + 2 * width + i]! * input;
      d += weights[cell + 3 * width + i]! * input;
    }
    outputs[to + unit] = a > 0 ? a : 0;
    outputs[to + unit + 1] = b > 0 ? b : 0;
    outputs[to + unit + 2] = c > 0 ? c : 0;
    outputs[to + unit + 3] = d > 0 ? d : 0;
  }
}

/** Adds the outputs for all rows of a seat to the inputs of the hidden layer. */
function sumRows(
  layer: Layer,
  rows: Float32Array,
  first: number,
  outputs: Float64Array,
  inputs: Float64Array,
  to: number,
): void {
  const { units, inputs: width } = layer;
  const count = units === 0 ? 0 : outputs.length / units;
  for (let n = 0; n < count; n++) {
    const start = (first + n) * width;
    if (rows[start] === 0) continue;
    passOn(layer, rows, start, outputs, n * units);
    for (let unit = 0; unit < units; unit++) inputs[to + unit]! += outputs[n * units + unit]!;
  }
}

function passRowsBack(
  slopes: Layer,
  rows: Float32Array,
  first: number,
  outputs: Float64Array,
  back: Float64Array,
  from: number,
): void {
  const { units, inputs: width } = slopes;
  const count = units === 0 ? 0 : outputs.length / units;
  for (let n = 0; n < count; n++) {
    const start = (first + n) * width;
    if (rows[start] === 0) continue;
    for (let unit = 0; unit < units; unit++)
      if (outputs[n * units + unit]! > 0) addUnit(slopes, unit, back[from + unit]!, rows, start);
  }
}

function addUnit(
  { weights, biases, inputs: width }: Layer,
  unit: number,
  slope: number,
  row: Float32Array | Float64Array,
  start: number,
): void {
  biases[unit]! += slope;
  const cell = unit * width;
  for (let i = 0; i < width; i++) weights[cell + i]! += slope * row[start + i]!;
}
