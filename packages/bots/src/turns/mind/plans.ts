import { isIn, NOBODY, seatsFrom, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { makeDice, outcomesOf } from '@rubicon/odds';
import { byValue, type Plan } from './candidates.ts';
import { Judge } from './judge.ts';
import { search } from './planner.ts';
import { situationOf } from './situation.ts';
import { sketchOf } from './sketch.ts';
import { kindOf, tunedNet } from './weights.ts';

const outcomes = outcomesOf(makeDice());

/**
 * Returns plans for the rest of the turn of the seat in turn, the best first by the network of `expert`. Every aim gives
 * a plan; then the best are extended until `nodes` positions were evaluated. Works on views.
 */
export function findPlans(rules: TurnsRules, view: TurnsPosition, nodes: number): Plan[] {
  const { seat } = view;
  const next = seatsFrom(view, seat).find((s) => s !== seat && isIn(view, s)) ?? NOBODY;
  const judge = new Judge(
    situationOf(rules, view, seat, next === NOBODY ? seat : next),
    tunedNet(kindOf(rules)),
  );
  return search({ judge, outcomes }, sketchOf(view), () => judge.nodes < nodes).sort(byValue);
}
