import type { Place } from '@rubicon/engine';
import type { OfferOf } from '../../chance.ts';

/** Places armies as wished, in this order, as far as there is room and armies are left; the rest anywhere. */
export function placing(
  offers: readonly OfferOf<'place'>[],
  armies: number,
  wishes: readonly Place[],
): Place[] {
  const room = new Map(offers.map(({ territory, most }) => [territory, most]));
  const placed = new Map<number, number>();
  let left = armies;
  for (const [territory, wanted] of [...wishes, ...offers.map((o): Place => [o.territory, left])]) {
    const count = Math.min(wanted, left, room.get(territory) ?? 0);
    if (count <= 0) continue;
    placed.set(territory, (placed.get(territory) ?? 0) + count);
    room.set(territory, (room.get(territory) ?? 0) - count);
    left -= count;
  }
  return [...placed];
}
