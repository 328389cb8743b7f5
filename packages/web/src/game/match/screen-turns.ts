import { handOf, isToAct, type Position, type Rules, type Seat, UNKNOWN } from '@rubicon/engine';
import type { MatchState } from './match.ts';

/** The person at the page who is to act next and is not at the screen. */
export interface NextPerson {
  readonly seat: Seat;
  readonly isHidden: boolean; // something secret comes next, so the screen must be handed over
}

/** The person who takes the screen next; undefined while the person at the screen is to act, or a defender in the open. */
export function nextPersonAtScreen(state: MatchState): NextPerson | undefined {
  const { rules, view, yours, seat, reveal } = state;
  if (yours.length < 2 || rules === undefined || view === undefined) return undefined;
  if (view.phase === 'over' || view.phase === 'defend' || reveal !== undefined) return undefined;
  if (typeof seat === 'number' && isToAct(view, seat)) return undefined;
  const next = yours.find((person) => isToAct(view, person));
  return next === undefined ? undefined : { seat: next, isHidden: isHiding(rules, view, next) };
}

/** Whether a seat sees more than this view of another seat or a spectator, or is about to write something secret. */
function isHiding(rules: Rules, view: Position, seat: Seat): boolean {
  if (rules.family === 'orders' || view.family === 'orders') return true; // sheets and objectives
  const hasHiddenCards = view.hand[seat]! > handOf(view, seat).length;
  const isSecretChoice = view.phase === 'capital' && rules.capital?.isSecret === true; // CH-1
  return hasHiddenCards || isSecretChoice || view.missions[seat] === UNKNOWN;
}
