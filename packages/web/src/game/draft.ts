import type { Move, Place } from '@rubicon/engine';

/** What a person prepares and has not sent: changed freely, then sent as one command. */
export interface Draft {
  readonly from: number | undefined; // the first of two clicks
  readonly to: number | undefined; // the second, or the only one
  readonly count: number | undefined; // armies or dice, where not the usual number
  readonly stopAt: number; // an attack goes on until so many are left
  readonly places: readonly Place[]; // one entry for each territory
  readonly isRest: boolean; // they are to be all armies of the set-up
  readonly moves: readonly Move[]; // in the order in which they are made
  readonly cash: readonly number[]; // objectives to be cashed in, or turned into starting territories
  readonly tool: 'deploy' | 'move'; // what a click on the board writes onto a sheet of orders
}

export const NO_DRAFT: Draft = {
  from: undefined,
  to: undefined,
  count: undefined,
  stopAt: 1,
  places: [],
  isRest: false,
  moves: [],
  cash: [],
  tool: 'deploy',
};

/** What everything staged would add to each territory, or take away. */
export function changesOf({ places, moves }: Draft): ReadonlyMap<number, number> {
  const changes = new Map<number, number>();
  const add = (territory: number, armies: number): void => {
    changes.set(territory, (changes.get(territory) ?? 0) + armies);
  };
  for (const [territory, armies] of places) add(territory, armies);
  for (const [from, to, armies] of moves) {
    add(from, -armies);
    add(to, armies);
  }
  return changes;
}

/** So many more on a territory, or fewer; what is written there already stays in its place. */
export function withPlace(draft: Draft, territory: number, armies: number): Draft {
  const { places } = draft;
  const staged = places.find(([t]) => t === territory)?.[1];
  const place: Place = [territory, (staged ?? 0) + armies];
  const next =
    staged === undefined ? [...places, place] : places.map((old) => (old[0] === territory ? place : old));
  return { ...draft, to: territory, places: next.filter(([, count]) => count > 0) };
}

export const placedIn = ({ places }: Draft): number => places.reduce((sum, [, armies]) => sum + armies, 0);
