import { legal } from '@rubicon/engine';
import { type OfferOf, offersOf, type TurnsDecision } from '../decision.ts';

/** The attacks possible after placing or moving armies; `changes` says how many more or fewer each territory has. */
export function attacksAfter(
  { rules, view, seat }: TurnsDecision,
  changes: ReadonlyMap<number, number>,
): OfferOf<'attack'>[] {
  const later: typeof view = {
    ...view,
    phase: 'attack',
    armies: view.armies.map((armies, t) => armies + (changes.get(t) ?? 0)),
    toPlace: 0,
    trading: 'none',
  };
  return offersOf({ offers: legal(rules, later, seat) }, 'attack');
}
