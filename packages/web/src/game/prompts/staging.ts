import type { Move, Place } from '@rubicon/engine';

/** Placements, moves and orders a player has prepared but not sent. */
export interface Staging {
  readonly from: number | undefined; // the first of two clicks
  readonly isGiven: boolean; // `from` was selected after a conquest: the next click on it keeps it
  readonly to: number | undefined; // the second, or the only one
  readonly count: number | undefined; // armies or dice, if not the default
  readonly stopAt: number; // an assault stops when this many armies are left
  readonly places: readonly Place[]; // one entry for each territory
  readonly placesAll: boolean; // places all remaining armies of the set-up at once
  readonly moves: readonly Move[]; // in order
  readonly cash: readonly number[]; // objectives to cash in or convert
  readonly tool: 'deploy' | 'move'; // what a click adds to the order sheet
}

export const NOTHING_STAGED: Staging = {
  from: undefined,
  isGiven: false,
  to: undefined,
  count: undefined,
  stopAt: 1,
  places: [],
  placesAll: false,
  moves: [],
  cash: [],
  tool: 'deploy',
};

/** The change in armies for each territory. */
export function changesOf({ places, moves }: Staging): ReadonlyMap<number, number> {
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

/** Adds armies to a territory, or removes them if negative; keeps the order of the places. */
export function withPlace(staging: Staging, territory: number, armies: number): Staging {
  const { places } = staging;
  const staged = places.find(([t]) => t === territory)?.[1];
  const place: Place = [territory, (staged ?? 0) + armies];
  const next =
    staged === undefined ? [...places, place] : places.map((old) => (old[0] === territory ? place : old));
  return { ...staging, to: territory, places: next.filter(([, count]) => count > 0) };
}

export const placedIn = ({ places }: Staging): number => places.reduce((sum, [, armies]) => sum + armies, 0);
