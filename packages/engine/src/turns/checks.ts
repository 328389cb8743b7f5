import { isIndex } from '../numbers.ts';
import { actorsWho, isIn, refuseSeat } from '../seats.ts';
import { HOST, NOBODY, type Seat } from '../vocabulary.ts';
import type { Rejection } from './command.ts';
import { defenderOf, type Phase, type Position } from './position.ts';
import { NO_LIMIT, type Rules } from './rules.ts';

/** Whether the game waits for this seat, or for the host. Depends only on public facts. */
export function isToAct(position: Position, actor: Seat): boolean {
  switch (position.phase) {
    case 'attack':
    case 'reinforce':
    case 'occupy':
    case 'fortify':
    case 're-roll':
    case 'commander':
    case 'airfield':
    case 'colour':
    case 'claim':
    case 'deploy':
      return actor === position.seat;
    case 'defend':
      return actor === defenderOf(position, position.to);
    case 'capital':
      return position.seat === NOBODY ? mustPick(position, actor) : actor === position.seat;
    case 'settle':
      return actor === position.settler;
    case 'start':
      return actor === HOST;
    case 'over':
      return false;
  }
}

/** CH-1: all seats choose at once. */
function mustPick(position: Position, seat: Seat): boolean {
  return isIn(position, seat) && position.capitals[seat] === NOBODY;
}

/** The actors that the game waits for. */
export function toAct(position: Position): Seat[] {
  return actorsWho(position, (actor) => isToAct(position, actor));
}

/** Refuses a seat that is not asked now, and an answer to another question. */
export function refusePrompt(position: Position, seat: Seat, phase: Phase): Rejection | undefined {
  if (position.phase === phase && isToAct(position, seat)) return undefined;
  const refusal = refuseSeat(position, seat);
  if (refusal !== undefined) return refusal;
  if (!isToAct(position, seat)) return { code: 'not-your-turn', toAct: toAct(position) };
  return { code: 'wrong-phase', phase: position.phase };
}

/** Refuses to advance while a set must be traded or armies wait to be placed (C-5, C-6, E-2, E-3, R-3). */
export function refuseUnfinished(position: Position): Rejection | undefined {
  if (position.trading === 'must') return { code: 'must-trade', cards: position.hand[position.seat] };
  if (position.toPlace > 0) return { code: 'armies-to-place', armies: position.toPlace };
  return undefined;
}

export function isTerritory(rules: Rules, territory: number): boolean {
  return isIndex(territory, rules.board.size);
}

/** Whether a territory has a neighbour of another owner. */
export function isBorder(rules: Rules, position: Position, territory: number): boolean {
  const owner = position.owner[territory];
  const { low, high } = rules.board.neighbourSets[territory];
  return (low & ~position.heldLow[owner]) !== 0 || (high & ~position.heldHigh[owner]) !== 0;
}

/** The number of armies a territory can still take (EX-3). */
export function roomOn(rules: Rules, position: Position, territory: number): number {
  return rules.armyLimit - position.armies[territory];
}

/** Whether any territory of the owner can take an army (EX-3). */
export function hasRoom(rules: Rules, position: Position, owner: number): boolean {
  if (rules.armyLimit === NO_LIMIT) return true;
  return position.owner.some((holder, t) => holder === owner && roomOn(rules, position, t) > 0);
}
