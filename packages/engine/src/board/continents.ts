import type { Holdings } from '../columns.ts';
import type { Seat } from '../vocabulary.ts';
import type { Board, Continent } from './board.ts';

export function holdsContinent(
  { heldLow, heldHigh }: Holdings,
  seat: Seat,
  { set: { low, high } }: Continent,
): boolean {
  return (heldLow[seat] & low) === low && (heldHigh[seat] & high) === high;
}

/** R-2, AR-8: the bonuses of all continents held completely. */
export function continentBonus({ continents }: Board, holdings: Holdings, seat: Seat): number {
  let sum = 0;
  for (let c = 0; c < continents.length; c++) {
    if (holdsContinent(holdings, seat, continents[c])) sum += continents[c].bonus;
  }
  return sum;
}
