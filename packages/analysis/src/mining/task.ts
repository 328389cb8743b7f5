import type { Board, TurnsPosition } from '@rubicon/engine';
import { type Goal, targetsOf } from '../challenge/goal.ts';

/** The most territories that a searched line strikes, and how many of them may be outside the goal. */
export const MOST_TARGETS = 6;
export const MOST_DETOURS = 2;

/** A goal as the search sees it. Sets of territories are bits of their places in `pool`. */
export interface Task {
  readonly pool: readonly number[]; // territories that a line may strike: those of the goal first
  readonly placeOf: ReadonlyMap<number, number>; // the place of each territory of the pool
  readonly required: readonly number[]; // sets; taking all territories of one of them reaches the goal
  readonly wanted: number; // the territories of the goal, as a set
  readonly keep: { readonly territory: number; readonly armies: number } | undefined;
}

/** The most places that fit into the bits of a set. */
const MOST_PLACES = 30;

/** Returns undefined if the goal has too many territories to be searched. */
export function taskOf(board: Board, goal: Goal, position: TurnsPosition): Task | undefined {
  const targets = targetsOf(board, goal, position);
  const isAny = goal.type === 'break-continent';
  if (!isAny && targets.length > MOST_TARGETS) return undefined;
  const pool = withDetours(board, position, targets);
  if (pool.length > MOST_PLACES) return undefined;
  const wanted = (1 << targets.length) - 1;
  return {
    pool,
    placeOf: new Map(pool.map((territory, place) => [territory, place])),
    required: isAny ? targets.map((_, place) => 1 << place) : [wanted],
    wanted,
    keep: goal.type === 'take-and-keep' ? { territory: goal.keep, armies: goal.armies } : undefined,
  };
}

/** Adds the territories of others that are at most MOST_DETOURS steps from the targets. */
function withDetours(board: Board, { owner, seat }: TurnsPosition, targets: readonly number[]): number[] {
  const pool = [...targets];
  let edge = pool;
  for (let step = 0; step < MOST_DETOURS; step++) {
    edge = [...new Set(edge.flatMap((t) => board.neighbours[t]))].filter(
      (t) => owner[t] !== seat && !pool.includes(t),
    );
    pool.push(...edge);
  }
  return pool;
}
