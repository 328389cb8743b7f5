import type { Board, Seat } from '@rubicon/engine';

/** A continent as one plans with it. */
export interface Region {
  readonly bonus: number;
  readonly members: readonly number[];
  /** Its territories that touch others outside. */
  readonly gates: readonly number[];
}

/** What can be said of a board before anybody stands on it. */
export interface Chart {
  readonly size: number;
  readonly neighbours: readonly (readonly number[])[];
  readonly regions: readonly Region[];
  readonly regionOf: readonly number[];
}

const charts = new WeakMap<Board, Chart>();

export function chartOf(board: Board): Chart {
  let chart = charts.get(board);
  if (chart === undefined) {
    chart = makeChart(board);
    charts.set(board, chart);
  }
  return chart;
}

function makeChart({ size, neighbours, continents, territories }: Board): Chart {
  const regionOf = territories.map(({ continent }) => continent);
  const regions = continents.map(({ bonus, territories: members }, region) => ({
    bonus,
    members,
    gates: members.filter((t) => neighbours[t].some((n) => regionOf[n] !== region)),
  }));
  return { size, neighbours, regions, regionOf };
}

/** For every own territory, how many steps it is from the nearest one that touches somebody else's. */
export function stepsToFront({ size, neighbours }: Chart, owner: readonly number[], seat: Seat): number[] {
  const isOwn = (t: number): boolean => owner[t] === seat;
  const steps = owner.map((_, t) => (isOwn(t) && !neighbours[t].every(isOwn) ? 0 : size));
  for (let step = 0; step < size; step++) {
    for (let t = 0; t < size; t++)
      if (isOwn(t) && steps[t] > step && neighbours[t].some((n) => isOwn(n) && steps[n] === step))
        steps[t] = step + 1;
  }
  return steps;
}
