import { touches } from '../board.ts';
import type { Seat } from '../vocabulary.ts';
import { isTerritory, isWithin, refusePrompt } from './checks.ts';
import type { CommandOf, Offer, Rejection } from './command.ts';
import { type Position, territoriesOf } from './position.ts';
import { emit, type Play, type Rules } from './rules.ts';
import { endTurn } from './turn.ts';

/** F-1: only to a neighbour. */
export function adjacent({ board }: Rules, _: Position, from: number, to: number): boolean {
  return touches(board, from, to);
}

export function offerMoves(rules: Rules, position: Position, seat: Seat, offers: Offer[]): void {
  const own = territoriesOf(position, seat);
  for (const from of own) {
    for (const to of own) {
      if (refuseMove(rules, position, seat, from, to) !== undefined) continue;
      offers.push({ type: 'fortify', from, to, least: 1, most: position.armies[from] - 1 });
    }
  }
  offers.push({ type: 'end-turn' });
}

function refuseMove(rules: Rules, p: Position, seat: Seat, from: number, to: number): Rejection | undefined {
  if (!isTerritory(rules, from)) return { code: 'unknown-territory', territory: from };
  if (!isTerritory(rules, to)) return { code: 'unknown-territory', territory: to };
  if (p.owner[from] !== seat) return { code: 'not-yours', territory: from };
  if (p.owner[to] !== seat) return { code: 'not-yours', territory: to };
  if (!rules.connected(rules, p, from, to)) return { code: 'not-adjacent', from, to };
  if (p.armies[from] < 2) return { code: 'too-few-armies', territory: from, armies: p.armies[from] };
  return undefined;
}

export function refuseFortify(
  rules: Rules,
  p: Position,
  seat: Seat,
  command: CommandOf<'fortify'>,
): Rejection | undefined {
  const { from, to, armies } = command;
  const refusal = refusePrompt(p, seat, 'fortify') ?? refuseMove(rules, p, seat, from, to);
  if (refusal !== undefined) return refusal;
  const most = p.armies[from] - 1;
  return isWithin(armies, 1, most) ? undefined : { code: 'armies-out-of-range', armies, least: 1, most };
}

export function fortify(play: Play, seat: Seat, { from, to, armies }: CommandOf<'fortify'>): undefined {
  emit(play, { type: 'fortified', from, to, armies });
  endTurn(play, seat);
}
