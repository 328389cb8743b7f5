import type { Place } from '@rubicon/engine';

/** The same placements with one entry for each territory. */
export function joinPlaces(places: readonly Place[]): Place[] {
  const armies = new Map<number, number>();
  for (const [territory, count] of places) armies.set(territory, (armies.get(territory) ?? 0) + count);
  return [...armies];
}

/** A text that is the same for the same placements in any order. */
export const placesKey = (places: readonly Place[]): string =>
  joinPlaces(places)
    .map(([territory, armies]) => `${territory}:${armies}`)
    .sort()
    .join();
