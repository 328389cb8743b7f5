import { FEATURE_COUNT, type NetData, TUNED } from '@rubicon/bots/mind';
import type { Kind } from '@rubicon/bots/tuning';

/** Copies the network of `expert` into the numbers of a larger one. Other weights of its units become 0. */
export function inherit(kind: Kind, inputs: number, hidden: number, numbers: Float64Array): void {
  const { hidden: units, numbers: old }: NetData = TUNED[kind];
  const copyRow = (from: number, to: number): void => {
    for (let i = 0; i < inputs; i++) numbers[to + i] = i < FEATURE_COUNT ? old[from + i]! : 0;
  };
  const bias = hidden * inputs;
  const oldBias = units * FEATURE_COUNT;
  for (let unit = 0; unit < units; unit++) {
    copyRow(unit * FEATURE_COUNT, unit * inputs);
    numbers[bias + unit] = old[oldBias + unit]!;
    numbers[bias + hidden + unit] = old[oldBias + units + unit]!;
  }
  copyRow(oldBias + 2 * units, bias + 2 * hidden);
}
