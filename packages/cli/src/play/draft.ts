import type { Move, Place, SeatCommand } from '@rubicon/engine';

/** What a person has staged and not sent: changed freely, then sent as one command. */
export interface Draft {
  readonly steps: readonly Place[]; // placements in the making, step by step
  readonly isRest: boolean; // they are to be all armies of the set-up
  readonly moves: readonly Move[]; // at the end of a turn
  readonly sheet: readonly SheetLine[]; // of written orders
}

/** A line of a sheet of orders. */
export type SheetLine =
  | { readonly type: 'cash'; readonly territory: number }
  | { readonly type: 'deploy'; readonly place: Place }
  | { readonly type: 'move'; readonly move: Move };

export const NO_DRAFT: Draft = { steps: [], isRest: false, moves: [], sheet: [] };

export function isEmpty({ steps, moves, sheet }: Draft): boolean {
  return steps.length + moves.length + sheet.length === 0;
}

/** Commands beside the one that is being staged. */
const ASIDE: readonly SeatCommand['type'][] = [
  'trade',
  'take-objective',
  'offer-draw',
  'accept-draw',
  'decline-draw',
];

/** What is left of a draft after a command was sent. */
export function draftAfter(draft: Draft, { type }: SeatCommand): Draft {
  return ASIDE.includes(type) ? draft : NO_DRAFT;
}

/** What the placements come to, by territory. */
export function placesOf({ steps }: Draft): Map<number, number> {
  return sums(steps);
}

/** What everything staged would add to each territory, or take away. */
export function changesOf({ steps, moves, sheet }: Draft): Map<number, number> {
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
