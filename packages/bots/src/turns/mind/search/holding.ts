import { CARDS_IN_SET, type TurnsPosition } from '@rubicon/engine';
import type { Judge } from '../network/judge.ts';
import { SETS, type Sketch, sketchOf, TO_PLACE } from '../sketch/sketch.ts';
import { byValue, endOf } from './candidates.ts';
import { bestInTrials, type Option } from './contest.ts';
import type { IsOpen } from './meter.ts';
import { type Foresight, planTurn } from './planner.ts';

/** The first plan ends after this share of the time, the second after two, the trials after three. */
const SHARE = 0.15;

/**
 * Returns whether to keep a set that may be traded. A later set brings more armies, and cards keep a chain of eliminations
 * going; armies protect now. Compares a quick plan with the armies and one without. Where a goal wins, the game may end
 * before a later set counts.
 */
export function isBetterKept(
  judge: Judge,
  view: TurnsPosition,
  { survival, trial }: Foresight,
  isOpen: IsOpen,
): boolean {
  if (judge.situation.prices !== undefined) return false;
  const promiseOf = (start: Sketch, from: number): Option => {
    const plan = planTurn(judge, start, (share = 1) => isOpen(from + SHARE * share), undefined);
    const end = endOf(judge, plan);
    return { end, value: plan.value * survival(end), reach: plan.value / judge.chance(end) };
  };
  const traded = sketchOf(view);
  traded.counts[TO_PLACE] += judge.situation.setWorth[0];
  traded.counts[SETS]++;
  traded.hand[view.seat] -= CARDS_IN_SET;
  const keep = promiseOf(sketchOf(view), 0);
  const trade = promiseOf(traded, SHARE);
  const options = [trade, keep].sort(byValue);
  return bestInTrials(options, trial, () => isOpen(3 * SHARE)) === keep;
}
