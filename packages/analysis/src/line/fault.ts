import { NO_LIMIT, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { type Line, MOST_STRIKES } from './line.ts';

/** Why a line cannot be played from a position. `strike` counts the strikes from 0. */
export type LineFault =
  | { readonly code: 'wrong-phase'; readonly phase: TurnsPosition['phase'] }
  | { readonly code: 'not-yours'; readonly territory: number; readonly strike?: number }
  | { readonly code: 'no-armies'; readonly territory: number }
  | { readonly code: 'no-room'; readonly territory: number; readonly most: number }
  | { readonly code: 'too-many-placed'; readonly placed: number; readonly toPlace: number }
  | { readonly code: 'armies-left'; readonly left: number; readonly toPlace: number }
  | { readonly code: 'too-many-strikes'; readonly strikes: number; readonly most: number }
  | { readonly code: 'own-territory'; readonly territory: number; readonly strike: number }
  | { readonly code: 'not-adjacent'; readonly from: number; readonly to: number; readonly strike: number }
  | { readonly code: 'too-few-armies'; readonly territory: number; readonly strike: number }
  | { readonly code: 'wrong-leave'; readonly leave: number; readonly strike: number };

/**
 * Returns the first fault of a line with which the seat to play would begin its turn, after any trade; undefined if the
 * line can be played. Each strike is checked as if all strikes before it succeed.
 */
export function findLineFault(rules: TurnsRules, position: TurnsPosition, line: Line): LineFault | undefined {
  const { phase, trading } = position;
  if (phase !== 'reinforce' || trading === 'must') return { code: 'wrong-phase', phase };
  return findPlacementFault(rules, position, line) ?? findStrikeFault(rules, position, line);
}

function findPlacementFault(
  { armyLimit }: TurnsRules,
  { seat, owner, armies, toPlace }: TurnsPosition,
  { placements }: Line,
): LineFault | undefined {
  const after = armies.slice();
  let placed = 0;
  for (const { territory, armies: count } of placements) {
    if (owner[territory] !== seat) return { code: 'not-yours', territory };
    if (!Number.isInteger(count) || count < 1) return { code: 'no-armies', territory };
    after[territory] += count;
    placed += count;
    if (after[territory] > armyLimit)
      return { code: 'no-room', territory, most: armyLimit - armies[territory] };
  }
  if (placed > toPlace) return { code: 'too-many-placed', placed, toPlace };
  if (placed < toPlace) return { code: 'armies-left', left: toPlace - placed, toPlace };
  return undefined;
}

function findStrikeFault(
  { board, armyLimit }: TurnsRules,
  { seat, owner, armies }: TurnsPosition,
  { placements, strikes }: Line,
): LineFault | undefined {
  if (strikes.length > MOST_STRIKES)
    return { code: 'too-many-strikes', strikes: strikes.length, most: MOST_STRIKES };
  const held = owner.map((holder) => holder === seat);
  const known = new Map(armies.entries()); // territories whose armies do not depend on dice yet
  for (const { territory, armies: count } of placements)
    known.set(territory, (known.get(territory) ?? 0) + count);
  for (const [strike, { from, to, leave }] of strikes.entries()) {
    if (!held[from]) return { code: 'not-yours', territory: from, strike };
    if (held[to]) return { code: 'own-territory', territory: to, strike };
    if (!board.neighbours[from]?.includes(to)) return { code: 'not-adjacent', from, to, strike };
    if ((known.get(from) ?? 2) < 2) return { code: 'too-few-armies', territory: from, strike };
    if (!Number.isInteger(leave) || leave < 1) return { code: 'wrong-leave', leave, strike };
    held[to] = true;
    known.delete(from);
    known.delete(to);
    if (leave === 1 && armyLimit === NO_LIMIT) known.set(from, 1);
  }
  return undefined;
}
