import type { TurnsPosition, TurnsRules } from '@rubicon/engine';
import type { Goal } from '../challenge/goal.ts';
import { TooManyPlans } from './plans.ts';
import { type Found, search } from './search.ts';
import { taskOf } from './task.ts';

/** The criteria of a challenge; chances are from 0 to 1. */
export const CRITERIA = {
  mostArmies: 8, // to place
  leastStrikes: 2,
  leastChance: 0.3,
  mostChance: 0.95,
  leastObvious: 0.02, // the obvious line tries to reach the goal
  overObvious: 0.1, // the best line over the obvious one
  overRival: 0.04, // the best line over every line with another first strike or main placement
  costOfKeeping: 0.04, // the best line that need not keep armies over the best one that does
  simulations: 100_000,
  deviations: 4, // standard deviations between the exact chance and the simulations
} as const;

/** The best line for a goal; undefined if there is none, or too many to search them all. */
export function bestLine(rules: TurnsRules, position: TurnsPosition, goal: Goal): Found | undefined {
  const task = taskOf(rules.board, goal, position);
  if (task === undefined) return undefined;
  try {
    return search(rules.board, position, task);
  } catch (error) {
    if (error instanceof TooManyPlans) return undefined;
    throw error;
  }
}

/** Whether the best line of a goal is hard enough to find. */
export function isSubtle({ line, chance, rival }: Found): boolean {
  const { leastChance, mostChance, leastStrikes, overRival } = CRITERIA;
  return (
    chance >= leastChance &&
    chance <= mostChance &&
    line.strikes.length >= leastStrikes &&
    chance - rival >= overRival
  );
}

/** Whether the obvious line has a chance, and the best line a clearly higher one. */
export function beatsObvious(best: number, obvious: number): boolean {
  return obvious >= CRITERIA.leastObvious && best - obvious >= CRITERIA.overObvious;
}

/** Whether having to keep armies makes the goal harder; true for goals without that. */
export function isKeepingHard(
  rules: TurnsRules,
  position: TurnsPosition,
  goal: Goal,
  chance: number,
): boolean {
  if (goal.type !== 'take-and-keep') return true;
  const free = bestLine(rules, position, { ...goal, armies: 1 });
  return free !== undefined && free.chance - chance >= CRITERIA.costOfKeeping;
}
