import { isIn, type Seat, seatsFrom, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { foresight } from '../foresight/foresight.ts';
import { Judge } from '../network/judge.ts';
import { kindOf, tunedNet } from '../network/weights.ts';
import { situationOf } from '../sketch/situation.ts';
import { sketchOf } from '../sketch/sketch.ts';
import type { Plan } from './candidates.ts';
import { planTurn } from './planner.ts';

/**
 * Returns the plan of `expert` for the rest of the turn, found by evaluating `nodes` positions. It also tries
 * plans against the turns of the others. A view is enough.
 */
export function bestPlan(rules: TurnsRules, view: TurnsPosition, nodes: number): Plan {
  const judge = judgeOf(rules, view);
  const looksAhead = kindOf(rules) !== 'objectives';
  return planTurn(
    judge,
    sketchOf(view),
    (share = 1) => judge.nodes < nodes * share,
    looksAhead ? foresight(judge, view, othersAfter(view)) : undefined,
  );
}

function judgeOf(rules: TurnsRules, view: TurnsPosition): Judge {
  const { seat } = view;
  const situation = situationOf(rules, view, seat, othersAfter(view)[0] ?? seat);
  return new Judge(situation, tunedNet(kindOf(rules)));
}

/** The seats that move before the seat whose turn it is moves again. */
export function othersAfter(view: TurnsPosition): Seat[] {
  return seatsFrom(view, view.seat).filter((seat) => seat !== view.seat && isIn(view, seat));
}
