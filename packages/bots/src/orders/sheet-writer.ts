import {
  type Move,
  NOBODY,
  type Order,
  type OrdersPosition,
  type OrdersRules,
  type Seat,
} from '@rubicon/engine';

/** A sheet that is being written. */
export interface UnfinishedSheet {
  readonly cash: readonly number[];
  left: number; // troops that are not deployed yet
  readonly free: number[]; // by territory: the seat's troops without an order, including those deployed there
  readonly coming: number[]; // by territory: the seat's troops that are ordered there
  readonly deploy: number[]; // by territory
  readonly moves: Move[];
}

/** An empty sheet; `troops` can be deployed without cashing in objectives. */
export function beginSheet(
  rules: OrdersRules,
  view: OrdersPosition,
  seat: Seat,
  troops: number,
  cash: readonly number[] = [],
): UnfinishedSheet {
  return {
    cash,
    left: troops + rules.cash * cash.length,
    free: view.armies.map((armies, t) => (view.owner[t] === seat ? armies : 0)),
    coming: view.armies.map(() => 0),
    deploy: view.armies.map(() => 0),
    moves: [],
  };
}

export function deployTo(unfinished: UnfinishedSheet, territory: number, troops: number): void {
  unfinished.left -= troops;
  unfinished.deploy[territory] += troops;
  unfinished.free[territory] += troops;
}

/** Sends troops from a territory where `stay` must stay; missing troops are deployed there first. */
export function send(
  unfinished: UnfinishedSheet,
  from: number,
  to: number,
  troops: number,
  stay: number,
): void {
  const missing = troops + stay - unfinished.free[from];
  if (missing > 0) deployTo(unfinished, from, missing);
  unfinished.free[from] -= troops;
  unfinished.coming[to] += troops;
  unfinished.moves.push([from, to, troops]);
}

export function finishSheet({ cash, deploy, moves }: UnfinishedSheet): Order {
  return {
    type: 'order',
    cash,
    deploy: deploy.flatMap((troops, t): [number, number][] => (troops > 0 ? [[t, troops]] : [])),
    moves,
  };
}

/** The largest enemy stack next to each territory. */
export function threats({ board }: OrdersRules, { owner, armies }: OrdersPosition, seat: Seat): number[] {
  return board.neighbours.map((neighbours) => {
    let most = 0;
    for (const n of neighbours)
      if (owner[n] !== seat && owner[n] !== NOBODY && armies[n] > most) most = armies[n];
    return most;
  });
}
