import { landIncome, type Seat, type TurnsPosition } from '@rubicon/engine';
import { byValue, endOf, firstCandidates } from './candidates.ts';
import { Judge } from './judge.ts';
import type { Foresee } from './planner.ts';
import type { Mind } from './pursuit.ts';
import { type Situation, seenBy } from './situation.ts';
import { CAPTURES, cloneSketch, SETS, type Sketch, TO_PLACE } from './sketch.ts';

/** Looks ahead until the thinking seat moves again: the others have one turn each, in this order. */
export function foresight(mind: Mind, view: TurnsPosition, others: readonly Seat[]): Foresee {
  const { judge, outcomes } = mind;
  const { seat } = judge.situation;
  const mindOf = (s: Seat, next: Seat): Mind => ({
    judge: new Judge(seenBy(judge.situation, view, s, next), judge.net),
    outcomes,
  });
  const minds = others.map((s, i) => mindOf(s, others[i + 1] ?? seat));
  const own = mindOf(seat, seat);
  function chanceAfter(end: Sketch): number {
    if (judge.hasWon(end)) return 1;
    let sketch = endTurn(cloneSketch(end), seat);
    for (const other of minds) {
      sketch = reply(other, sketch);
      if (sketch.territories[seat] === 0 || other.judge.hasWon(sketch)) return 0;
    }
    return own.judge.chance(sketch);
  }
  return (end) => {
    const chance = chanceAfter(end);
    for (const other of [...minds, own]) {
      judge.nodes += other.judge.nodes;
      other.judge.nodes = 0;
    }
    return chance;
  };
}

/** C-1: a seat that captured something draws a card. */
function endTurn(sketch: Sketch, seat: Seat): Sketch {
  if (sketch.counts[CAPTURES] > 0) sketch.hand[seat]++;
  sketch.counts[CAPTURES] = 0;
  return sketch;
}

/** Strikes of others count as long as it is likely that all of them so far succeed. */
const LIKELY = 0.5;

/** Plays the turn of another seat: new armies, and the best single aim, as far as it will likely get. */
function reply(mind: Mind, start: Sketch): Sketch {
  const { situation } = mind.judge;
  const { seat } = situation;
  if (start.territories[seat] === 0) return start;
  start.counts[TO_PLACE] = incomeOf(situation, start) + turnIn(situation, start);
  const [best] = firstCandidates(mind, start).sort(byValue);
  let strikes = 0;
  for (let reach = 1; strikes < best.last.length; strikes++) {
    reach *= best.last[strikes].win;
    if (reach < LIKELY) break;
  }
  return endTurn(endOf(mind, best, best.last.slice(0, strikes)), seat);
}

/** and the armies for pieces. */
function incomeOf({ seat, geography, extraIncome }: Situation, sketch: Sketch): number {
  const { owner, territories } = sketch;
  let armies = landIncome(territories[seat]);
  for (const { members, bonus } of geography.regions)
    if (members.every((t) => owner[t] === seat)) armies += bonus;
  return extraIncome === undefined ? armies : armies + extraIncome(sketch, seat);
}

/** Trades the cards of a seat, and returns the armies for them. */
function turnIn({ seat, turnsIn, setWorth, sets }: Situation, { hand, counts }: Sketch): number {
  const [cards, worth] = turnsIn(hand[seat]);
  if (cards === 0) return 0;
  hand[seat] -= cards;
  counts[SETS]++;
  return worth * setWorth[counts[SETS] - 1 - sets];
}
