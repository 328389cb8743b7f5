import type { Sketch } from '../sketch/sketch.ts';
import { byValue } from './candidates.ts';
import type { IsOpen } from './meter.ts';

/** Returns the chance of winning after a trial of the turns that follow the end of a turn; see `Trials`. */
export type Trial = (end: Sketch, trial: number) => number;

/** A way to end a turn. */
export interface Option {
  readonly value: number; // the chance it promises
  readonly end: Sketch; // if all goes as expected
  readonly reach: number; // its chance divided by that of `end`: less than 1 if it may fail
}

/** The number of trials of every option, and how many times more follow in each later round. */
const FIRST = 3;
const GROWTH = 1.5;
/** More trials would hardly change the choice. */
const MOST = 200;
/** The promise of an option counts like this many trials. */
const PROMISE = 6;

/** An option, and how it has done so far. */
interface Contestant<T> {
  readonly option: T;
  sum: number; // of the chances after its trials
  value: number;
}

/**
 * Tries all options, then in each round only the better half, until time is up. Returns the best one, or the first if
 * there is no time.
 */
export function bestInTrials<T extends Option>(options: readonly T[], trial: Trial, isOpen: IsOpen): T {
  let contestants: Contestant<T>[] = options.map((option) => ({ option, sum: 0, value: 0 }));
  let done = 0;
  for (
    let more = FIRST;
    contestants.length > 1 && done < MOST && isOpen();
    more = Math.round(more * GROWTH)
  ) {
    for (const end = done + more; done < end && isOpen(); done++)
      for (const contestant of contestants) contestant.sum += trial(contestant.option.end, done);
    rate(contestants, done);
    contestants.sort(byValue);
    if (contestants.length > 2) contestants = contestants.slice(0, Math.ceil(contestants.length / 2));
  }
  return contestants[0].option;
}

/** Chances after trials are lower than promised ones, so promises are scaled to the same sum. */
function rate<T extends Option>(contestants: readonly Contestant<T>[], trials: number): void {
  let promised = 0;
  let reached = 0;
  for (const { option, sum } of contestants) {
    promised += option.value;
    reached += (option.reach * sum) / trials;
  }
  const scale = promised === 0 ? 0 : reached / promised;
  for (const contestant of contestants) {
    const { option, sum } = contestant;
    contestant.value = (option.reach * sum + PROMISE * option.value * scale) / (trials + PROMISE);
  }
}
