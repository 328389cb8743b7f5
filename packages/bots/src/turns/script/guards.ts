import type { Place, Seat } from '@rubicon/engine';
import type { Geography } from '../geography.ts';
import { type Holdings, holdingsOf, threatTo } from './prospects.ts';

/** Armies for threatened gates of the seat's continents, at most this many in all. */
export function guardsOf(geography: Geography, view: Holdings, seat: Seat, most: number): Place[] {
  const gates = holdingsOf(geography, view, seat)
    .flatMap((region) => region.gates)
    .map((t) => ({ t, need: Math.ceil(threatTo(geography, view, seat, t) - view.armies[t]) }))
    .filter(({ need }) => need > 0)
    .sort((a, b) => a.need - b.need);
  const places: Place[] = [];
  let left = most;
  for (const { t, need } of gates) {
    const armies = Math.min(need, left);
    if (armies <= 0) break;
    places.push([t, armies]);
    left -= armies;
  }
  return places;
}
