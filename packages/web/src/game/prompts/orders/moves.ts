import type { Move } from '@rubicon/engine';
import type { Staging } from '../staging.ts';
import { type Forecast, troopsToMove, type Writer } from './forecast.ts';

/** An order sheet being written. */
export interface Sheet {
  readonly writer: Writer;
  readonly staging: Staging;
  readonly forecast: Forecast;
}

const isBetween =
  (from: number | undefined, to: number | undefined) =>
  ([start, end]: Move): boolean =>
    start === from && end === to;

/** The order between two territories; there is at most one, since a second one would only lose more (AR-21). */
export const moveBetween = (
  { moves }: Staging,
  from: number | undefined,
  to: number | undefined,
): Move | undefined => moves.find(isBetween(from, to));

/** The most troops an order may move, after all other orders from the same territory. */
export const mostFrom = ({ writer, staging, forecast }: Sheet, from: number, to: number): number =>
  staging.moves
    .filter(([start, end]) => start === from && end !== to)
    .reduce((left, [, , count]) => left - count, troopsToMove(writer, forecast, from));

/** Possible targets of an order: every neighbour, as long as there are troops to move or to share. */
export function targetsFrom(sheet: Sheet, from: number): number[] {
  const { writer, staging } = sheet;
  const hasRoom = roomForMove(sheet, from) !== undefined;
  return writer.rules.board.neighbours[from]!.filter(
    (to) => hasRoom || moveBetween(staging, from, to) !== undefined,
  );
}

/**
 * Adds a move and selects it, so that its number can be changed. A move that already exists is only selected.
 */
export function withMove(sheet: Sheet, from: number, to: number): Staging | undefined {
  const { staging } = sheet;
  const chosen: Staging = { ...staging, tool: 'move', from, to, count: undefined };
  if (moveBetween(staging, from, to) !== undefined) return chosen;
  const shares = roomForMove(sheet, from);
  return shares && { ...chosen, moves: [...shares.moves, [from, to, shares.count]] };
}

/**
 * The troops for a new order: all but one, so that the territory stays held. If only that one is left, half of the
 * largest order from the same territory.
 */
function roomForMove(
  { writer, staging, forecast }: Sheet,
  from: number,
): { moves: readonly Move[]; count: number } | undefined {
  const { moves } = staging;
  const free = mostFrom({ writer, staging, forecast }, from, from);
  if (free > 1) return { moves, count: free - 1 };
  const largest = moves.filter(([start]) => start === from).toSorted((a, b) => b[2] - a[2])[0];
  const half = Math.floor((largest?.[2] ?? 0) / 2);
  if (largest !== undefined && half > 0)
    return { moves: withCount(moves, largest, largest[2] - half), count: half };
  return free === 1 ? { moves, count: 1 } : undefined;
}

export const withCount = (moves: readonly Move[], [from, to]: Move, count: number): Move[] =>
  moves.map((move) => (isBetween(from, to)(move) ? [from, to, count] : move));

/** Removes a move and clears the selection. */
export const withoutMove = (staging: Staging, [from, to]: Move): Staging => ({
  ...staging,
  from: undefined,
  to: undefined,
  moves: staging.moves.filter((move) => !isBetween(from, to)(move)),
});
