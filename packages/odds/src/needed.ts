import { armiesMovingIn, assertChain, type ChainSettings } from './chain.ts';
import { climb } from './climb.ts';
import type { Dice } from './dice.ts';
import { borrowField } from './field.ts';
import { assertWhole } from './whole.ts';

export interface Needed {
  readonly attackers: number;
  readonly win: number; // with this number of attackers
}

/** The fewest attackers that take the territory with at least this probability; undefined if not even `most` do. */
export function armiesNeeded(
  dice: Dice,
  defenders: number,
  chance: number,
  most: number,
  stop = 0,
): Needed | undefined {
  assertWhole('defenders', defenders, 1);
  assertWhole('most', most, 1);
  assertWhole('stop', stop, 0);
  return fewest(chances(dice, defenders, most, stop), chance);
}

/** The same for a chain of territories. */
export function armiesNeededForChain(
  dice: Dice,
  defenders: readonly number[],
  chance: number,
  most: number,
  settings: ChainSettings = {},
): Needed | undefined {
  assertChain(dice, defenders, settings);
  assertWhole('most', most, 1);
  const stop = (settings.leave ?? 1) - 1;
  const value = defenders.reduceRight<Float64Array | undefined>((next, armies) => {
    // The value of a territory is the chance of taking the rest from there.
    const prize = next?.map((_, left) =>
      left === 0 ? 0 : (next[armiesMovingIn(dice, left, settings) - 1] ?? 0),
    );
    return chances(dice, armies, most, stop, prize);
  }, undefined);
  return value && fewest(value, chance);
}

/** The value of a battle for every number of attackers up to `most`. */
function chances(
  dice: Dice,
  defenders: number,
  most: number,
  stop: number,
  prize?: Float64Array,
): Float64Array {
  const column = new Float64Array(most + 1);
  const field = borrowField(dice.pairs + 1, defenders);
  climb(dice, field, { attackers: most, defenders, stop, prize, all: true, column });
  return column;
}

function fewest(column: Float64Array, chance: number): Needed | undefined {
  const attackers = column.findIndex((win, a) => a > 0 && win >= chance);
  return attackers < 0 ? undefined : { attackers, win: column[attackers] };
}
