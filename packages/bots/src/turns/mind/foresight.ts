import type { Seat, TurnsPosition } from '@rubicon/engine';
import { byValue, endOf, firstCandidates } from './candidates.ts';
import { incomeOf } from './income.ts';
import { Judge } from './judge.ts';
import { perilFrom } from './peril.ts';
import type { Foresight } from './planner.ts';
import type { Mind } from './pursuit.ts';
import { type Situation, seenBy } from './situation.ts';
import { CAPTURES, cloneSketch, SETS, type Sketch, TO_PLACE } from './sketch.ts';

/** Looks ahead until the thinking seat moves again: the others have one turn each, in this order. */
export function foresight(mind: Mind, view: TurnsPosition, others: readonly Seat[]): Foresight {
  const { judge, outcomes } = mind;
  const { seat } = judge.situation;
  const mindOf = (s: Seat, next: Seat): Mind => ({
    judge: new Judge(seenBy(judge.situation, view, s, next), judge.net),
    outcomes,
  });
  const minds = others.map((s, i) => mindOf(s, others[i + 1] ?? seat));
  const own = mindOf(seat, seat);

  function survival(sketch: Sketch): number {
    let survives = 1;
    for (const other of minds) survives *= 1 - perilFrom(other.judge, sketch, seat);
    return survives;
  }

  function chanceAfter(end: Sketch): number {
    if (judge.hasWon(end)) return 1;
    let sketch = endTurn(cloneSketch(end), seat);
    let survives = 1;
    for (const other of minds) {
      survives *= 1 - perilFrom(other.judge, sketch, seat);
      sketch = reply(other, sketch, seat);
      if (other.judge.hasWon(sketch)) return 0;
    }
    return survives * own.judge.chance(sketch);
  }

  /** Counts the nodes of all seats as the thinking seat's. */
  function counted(look: (sketch: Sketch) => number): (sketch: Sketch) => number {
    return (sketch) => {
      const chance = look(sketch);
      for (const other of [...minds, own]) {
        judge.nodes += other.judge.nodes;
        other.judge.nodes = 0;
      }
      return chance;
    };
  }

  return { chance: counted(chanceAfter), survival: counted(survival) };
}

/** C-1: a seat that captured something draws a card. */
function endTurn(sketch: Sketch, seat: Seat): Sketch {
  if (sketch.counts[CAPTURES] > 0) sketch.hand[seat]++;
  sketch.counts[CAPTURES] = 0;
  return sketch;
}

/** Strikes of others count as long as it is likely that all of them so far succeed. */
const LIKELY = 0.5;

/**
 * Plays the turn of another seat: new armies, and the best single aim, as far as it will likely get. It spares the
 * thinking seat's last territory: what that risks is known already.
 */
function reply(mind: Mind, start: Sketch, thinking: Seat): Sketch {
  const { situation } = mind.judge;
  const { seat } = situation;
  if (start.territories[seat] === 0) return start;
  start.counts[TO_PLACE] = incomeOf(situation, start) + turnIn(situation, start);
  const [best] = firstCandidates(mind, start).sort(byValue);
  let strikes = 0;
  let left = start.territories[thinking];
  for (let reach = 1; strikes < best.last.length; strikes++) {
    const { to, win } = best.last[strikes];
    reach *= win;
    if (reach < LIKELY || (start.owner[to] === thinking && --left === 0)) break;
  }
  return endTurn(endOf(mind, best, best.last.slice(0, strikes)), seat);
}

/** Trades the cards of a seat, as far as it is likely to have a set, and returns the armies for them. */
function turnIn({ seat, turnsIn, setWorth, sets }: Situation, { hand, counts }: Sketch): number {
  const { chance, cards, worth } = turnsIn(hand[seat]);
  const armies = chance * worth * setWorth[Math.floor(counts[SETS]) - sets];
  hand[seat] -= chance * cards;
  counts[SETS] += chance;
  return armies;
}
