import { isIn, type Seat, seatsFrom, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { makeDice, outcomesOf } from '@rubicon/odds';
import type { Plan } from './candidates.ts';
import { foresight } from './foresight.ts';
import { Judge } from './judge.ts';
import { planTurn } from './planner.ts';
import type { Mind } from './pursuit.ts';
import { situationOf } from './situation.ts';
import { sketchOf } from './sketch.ts';
import { kindOf, tunedNet } from './weights.ts';

const outcomes = outcomesOf(makeDice());

/**
 * Returns the plan of `expert` for the rest of the turn, found by evaluating `nodes` positions. It considers the replies
 * of the others. A view is enough.
 */
export function bestPlan(rules: TurnsRules, view: TurnsPosition, nodes: number): Plan {
  const mind = mindOf(rules, view);
  const looksAhead = kindOf(rules) !== 'objectives';
  return planTurn(
    mind,
    sketchOf(view),
    (share = 1) => mind.judge.nodes < nodes * share,
    looksAhead ? foresight(mind, view, othersAfter(view)) : undefined,
  );
}

function mindOf(rules: TurnsRules, view: TurnsPosition): Mind {
  const { seat } = view;
  const situation = situationOf(rules, view, seat, othersAfter(view)[0] ?? seat);
  return { judge: new Judge(situation, tunedNet(kindOf(rules))), outcomes };
}

/** The seats that move before the seat whose turn it is moves again. */
export function othersAfter(view: TurnsPosition): Seat[] {
  return seatsFrom(view, view.seat).filter((seat) => seat !== view.seat && isIn(view, seat));
}
