import { battleOdds, lookUpWin, makeDice, winProbability } from '@rubicon/odds';

export interface Timing {
  readonly name: string;
  readonly nanoseconds: number; // CPU time of one call, the median of the batches
  readonly limit: number;
}

const BATCHES = 31;
const BATCH_NANOSECONDS = 2e7;

const dice = makeDice();

/** Uses the results, so that the compiler cannot drop the measured calls. */
let sum = 0;

const TASKS: readonly [name: string, limit: number, call: (n: number) => number][] = [
  ['look-up, up to 100 v 100', 20, (n) => lookUpWin(dice, 1 + (n % 100), 1 + ((n * 7) % 100))],
  ...[[30, 3e3] as const, [100, 3e4] as const, [1000, 3e6] as const].flatMap(
    ([armies, limit]): [string, number, () => number][] => [
      [`win, ${armies} v ${armies}`, limit, () => winProbability(dice, armies, armies)],
      [`distribution, ${armies} v ${armies}`, 3 * limit, () => battleOdds(dice, armies, armies).win],
    ],
  ),
];

/** Measures the functions of the package. Only the table of `lookUpWin` is kept between calls. */
export function measureOdds(): Timing[] {
  return TASKS.map(([name, limit, call]) => {
    const calls = Math.max(1, Math.ceil(BATCH_NANOSECONDS / limit));
    for (let n = 0; n < 5; n++) batch(calls, call);
    const times = Array.from({ length: BATCHES }, () => batch(calls, call)).sort((a, b) => a - b);
    return { name, nanoseconds: times[BATCHES >> 1] ?? 0, limit };
  });
}

function batch(calls: number, call: (n: number) => number): number {
  const started = process.cpuUsage();
  for (let n = 0; n < calls; n++) sum += call(n);
  const { user, system } = process.cpuUsage(started);
  if (Number.isNaN(sum)) throw new Error('a result is NaN');
  return ((user + system) * 1000) / calls;
}

export function timingText({ name, nanoseconds, limit }: Timing): string {
  return `${name.padEnd(28)}${nanoseconds.toFixed(1).padStart(12)} ns   at most ${limit} ns`;
}
