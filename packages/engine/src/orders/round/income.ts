import { continentBonus } from '../../board/continents.ts';
import type { Seat } from '../../vocabulary.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../rules.ts';

/** AR-8: troops of a round, without objectives cashed in. */
export function incomeOf(rules: Rules, position: Position, seat: Seat): number {
  const share = Math.floor(position.territories[seat] / rules.income.territories);
  return Math.max(rules.income.least, share) + continentBonus(rules.board, position, seat);
}
