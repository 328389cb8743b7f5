import type { Seat, TurnsPosition } from '@rubicon/engine';
import { byValue, endOf, openings } from './drafts.ts';
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
  return (end) => {
    let sketch = endTurn(cloneSketch(end), seat);
    for (const other of minds) {
      sketch = reply(other, sketch);
      judge.nodes += other.judge.nodes;
      other.judge.nodes = 0;
    }
    return sketch.territories[seat] === 0 ? 0 : own.judge.chance(sketch);
  };
}

/** C-1: who took something draws a card. */
function endTurn(sketch: Sketch, seat: Seat): Sketch {
  if (sketch.counts[CAPTURES] > 0) sketch.hand[seat]++;
  sketch.counts[CAPTURES] = 0;
  return sketch;
}

/** Strikes of others are expected to happen while it is likely that all until then succeed. */
const LIKELY = 0.5;

/** The turn of somebody else: new armies, and the best single aim, as far as it is likely to get. */
function reply(mind: Mind, start: Sketch): Sketch {
  const { situation } = mind.judge;
  const { seat } = situation;
  if (start.territories[seat] === 0) return start;
  start.counts[TO_PLACE] = Math.min(newArmies(situation, start), roomOf(situation, start));
  const [best] = openings(mind, start).sort(byValue);
  let reach = 1;
  const likely = best.last.filter(({ win }) => {
    reach *= win;
    return reach >= LIKELY;
  });
  return endTurn(endOf(mind, best, likely), seat);
}

/** EX-3: how many more armies a seat has room for. */
function roomOf({ rules, seat }: Situation, { owner, armies }: Sketch): number {
  let room = 0;
  for (let t = 0; t < owner.length; t++)
    if (owner[t] === seat) room += Math.max(0, rules.armyLimit - armies[t]);
  return Math.floor(room);
}

/** What a seat has to place when its turn begins; the cards that it turns in for it are gone. */
function newArmies(situation: Situation, sketch: Sketch): number {
  const { seat, chart, extraIncome, turnsIn, setWorth, sets } = situation;
  const { owner, territories, hand, counts } = sketch;
  let armies = Math.max(3, Math.floor(territories[seat] / 3));
  for (const { members, bonus } of chart.regions)
    if (members.every((t) => owner[t] === seat)) armies += bonus;
  if (extraIncome !== undefined) armies += extraIncome(sketch, seat);
  const [cards, worth] = turnsIn(hand[seat]);
  if (cards === 0) return armies;
  armies += worth * setWorth[counts[SETS] - sets];
  hand[seat] -= cards;
  counts[SETS]++;
  return armies;
}
