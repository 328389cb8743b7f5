import { accepts, isIn, NOBODY, type Position, type Rules } from '@rubicon/engine';
import type { Viewpoint } from '@rubicon/protocol/wire';

/** How a seat may leave before the end: whether it may at all, and whether a draw can be offered now. */
export interface Leaving {
  readonly canSurrender: boolean;
  readonly canOfferDraw: boolean;
  readonly drawOfferedBy: number | undefined; // why a draw cannot be offered
}

/** Undefined for who is out or only watches. It does not wait until everything has been shown, as decisions do. */
export function leavingOf(rules: Rules, view: Position, seat: Viewpoint | undefined): Leaving | undefined {
  if (typeof seat !== 'number' || view.phase === 'over' || !isIn(view, seat)) return undefined;
  return {
    canSurrender: accepts(rules, view, seat, { type: 'surrender' }),
    canOfferDraw: accepts(rules, view, seat, { type: 'offer-draw' }),
    drawOfferedBy: view.drawOfferedBy === NOBODY ? undefined : view.drawOfferedBy,
  };
}
