import type { Network } from '@rubicon/analysis/evaluation';
import { FEATURE_COUNT, type NetData, TUNED } from '@rubicon/bots/mind';
import type { Kind } from '@rubicon/bots/tuning';

/** Copies the network of `expert` into a larger one. Other weights of its units become 0. */
export function inherit(kind: Kind, { hidden, second, direct }: Network): void {
  const { hidden: units, numbers: old }: NetData = TUNED[kind];
  const bias = units * FEATURE_COUNT;
  const copyRow = (from: number, to: Float64Array): void => {
    for (let i = 0; i < to.length; i++) to[i] = i < FEATURE_COUNT ? old[from + i]! : 0;
  };
  for (let unit = 0; unit < units; unit++) {
    copyRow(unit * FEATURE_COUNT, hidden.weights.subarray(unit * hidden.inputs, (unit + 1) * hidden.inputs));
    hidden.biases[unit] = old[bias + unit]!;
    second[unit] = old[bias + units + unit]!;
  }
  copyRow(bias + 2 * units, direct);
}
