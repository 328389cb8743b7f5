import type { Place, Seat, TurnsPosition } from '@rubicon/engine';
import type { Geography } from '../geography.ts';
import { holdingsOf, threatTo } from './prospects.ts';

/** Armies for threatened gates of the seat's continents: at most this share of its new ones. */
export function guardsOf(geography: Geography, view: TurnsPosition, seat: Seat, share: number): Place[] {
  const gates = holdingsOf(geography, view, seat)
    .flatMap((region) => region.gates)
    .map((t) => ({ t, need: threatTo(geography, view, seat, t) - view.armies[t] }))
    .filter(({ need }) => need > 0)
    .sort((a, b) => a.need - b.need);
  const places: Place[] = [];
  let left = Math.ceil(view.toPlace * share);
  for (const { t, need } of gates) {
    const armies = Math.min(need, left);
    if (armies <= 0) break;
    places.push([t, armies]);
    left -= armies;
  }
  return places;
}
