import { chanceOf } from '../line/chance.ts';
import type { Line } from '../line/line.ts';
import type { Challenge } from './challenge.ts';
import { lineGoal } from './goal.ts';

export type Stars = 0 | 1 | 2 | 3;

export interface Grade {
  readonly chance: number; // exact
  readonly stars: Stars;
}

/** How far below the best chance a line with three or two stars may be. */
const THREE_STARS = 0.01;
const TWO_STARS = 0.05;

/** Differences below this are rounding: stored chances have six decimals. */
const EPSILON = 1e-6;

/** Grades a line without faults by its exact chance. */
export function gradeLine(challenge: Challenge, line: Line): Grade {
  const { rules, position, goal } = challenge;
  const chance = chanceOf(rules, position, line, lineGoal(rules.board, goal, position.seat));
  return { chance, stars: starsFor(challenge, chance) };
}

/** Three stars within 1 percentage point of the best line, two within 5, one for beating the obvious line. */
export function starsFor(
  { chance: best, obvious }: Pick<Challenge, 'chance' | 'obvious'>,
  chance: number,
): Stars {
  if (chance >= best - THREE_STARS - EPSILON) return 3;
  if (chance >= best - TWO_STARS - EPSILON) return 2;
  return chance > obvious + EPSILON ? 1 : 0;
}
