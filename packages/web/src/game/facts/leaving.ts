import { accepts, isIn, NOBODY, type Position, type Rules } from '@rubicon/engine';
import type { Viewpoint } from '@rubicon/protocol/wire';

/** Whether a seat can surrender or offer a draw now. */
export interface Leaving {
  readonly canSurrender: boolean;
  readonly canOfferDraw: boolean;
  readonly drawOfferedBy: number | undefined; // if set, no other draw can be offered
}

/** Undefined for spectators and seats that are out. Unlike decisions, leaving is possible before all entries are shown. */
export function leavingOf(rules: Rules, view: Position, seat: Viewpoint | undefined): Leaving | undefined {
  if (typeof seat !== 'number' || view.phase === 'over' || !isIn(view, seat)) return undefined;
  return {
    canSurrender: accepts(rules, view, seat, { type: 'surrender' }),
    canOfferDraw: accepts(rules, view, seat, { type: 'offer-draw' }),
    drawOfferedBy: view.drawOfferedBy === NOBODY ? undefined : view.drawOfferedBy,
  };
}
