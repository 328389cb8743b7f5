import { type Dice, scriptedDice, seededDice } from '@rubicon/engine';

/** Trials with random dice, which show whether the number of outcomes depends on them. */
const TRIALS = 50;

/** The outcomes that a script lacks for a command; `isExact` if their number does not depend on the dice. */
export interface MissingDice {
  readonly missing: number;
  readonly isExact: boolean;
}

/** Counts the outcomes that a command needs beyond a script. */
export function countMissing(script: readonly number[], run: (dice: Dice) => unknown): MissingDice {
  const counts = Array.from({ length: TRIALS }, (_, trial) => missingOnce(script, run, String(trial)));
  const missing = Math.min(...counts);
  return { missing, isExact: missing === Math.max(...counts) };
}

function missingOnce(script: readonly number[], run: (dice: Dice) => unknown, seed: string): number {
  const scripted = scriptedDice(script);
  const random = seededDice(seed);
  let left = script.length;
  run({
    below(n, dice) {
      left -= dice ?? 1;
      return left < 0 ? random.below(n, dice) : scripted.below(n, dice);
    },
  });
  return -left;
}
