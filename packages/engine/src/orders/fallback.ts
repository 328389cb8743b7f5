import type { Place } from '../codec/messages.ts';
import type { Seat } from '../vocabulary.ts';
import { isToAct } from './checks.ts';
import type { SheetCommand } from './command.ts';
import { objectivesOf, type Position, startsOf } from './position.ts';

/** L-3: the sheet that is committed for a seat that does not answer; undefined if it is not asked. */
export function fallback(position: Position, seat: Seat): SheetCommand | undefined {
  return isToAct(position, seat) ? defaultSheet(position, seat) : undefined;
}

/**
 * L-3: the default for a seat in this phase. A viewer that does not know a seat's objectives does not know which of them
 * it converts either.
 */
export function defaultSheet(position: Position, seat: Seat): SheetCommand | undefined {
  switch (position.phase) {
    case 'bid':
      return { type: 'bid', tokens: 0 };
    case 'convert': {
      const [territory] = objectivesOf(position, seat);
      return territory === undefined ? undefined : { type: 'convert', territories: [territory] };
    }
    case 'deploy':
      return { type: 'deploy', places: spread(startsOf(position, seat), position.troops) };
    case 'order':
      return { type: 'order', cash: [], deploy: [], moves: [] };
    case 'start':
    case 'over':
      return undefined;
  }
}

/** Spreads troops evenly; the remainder goes to the first territories in board order. */
function spread(territories: readonly number[], troops: number): Place[] {
  const each = Math.floor(troops / territories.length);
  const over = troops % territories.length;
  const places = territories.map((territory, i): Place => [territory, each + (i < over ? 1 : 0)]);
  return places.filter(([, count]) => count > 0);
}
