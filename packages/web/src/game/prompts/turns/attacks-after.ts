import { legal } from '@rubicon/engine';
import { type OfferOf, offersOf, type TurnsDecision } from '../decision.ts';

/** The attacks that are possible once armies have been placed or moved: by territory, how many more or fewer. */
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
