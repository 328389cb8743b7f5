import { TerritorySet } from '../../board/territory-set.ts';
import { heldBy } from '../../columns.ts';
import type { Seat } from '../../vocabulary.ts';
import type { Position } from '../position.ts';

/** Pieces that a seat holds with its territories (CH-3, FG-9). */

export function citiesOf(position: Position, seat: Seat): number {
  return heldBy(position, seat).intersect(TerritorySet.of(position.cities)).size;
}

export function holdsOwnCapital(position: Position, seat: Seat): boolean {
  return position.owner[position.capitals[seat]] === seat;
}

/** CH-6, FG-23: counts the capitals of other seats, those of seats that are out included. */
export function enemyCapitals(position: Position, seat: Seat): number {
  let held = 0;
  for (let of = 0; of < position.capitals.length; of++)
    if (of !== seat && position.owner[position.capitals[of]] === seat) held++;
  return held;
}
