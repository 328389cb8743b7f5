import type { Board } from '../../board/board.ts';
import { TerritorySet } from '../../board/territory-set.ts';
import type { Move } from '../../codec/messages.ts';
import { heldBy, territoriesOf } from '../../columns.ts';
import { isWithin } from '../../numbers.ts';
import type { Seat } from '../../vocabulary.ts';
import { isTerritory, refusePrompt, roomOn } from '../checks.ts';
import type { CommandOf, Offer, Rejection } from '../command.ts';
import type { Position } from '../position.ts';
import { emit, type FortifyRule, NO_LIMIT, type Play, type Rules } from '../rules.ts';
import { concludeIfReached, endTurn } from './turn.ts';

/** The longest list of moves in one command. */
const MOST_MOVES = 100;

/** F-1: one move to a neighbour. */
export const fortifyOnce: FortifyRule = {
  by: 'neighbours',
  reach: (board, _, from) => board.neighbourSets[from],
  unlinked: 'not-adjacent',
  moves: () => 1,
};

/** F-2, EX-2: along a path of the seat's territories. */
export const alongPaths: Pick<FortifyRule, 'by' | 'reach' | 'unlinked'> = {
  by: 'paths',
  reach: connectedWith,
  unlinked: 'not-connected',
};

/** EX-2: any number of moves along paths. */
export const fortifyFreely: FortifyRule = { ...alongPaths, moves: () => NO_LIMIT };

/** The territories connected to this one through those of its owner: a flood fill. */
function connectedWith(board: Board, position: Position, from: number): TerritorySet {
  const held = heldBy(position, position.owner[from]);
  let connected = TerritorySet.of([from]);
  let edge = connected;
  while (!edge.isEmpty) {
    let next = TerritorySet.EMPTY;
    for (const territory of edge) next = next.union(board.neighbourSets[territory]);
    edge = next.intersect(held).without(connected);
    connected = connected.union(edge);
  }
  return connected;
}

/** The number of moves that the seat may still make now. */
function movesLeft(rules: Rules, position: Position, seat: Seat): number {
  if (position.phase === 'attack') return position.openingMoves;
  return rules.fortify.moves(position, seat) - position.moves;
}

export function offerMoves(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  const left = movesLeft(rules, position, seat);
  if (left <= 0) return;
  const before = offers.length;
  const own = territoriesOf(position, seat);
  for (const from of own) {
    if (position.armies[from] < 2) continue;
    const reach = rules.fortify.reach(rules.board, position, from);
    for (const to of own) {
      if (to === from || !reach.has(to) || roomOn(rules, position, to) < 1) continue;
      offers.push({ type: 'fortify', from, to, least: 1, most: mostToMove(rules, position, from, to) });
    }
  }
  if (left > 1 && offers.length > before)
    offers.push({ type: 'fortify-many', most: Math.min(left, MOST_MOVES) });
}

/** A-8, EX-3: all but one, as far as there is room. */
function mostToMove(rules: Rules, p: Position, from: number, to: number): number {
  return Math.min(p.armies[from] - 1, roomOn(rules, p, to));
}

function refuseMove(rules: Rules, p: Position, seat: Seat, from: number, to: number): Rejection | undefined {
  if (!isTerritory(rules, from)) return { code: 'unknown-territory', territory: from };
  if (!isTerritory(rules, to)) return { code: 'unknown-territory', territory: to };
  if (p.owner[from] !== seat) return { code: 'not-yours', territory: from };
  if (p.owner[to] !== seat) return { code: 'not-yours', territory: to };
  if (from === to) return { code: 'same-territory', territory: to };
  const { reach, unlinked } = rules.fortify;
  if (!reach(rules.board, p, from).has(to)) return { code: unlinked, from, to };
  if (p.armies[from] < 2) return { code: 'too-few-armies', territory: from, armies: p.armies[from] };
  if (roomOn(rules, p, to) < 1) return { code: 'no-room', territory: to, most: rules.armyLimit };
  return undefined;
}

function refuseArmies(
  rules: Rules,
  p: Position,
  seat: Seat,
  [from, to, armies]: Move,
): Rejection | undefined {
  const refusal = refuseMove(rules, p, seat, from, to);
  if (refusal !== undefined) return refusal;
  const most = mostToMove(rules, p, from, to);
  return isWithin(armies, 1, most) ? undefined : { code: 'armies-out-of-range', armies, least: 1, most };
}

/** FG-16: opening moves come before the first attack, all others after the attacks. */
function refuseMoving(rules: Rules, p: Position, seat: Seat): Rejection | undefined {
  const isOpening = p.phase === 'attack' && p.openingMoves > 0;
  const refusal = refusePrompt(p, seat, isOpening ? 'attack' : 'fortify');
  if (refusal !== undefined) return refusal;
  return movesLeft(rules, p, seat) > 0 ? undefined : { code: 'moved-already' };
}

export function refuseFortify(
  rules: Rules,
  p: Position,
  seat: Seat,
  { from, to, armies }: CommandOf<'fortify'>,
): Rejection | undefined {
  return refuseMoving(rules, p, seat) ?? refuseArmies(rules, p, seat, [from, to, armies]);
}

/** EX-2: a list is legal if each move is legal in turn. */
export function refuseFortifyMany(
  rules: Rules,
  p: Position,
  seat: Seat,
  { moves }: CommandOf<'fortify-many'>,
): Rejection | undefined {
  const refusal = refuseMoving(rules, p, seat);
  if (refusal !== undefined) return refusal;
  const left = movesLeft(rules, p, seat);
  if (left === 1) return { code: 'one-move-only' };
  const most = Math.min(left, MOST_MOVES);
  if (!isWithin(moves.length, 1, most))
    return { code: 'moves-out-of-range', moves: moves.length, least: 1, most };
  const armies = p.armies.slice();
  const staged = { ...p, armies };
  for (const move of moves) {
    const wrong = refuseArmies(rules, staged, seat, move);
    if (wrong !== undefined) return wrong;
    armies[move[0]] -= move[2];
    armies[move[1]] += move[2];
  }
  return undefined;
}

export function fortify(play: Play, seat: Seat, { from, to, armies }: CommandOf<'fortify'>): undefined {
  move(play, seat, from, to, armies);
}

export function fortifyMany(play: Play, seat: Seat, { moves }: CommandOf<'fortify-many'>): undefined {
  for (const [from, to, armies] of moves) if (!move(play, seat, from, to, armies)) return;
}

/** Returns whether the seat can move again: the last move ends the turn, and any may end the game. */
function move(play: Play, seat: Seat, from: number, to: number, armies: number): boolean {
  const { rules, position } = play;
  emit(play, { type: 'fortified', from, to, armies });
  if (concludeIfReached(play)) return false;
  if (position.phase === 'attack' || movesLeft(rules, position, seat) > 0) return true;
  endTurn(play, seat);
  return false;
}
