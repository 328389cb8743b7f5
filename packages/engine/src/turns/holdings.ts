import type { Seat } from '../vocabulary.ts';
import type { Position } from './position.ts';

/** What a seat holds besides territories: it goes with them (CH-3, FG-9). */

export function citiesOf(position: Position, seat: Seat): number {
  return (
    countBits(position.heldLow[seat] & position.citiesLow) +
    countBits(position.heldHigh[seat] & position.citiesHigh)
  );
}

/** How many territories a word of a set has. */
export function countBits(word: number): number {
  let found = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) found++;
  return found;
}

export function holdsOwnCapital(position: Position, seat: Seat): boolean {
  return position.owner[position.capitals[seat]] === seat;
}

/** CH-6, FG-23: every capital but the own one, also of those who are out. */
export function enemyCapitals(position: Position, seat: Seat): number {
  let held = 0;
  for (let of = 0; of < position.capitals.length; of++)
    if (of !== seat && position.owner[position.capitals[of]] === seat) held++;
  return held;
}
