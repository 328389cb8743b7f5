import type { Seat, TurnsPosition } from '@rubicon/engine';
import { Judge } from '../network/judge.ts';
import type { Foresight } from '../search/planner.ts';
import { seenBy } from '../sketch/situation.ts';
import { cloneSketch, type Sketch } from '../sketch/sketch.ts';
import { endTurn, Opponent } from './opponent.ts';
import { perilFrom } from './peril.ts';

/** Looks ahead until the thinking seat moves again: the others have one turn each, in this order. */
export function foresight(judge: Judge, view: TurnsPosition, others: readonly Seat[]): Foresight {
  const { seat } = judge.situation;
  const judgeOf = (s: Seat, next: Seat): Judge =>
    new Judge(seenBy(judge.situation, view, s, next), judge.net);
  const opponents = others.map((s, i) => new Opponent(judgeOf(s, others[i + 1] ?? seat), seat));
  const own = judgeOf(seat, seat);

  function survival(sketch: Sketch): number {
    let survives = 1;
    for (const { judge } of opponents) survives *= 1 - perilFrom(judge, sketch, seat);
    return survives;
  }

  function chanceAfter(end: Sketch): number {
    if (judge.hasWon(end)) return 1;
    let sketch = endTurn(cloneSketch(end), seat);
    let survives = 1;
    for (const opponent of opponents) {
      survives *= 1 - perilFrom(opponent.judge, sketch, seat);
      sketch = opponent.reply(sketch);
      if (opponent.judge.hasWon(sketch)) return 0;
    }
    return survives * own.chance(sketch);
  }

  /** Counts the nodes of all seats as the thinking seat's. */
  function counted(look: (sketch: Sketch) => number): (sketch: Sketch) => number {
    return (sketch) => {
      const chance = look(sketch);
      for (const other of [...opponents.map((opponent) => opponent.judge), own]) {
        judge.nodes += other.nodes;
        other.nodes = 0;
      }
      return chance;
    };
  }

  return { chance: counted(chanceAfter), survival: counted(survival) };
}
