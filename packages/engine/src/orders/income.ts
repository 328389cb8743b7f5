import type { Seat } from '../vocabulary.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';

/** AR-8: troops of a round, without objectives cashed in. */
export function incomeOf(rules: Rules, position: Position, seat: Seat): number {
  const share = Math.floor(position.territories[seat] / rules.income.territories);
  return Math.max(rules.income.least, share) + continentsOf(rules, position, seat);
}

/** What the continents that a seat holds are worth, in troops as in points. */
export function continentsOf({ board }: Rules, { heldLow, heldHigh }: Position, seat: Seat): number {
  const held = board.continents.filter(
    ({ low, high }) => (heldLow[seat] & low) === low && (heldHigh[seat] & high) === high,
  );
  return held.reduce((sum, { bonus }) => sum + bonus, 0);
}
