import {
  ASPECT_COUNT,
  type Layer,
  type Network,
  networkOf,
  passOn,
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
    for (let i = 0; i < ASPECT_COUNT; i++) inputs[i] = rows.seats[seat * ASPECT_COUNT + i]!;
    inputs.fill(0, ASPECT_COUNT);
    sumRows(rivals, rows.rivals, seat * ROWS.rivals, this.#rivals[seat]!, inputs, ASPECT_COUNT);
    sumRows(
      regions,
      rows.regions,
      seat * ROWS.regions,
      this.#regions[seat]!,
      inputs,
      ASPECT_COUNT + rivals.units,
    );
    const outputs = this.#hidden[seat]!;
    passOn(hidden, inputs, 0, outputs, 0);
    let merit = 0;
    for (let i = 0; i < inputs.length; i++) merit += direct[i]! * inputs[i]!;
    for (let unit = 0; unit < outputs.length; unit++) merit += second[unit]! * outputs[unit]!;
    return merit;
  }

  /** `slope`: how the loss changes with the merit of this seat. */
  #passBack(rows: Sample['rows'], seat: number, slope: number): void {
    const { rivals, hidden, second, direct } = this.#network;
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
    const { rivals: toRivals, regions: toRegions } = this.#slopes;
    passRowsBack(toRivals, rows.rivals, seat * ROWS.rivals, this.#rivals[seat]!, back, ASPECT_COUNT);
    const from = ASPECT_COUNT + rivals.units;
    passRowsBack(toRegions, rows.regions, seat * ROWS.regions, this.#regions[seat]!, back, from);
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
