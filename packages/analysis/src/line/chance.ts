import type { TurnsPosition, TurnsRules } from '@rubicon/engine';
import { DICE, winsOf } from './battles.ts';
import { armiesMovingIn, type Line, type Strike } from './line.ts';

/**
 * The board after a line. Armies are exact on the territories that the goal counts; elsewhere they may be out of date.
 */
export interface Ending {
  readonly owner: readonly number[];
  readonly armies: readonly number[];
}

/** The endings whose probability is wanted. */
export interface LineGoal {
  readonly counted: readonly number[]; // the territories whose armies matter
  isReached(ending: Ending): boolean;
}

export interface LineOdds {
  readonly chance: number; // of an ending that reaches the goal
  readonly strikes: readonly number[]; // by strike: the probability that it and all before it succeed
}

/** The armies on all territories, and the probability of reaching them. */
interface Branch {
  readonly armies: number[];
  probability: number;
}

/**
 * The exact odds of a line without faults: dynamic programming over the armies left after each strike. Assumes the usual
 * dice, defenders that roll as many as they may, and no trades after the line has begun.
 */
export function oddsOf(
  { armyLimit }: Pick<TurnsRules, 'armyLimit'>,
  position: TurnsPosition,
  { placements, strikes }: Line,
  goal: LineGoal,
): LineOdds {
  const owner = position.owner.slice();
  const start = position.armies.slice();
  for (const { territory, armies } of placements) start[territory] += armies;
  let branches: Branch[] = [{ armies: start, probability: 1 }];
  let chance = 0;
  const reached: number[] = [];
  for (const [i, strike] of strikes.entries()) {
    // Branches are merged if they differ only where no later strike starts and the goal counts nothing.
    const live = new Set([...goal.counted, ...strikes.slice(i + 1).map(({ from }) => from)]);
    const next = new Map<string, Branch>();
    let success = 0;
    for (const branch of branches) {
      const won = follow(branch, strike, armyLimit, live, next);
      success += won;
      const lost = branch.probability - won;
      if (lost > 0 && goal.isReached({ owner, armies: beaten(branch.armies, strike.from) })) chance += lost;
    }
    owner[strike.to] = position.seat;
    branches = [...next.values()];
    reached.push(success);
  }
  for (const { armies, probability } of branches)
    if (goal.isReached({ owner, armies })) chance += probability;
  return { chance: Math.min(1, chance), strikes: reached };
}

/** The probability that a line without faults reaches the goal. */
export function chanceOf(
  rules: Pick<TurnsRules, 'armyLimit'>,
  position: TurnsPosition,
  line: Line,
  goal: LineGoal,
): number {
  return oddsOf(rules, position, line, goal).chance;
}

/** Adds the branches after a successful strike and returns their probability. */
function follow(
  { armies, probability }: Branch,
  { from, to, leave }: Strike,
  armyLimit: number,
  live: ReadonlySet<number>,
  next: Map<string, Branch>,
): number {
  const wins = winsOf(armies[from], armies[to]);
  let won = 0;
  for (let left = 2; left < wins.length; left++) {
    if (wins[left] === 0) continue;
    const moved = armiesMovingIn(left, leave, DICE.attack, armyLimit);
    const after = armies.slice();
    after[from] = live.has(from) ? left - moved : 1;
    after[to] = live.has(to) ? moved : 1;
    const key = Array.from(live, (t) => after[t]).join();
    const known = next.get(key);
    if (known === undefined) next.set(key, { armies: after, probability: probability * wins[left] });
    else known.probability += probability * wins[left];
    won += probability * wins[left];
  }
  return won;
}

/** Returns the armies after a failed strike, which costs all armies but one. */
function beaten(armies: readonly number[], from: number): number[] {
  const after = armies.slice();
  after[from] = 1;
  return after;
}
