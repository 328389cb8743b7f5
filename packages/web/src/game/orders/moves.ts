import type { Move } from '@rubicon/engine';
import type { Draft } from '../draft.ts';
import { type Forecast, troopsToMove, type Writer } from './forecast.ts';

/** A sheet with what is needed to write a move onto it. */
export interface Writing {
  readonly writer: Writer;
  readonly draft: Draft;
  readonly forecast: Forecast;
}

const isBetween =
  (from: number | undefined, to: number | undefined) =>
  ([start, end]: Move): boolean =>
    start === from && end === to;

/** One order for each way: two for the same one would only lose more (AR-21). */
export const moveBetween = (
  { moves }: Draft,
  from: number | undefined,
  to: number | undefined,
): Move | undefined => moves.find(isBetween(from, to));

/** The most that an order from here may move, beside all others from here. */
export const mostFrom = ({ writer, draft, forecast }: Writing, from: number, to: number): number =>
  draft.moves
    .filter(([start, end]) => start === from && end !== to)
    .reduce((left, [, , count]) => left - count, troopsToMove(writer, forecast, from));

/** Where an order from here may go: to every neighbour, while there is something to move or to share. */
export function targetsFrom(writing: Writing, from: number): number[] {
  const { writer, draft } = writing;
  const isRoom = sharesOf(writing, from) !== undefined;
  return writer.rules.board.neighbours[from]!.filter(
    (to) => isRoom || moveBetween(draft, from, to) !== undefined,
  );
}

/**
 * Writes an order at once, and leaves it chosen, so that its number can be changed; one that is written already is
 * only chosen.
 */
export function withMove(writing: Writing, from: number, to: number): Draft | undefined {
  const { draft } = writing;
  const chosen: Draft = { ...draft, tool: 'move', from, to, count: undefined };
  if (moveBetween(draft, from, to) !== undefined) return chosen;
  const shares = sharesOf(writing, from);
  return shares && { ...chosen, moves: [...shares.moves, [from, to, shares.count]] };
}

/**
 * What a new order from here gets: all but one, so that the territory stays held; if no more than that one is left,
 * half of the largest order from here.
 */
function sharesOf(
  { writer, draft, forecast }: Writing,
  from: number,
): { moves: readonly Move[]; count: number } | undefined {
  const { moves } = draft;
  const free = mostFrom({ writer, draft, forecast }, from, from);
  if (free > 1) return { moves, count: free - 1 };
  const largest = moves.filter(([start]) => start === from).toSorted((a, b) => b[2] - a[2])[0];
  const half = Math.floor((largest?.[2] ?? 0) / 2);
  if (largest !== undefined && half > 0)
    return { moves: withCount(moves, largest, largest[2] - half), count: half };
  return free === 1 ? { moves, count: 1 } : undefined;
}

export const withCount = (moves: readonly Move[], [from, to]: Move, count: number): Move[] =>
  moves.map((move) => (isBetween(from, to)(move) ? [from, to, count] : move));

/** The sheet without this order, and nothing chosen. */
export const withoutMove = (draft: Draft, [from, to]: Move): Draft => ({
  ...draft,
  from: undefined,
  to: undefined,
  moves: draft.moves.filter((move) => !isBetween(from, to)(move)),
});
