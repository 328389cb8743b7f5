import { actorsWho, isIn, refuseSeat } from '../seats.ts';
import { HOST, type Seat } from '../vocabulary.ts';
import type { Rejection } from './command.ts';
import { type Phase, type Position, startsOf } from './position.ts';

/**
 * Whether this phase asks a seat for a sheet, committed or not. In set-up a seat that is out is asked too, for its
 * default (L-7). Depends only on public facts.
 */
export function isAsked(position: Position, seat: Seat): boolean {
  switch (position.phase) {
    case 'bid':
      return true;
    case 'convert':
      return mustConvert(position, seat);
    case 'deploy':
      return startsOf(position, seat).length > 0;
    case 'order': // AR-18
      return isIn(position, seat) && position.territories[seat] > 0;
    case 'start':
    case 'over':
      return false;
  }
}

/** AR-4: whether a seat has no starting territory, but an objective to convert. */
export function mustConvert(position: Position, seat: Seat): boolean {
  return startsOf(position, seat).length === 0 && position.objectivesLeft[seat] > 0;
}

/** Whether the game waits for this seat, or for the host. */
export function isToAct(position: Position, actor: Seat): boolean {
  if (actor === HOST) return position.phase === 'start';
  return isIn(position, actor) && isAsked(position, actor) && position.sheets[actor].type === 'none';
}

/** The actors that the game waits for. */
export function toAct(position: Position): Seat[] {
  return actorsWho(position, (actor) => isToAct(position, actor));
}

/** Refuses a seat that is not asked now, and an answer to another question. */
export function refusePrompt(position: Position, seat: Seat, phase: Phase): Rejection | undefined {
  const refusal = refuseSeat(position, seat);
  if (refusal !== undefined) return refusal;
  if (!isToAct(position, seat)) return { code: 'not-your-turn', toAct: toAct(position) };
  return position.phase === phase ? undefined : { code: 'wrong-phase', phase: position.phase };
}
