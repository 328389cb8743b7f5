import type { Move, Place, SeatCommand } from '@rubicon/engine';

/** Armies, moves and orders that are staged but not sent. They can be changed freely and are sent as one command. */
export interface Staging {
  readonly steps: readonly Place[]; // placements, step by step
  readonly placesAll: boolean; // whether the whole reserve of the set-up is placed
  readonly moves: readonly Move[]; // at the end of a turn
  readonly sheet: readonly SheetLine[]; // of written orders
}

/** A line of a sheet of orders. */
export type SheetLine =
  | { readonly type: 'cash'; readonly territory: number }
  | { readonly type: 'deploy'; readonly place: Place }
  | { readonly type: 'move'; readonly move: Move };

export const NOTHING_STAGED: Staging = { steps: [], placesAll: false, moves: [], sheet: [] };

export function isEmpty({ steps, moves, sheet }: Staging): boolean {
  return steps.length + moves.length + sheet.length === 0;
}

/** Commands that do not change the staging. */
const ASIDE: readonly SeatCommand['type'][] = [
  'trade',
  'take-objective',
  'offer-draw',
  'accept-draw',
  'decline-draw',
];

/** The staging after a command was sent. */
export function stagingAfter(staging: Staging, { type }: SeatCommand): Staging {
  return ASIDE.includes(type) ? staging : NOTHING_STAGED;
}

/** The sum of the placements, by territory. */
export function placesOf({ steps }: Staging): Map<number, number> {
  return sums(steps);
}

/** The change of armies by everything staged, by territory. */
export function changesOf({ steps, moves, sheet }: Staging): Map<number, number> {
  const placed = sheet.flatMap((line) => (line.type === 'deploy' ? [line.place] : []));
  const moved = [...moves, ...sheet.flatMap((line) => (line.type === 'move' ? [line.move] : []))];
  const shifts = moved.flatMap(([from, to, armies]): Place[] => [
    [from, -armies],
    [to, armies],
  ]);
  return sums([...steps, ...placed, ...shifts]);
}

function sums(places: readonly Place[]): Map<number, number> {
  const sum = new Map<number, number>();
  for (const [territory, armies] of places) {
    const total = (sum.get(territory) ?? 0) + armies;
    if (total === 0) sum.delete(territory);
    else sum.set(territory, total);
  }
  return sum;
}
