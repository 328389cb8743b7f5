import { MOST_SEATS } from '@rubicon/engine';
import { ASPECT_COUNT, ASPECTS } from './aspects.ts';
import type { Picture } from './picture.ts';
import { REGION_ASPECTS, REGION_COUNT, REGIONS } from './regions.ts';
import { RIVAL_ASPECTS, RIVAL_COUNT } from './rivals.ts';

/** Units are computed in groups of this size. */
export const LANES = 4;

/** The numbers of units of a network, multiples of LANES. */
export interface Shape {
  readonly rivals: number;
  readonly regions: number;
  readonly hidden: number;
}

/** The weights of a network, as the training writes them. */
export interface NetworkData {
  readonly features: readonly string[]; // the features that it was fitted for, in order
  readonly rivals?: number;
  readonly regions?: number;
  readonly hidden: number;
  /** The weights and biases of each layer (rivals, regions, hidden), then `second`, then `direct`. */
  readonly numbers: readonly number[];
}

/** Units that each see one row. */
export interface Layer {
  readonly inputs: number;
  readonly units: number;
  readonly weights: Float64Array; // units × inputs
  readonly biases: Float64Array;
}

/**
 * Turns what is known about a seat into its merit. Small layers look at each rival and at each continent. The sums of
 * their units over all rivals and continents join the aspects of the seat. All this passes through a hidden layer, and
 * directly to the merit.
 */
export interface Network {
  readonly rivals: Layer;
  readonly regions: Layer;
  readonly hidden: Layer;
  readonly second: Float64Array;
  readonly direct: Float64Array;
}

/** Rows of the layers, for one seat. */
export const ROWS = { rivals: MOST_SEATS, regions: REGIONS } as const;

/** The names of all inputs, in order. */
export function featuresOf({ rivals, regions }: Shape): readonly string[] {
  return [...ASPECTS, ...(rivals > 0 ? RIVAL_ASPECTS : []), ...(regions > 0 ? REGION_ASPECTS : [])];
}

export function sizeOf({ rivals, regions, hidden }: Shape): number {
  const inputs = ASPECT_COUNT + rivals + regions;
  return rivals * (RIVAL_COUNT + 1) + regions * (REGION_COUNT + 1) + hidden * (inputs + 2) + inputs;
}

/** A network whose layers are parts of this array. */
export function networkOf(shape: Shape, numbers: Float64Array): Network {
  let from = 0;
  const next = (size: number): Float64Array => {
    from += size;
    return numbers.subarray(from - size, from);
  };
  const layer = (units: number, inputs: number): Layer => ({
    inputs,
    units,
    weights: next(units * inputs),
    biases: next(units),
  });
  const inputs = ASPECT_COUNT + shape.rivals + shape.regions;
  return {
    rivals: layer(shape.rivals, RIVAL_COUNT),
    regions: layer(shape.regions, REGION_COUNT),
    hidden: layer(shape.hidden, inputs),
    second: next(shape.hidden),
    direct: next(inputs),
  };
}

/** Throws if the network was fitted for other features. */
export function makeNetwork({ features, rivals = 0, regions = 0, hidden, numbers }: NetworkData): Network {
  const shape = { rivals, regions, hidden };
  if (features.join() !== featuresOf(shape).join())
    throw new Error('the network was fitted for other features');
  if (numbers.length !== sizeOf(shape)) throw new Error('the network has the wrong number of weights');
  return networkOf(shape, Float64Array.from(numbers));
}

const MOST_CELLS = 256;
const inputs = new Float64Array(MOST_CELLS); // of the hidden layer
const outputs = new Float64Array(MOST_CELLS); // of any layer

export function meritOf(network: Network, picture: Picture, seat: number): number {
  const { rivals, regions, hidden, second, direct } = network;
  const row = seat * ASPECT_COUNT;
  for (let i = 0; i < ASPECT_COUNT; i++) inputs[i] = picture.seats[row + i];
  sumUnits(rivals, picture.rivals, seat * ROWS.rivals, ROWS.rivals, ASPECT_COUNT);
  sumUnits(regions, picture.regions, seat * ROWS.regions, ROWS.regions, ASPECT_COUNT + rivals.units);
  passOn(hidden, inputs, 0, outputs, 0);
  let merit = 0;
  for (let i = 0; i < direct.length; i++) merit += direct[i] * inputs[i];
  for (let unit = 0; unit < second.length; unit++) merit += second[unit] * outputs[unit];
  return merit;
}

/** Adds up each unit of a layer over a number of rows. */
function sumUnits(layer: Layer, rows: Float64Array, first: number, count: number, to: number): void {
  const { units, inputs: width } = layer;
  inputs.fill(0, to, to + units);
  for (let row = first; units > 0 && row < first + count; row++) {
    if (rows[row * width] === 0) continue;
    passOn(layer, rows, row * width, outputs, 0);
    for (let unit = 0; unit < units; unit++) inputs[to + unit] += outputs[unit];
  }
}

/**
 * Writes the outputs of a layer for the row that begins at `start`. Four units at a time: their sums do not wait for each
 * other.
 */
export function passOn(
  { weights, biases, units, inputs: width }: Layer,
  row: Float32Array | Float64Array,
  start: number,
  outputs: Float64Array,
  to: number,
): void {
  for (let unit = 0; unit < units; unit += LANES) {
    const cell = unit * width;
    let a = biases[unit];
    let b = biases[unit + 1];
    let c = biases[unit + 2];
    let d = biases[unit + 3];
    for (let i = 0; i < width; i++) {
      const input = row[start + i];
      a += weights[cell + i] * input;
      b += weights[cell + width + i] * input;
      c += weights[cell + 2 * width + i] * input;
      d += weights[cell + 3 * width + i] * input;
    }
    outputs[to + unit] = a > 0 ? a : 0;
    outputs[to + unit + 1] = b > 0 ? b : 0;
    outputs[to + unit + 2] = c > 0 ? c : 0;
    outputs[to + unit + 3] = d > 0 ? d : 0;
  }
}
