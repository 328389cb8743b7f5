import {
  type Move,
  NOBODY,
  type Order,
  type OrdersPosition,
  type OrdersRules,
  type Seat,
} from '@rubicon/engine';

/** A sheet that is being written. */
export interface Draft {
  readonly cash: readonly number[];
  left: number; // troops that are not deployed yet
  readonly free: number[]; // by territory: own troops without an order, those deployed there included
  readonly coming: number[]; // by territory: own troops that are ordered there
  readonly deploy: number[]; // by territory
  readonly moves: Move[];
}

/** An empty sheet; `troops` is what there is to deploy without the objectives cashed in. */
export function beginDraft(
  rules: OrdersRules,
  view: OrdersPosition,
  seat: Seat,
  troops: number,
  cash: readonly number[] = [],
): Draft {
  return {
    cash,
    left: troops + rules.cash * cash.length,
    free: view.armies.map((armies, t) => (view.owner[t] === seat ? armies : 0)),
    coming: view.armies.map(() => 0),
    deploy: view.armies.map(() => 0),
    moves: [],
  };
}

export function deployTo(draft: Draft, territory: number, troops: number): void {
  draft.left -= troops;
  draft.deploy[territory] += troops;
  draft.free[territory] += troops;
}

/** Sends troops from where `stay` are to stay; what is missing for that is deployed there first. */
export function send(draft: Draft, from: number, to: number, troops: number, stay: number): void {
  const missing = troops + stay - draft.free[from];
  if (missing > 0) deployTo(draft, from, missing);
  draft.free[from] -= troops;
  draft.coming[to] += troops;
  draft.moves.push([from, to, troops]);
}

export function finishDraft({ cash, deploy, moves }: Draft): Order {
  return {
    type: 'order',
    cash,
    deploy: deploy.flatMap((troops, t): [number, number][] => (troops > 0 ? [[t, troops]] : [])),
    moves,
  };
}

/** By territory: the largest stack of anybody else that stands next to it. */
export function threats({ board }: OrdersRules, { owner, armies }: OrdersPosition, seat: Seat): number[] {
  return board.neighbours.map((neighbours) => {
    let most = 0;
    for (const n of neighbours)
      if (owner[n] !== seat && owner[n] !== NOBODY && armies[n] > most) most = armies[n];
    return most;
  });
}
