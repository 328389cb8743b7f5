import type { Board, Seat } from '@rubicon/engine';

/** A continent, with the facts that plans need. */
export interface Region {
  readonly bonus: number;
  readonly members: readonly number[];
  /** Its territories with neighbours outside. */
  readonly gates: readonly number[];
}

/** The continents, gates and neighbours of a board, computed once. */
export interface Geography {
  readonly size: number;
  readonly neighbours: readonly (readonly number[])[];
  readonly regions: readonly Region[];
  readonly regionOf: readonly number[];
}

const known = new WeakMap<Board, Geography>();

export function geographyOf(board: Board): Geography {
  let geography = known.get(board);
  if (geography === undefined) {
    geography = makeGeography(board);
    known.set(board, geography);
  }
  return geography;
}

function makeGeography({ size, neighbours, continents, territories }: Board): Geography {
  const regionOf = territories.map(({ continent }) => continent);
  const regions = continents.map(({ bonus, territories: members }, region) => ({
    bonus,
    members,
    gates: members.filter((t) => neighbours[t].some((n) => regionOf[n] !== region)),
  }));
  return { size, neighbours, regions, regionOf };
}

/** Counts, for every territory of the seat, the steps to the nearest one that touches another owner's. */
export function stepsToFront(
  { size, neighbours }: Geography,
  owner: readonly number[],
  seat: Seat,
): number[] {
  const isOwn = (t: number): boolean => owner[t] === seat;
  const steps = owner.map((_, t) => (isOwn(t) && !neighbours[t].every(isOwn) ? 0 : size));
  for (let step = 0; step < size; step++) {
    for (let t = 0; t < size; t++)
      if (isOwn(t) && steps[t] > step && neighbours[t].some((n) => isOwn(n) && steps[n] === step))
        steps[t] = step + 1;
  }
  return steps;
}
