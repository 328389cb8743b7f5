import type { Seat, TurnsPosition } from '@rubicon/engine';
import { Judge } from '../network/judge.ts';
import type { Foresight } from '../search/planner.ts';
import { seenBy } from '../sketch/situation.ts';
import type { Sketch } from '../sketch/sketch.ts';
import { perilFrom } from './peril.ts';
import { seedOf } from './random.ts';
import { Trials } from './trials.ts';

/** Looks ahead until the thinking seat moves again: the others have one turn each, in this order. */
export function foresight(judge: Judge, view: TurnsPosition, others: readonly Seat[]): Foresight {
  const { seat } = judge.situation;
  const judgeOf = (s: Seat, next: Seat): Judge =>
    new Judge(seenBy(judge.situation, view, s, next), judge.net);
  const rivals = others.map((s, i) => judgeOf(s, others[i + 1] ?? seat));
  const own = judgeOf(seat, seat);
  const trials = new Trials(own, rivals, seedOf(view.turn, seat));

  function survival(sketch: Sketch): number {
    let survives = 1;
    for (const rival of rivals) survives *= 1 - perilFrom(rival, sketch, seat);
    return survives;
  }

  /** Adds the nodes of all other judges to those of the thinking seat, and returns the chance. */
  function counted(chance: number): number {
    for (const other of [...rivals, own]) {
      judge.nodes += other.nodes;
      other.nodes = 0;
    }
    return chance;
  }

  return {
    survival: (end) => counted(survival(end)),
    trial: (end, trial) => counted(trials.chance(end, trial)),
  };
}
