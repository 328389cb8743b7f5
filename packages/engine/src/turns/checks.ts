import type { Seat } from '../vocabulary.ts';
import { HOST } from '../vocabulary.ts';
import type { Rejection } from './command.ts';
import { defenderOf, isIn, type Phase, type Position } from './position.ts';
import type { Rules } from './rules.ts';

/** Whether the game waits for this seat, or for the host. Depends only on what everybody may know. */
export function isToAct(position: Position, actor: Seat): boolean {
  switch (position.phase) {
    case 'attack':
    case 'reinforce':
    case 'occupy':
    case 'fortify':
    case 'deploy':
    case 'claim':
      return actor === position.seat;
    case 'defend':
      return actor === defenderOf(position, position.to);
    case 'start':
      return actor === HOST;
    case 'over':
      return false;
  }
}

/** Everybody the game waits for. */
export function toAct(position: Position): Seat[] {
  return [...position.status.keys(), HOST].filter((actor) => isToAct(position, actor));
}

/** Refuses whoever has no say in the game any more. */
export function refuseSeat(position: Position, seat: Seat): Rejection | undefined {
  if (position.phase === 'over') return { code: 'game-over' };
  if (!isIndex(seat, position.status.length)) return { code: 'unknown-seat', seat };
  if (!isIn(position, seat)) return { code: 'seat-out', seat };
  return undefined;
}

/** Refuses whoever is not asked now, and an answer to something else than what is asked. */
export function refusePrompt(position: Position, seat: Seat, phase: Phase): Rejection | undefined {
  if (position.phase === phase && isToAct(position, seat)) return undefined;
  const refusal = refuseSeat(position, seat);
  if (refusal !== undefined) return refusal;
  if (!isToAct(position, seat)) return { code: 'not-your-turn', toAct: toAct(position) };
  return { code: 'wrong-phase', phase: position.phase };
}

/** Refuses to go on while a set must be traded or armies wait to be placed (C-5, C-6, E-2, E-3, R-3). */
export function refuseUnfinished(position: Position): Rejection | undefined {
  if (position.trading === 'must') return { code: 'must-trade', cards: position.hand[position.seat] };
  if (position.toPlace > 0) return { code: 'armies-to-place', armies: position.toPlace };
  return undefined;
}

/** Whether this is a whole number from 0 to length - 1; nothing else may be used as an index. */
export function isIndex(value: number, length: number): boolean {
  return value >>> 0 === value && value < length;
}

/** Whether this is a whole number of the range. */
export function isWithin(value: number, least: number, most: number): boolean {
  return value >>> 0 === value && value >= least && value <= most;
}

export function isTerritory(rules: Rules, territory: number): boolean {
  return isIndex(territory, rules.board.size);
}

/** Whether a territory touches one of another owner. */
export function isBorder(rules: Rules, position: Position, territory: number): boolean {
  const owner = position.owner[territory];
  return (
    (rules.board.neighboursLow[territory] & ~position.heldLow[owner]) !== 0 ||
    (rules.board.neighboursHigh[territory] & ~position.heldHigh[owner]) !== 0
  );
}
