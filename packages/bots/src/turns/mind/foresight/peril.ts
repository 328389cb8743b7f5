import type { Seat } from '@rubicon/engine';
import type { Judge } from '../network/judge.ts';
import { type March, marchTo } from '../search/march.ts';
import { incomeOf } from '../sketch/income.ts';
import { cloneSketch, SETS, type Sketch, TO_PLACE } from '../sketch/sketch.ts';

/** A march with a smaller chance is not a threat. */
const LEAST = 0.03;
/** A seat that could eliminate another does so at this rate. */
const WILL = 0.8;
/** A chain begins with an elimination that is at least this likely. */
const LIKELY = 0.3;
/** The fewest armies that an attacker loses per defender, so that hopeless marches are not planned. */
const CHEAPEST = 0.6;

/** The time of a march, in nodes of the search. */
const MARCH_NODES = 4;

/** The probability that a seat, in its turn, eliminates another: with or without a set, directly or for cards on the way. */
export function perilFrom(judge: Judge, sketch: Sketch, victim: Seat): number {
  const { situation: hunter } = judge;
  const { seat, turnsIn, setWorth, sets } = hunter;
  if (sketch.territories[seat] === 0 || sketch.territories[victim] === 0) return 0;
  const { cards, worth, chance } = turnsIn(sketch.hand[seat]);
  const start = cloneSketch(sketch);
  const { counts, hand } = start;
  const income = incomeOf(hunter, sketch);
  counts[TO_PLACE] = income;
  let peril = chance < 1 ? (1 - chance) * chanceToEliminate(judge, start, victim) : 0;
  if (chance > 0) {
    counts[TO_PLACE] = income + worth * setWorth[Math.floor(counts[SETS]) - sets];
    counts[SETS]++;
    hand[seat] = Math.max(0, hand[seat] - cards);
    peril += chance * chanceToEliminate(judge, start, victim);
  }
  return WILL * peril;
}

/** The chance of eliminating a seat in a turn, directly or after another one whose cards bring more armies. */
function chanceToEliminate(judge: Judge, start: Sketch, victim: Seat): number {
  const { situation: hunter } = judge;
  const direct = elimination(judge, start, victim)?.chance ?? 0;
  let best = direct;
  for (let s = 0; s < hunter.seats; s++) {
    if (s === victim || s === hunter.seat || start.territories[s] === 0) continue;
    const trading = hunter.rules.trade.afterElimination.opens(start.hand[hunter.seat] + start.hand[s]);
    if (trading !== 'must') continue;
    const first = elimination(judge, start, s);
    if (first === undefined || first.chance < LIKELY || first.chance <= best) continue;
    first.end.counts[TO_PLACE] = hunter.setWorth[Math.floor(start.counts[SETS]) - hunter.sets];
    const chance = first.chance * (elimination(judge, first.end, victim)?.chance ?? 0);
    if (chance > best) best = chance;
  }
  return best;
}

/** The march against a seat; undefined if it is hopeless. It counts as a node of the search. */
function elimination(judge: Judge, start: Sketch, victim: Seat): March | undefined {
  const { situation: hunter } = judge;
  const { owner, armies, counts } = start;
  let strength = counts[TO_PLACE];
  let resistance = 0;
  const targets = new Uint8Array(owner.length);
  for (let t = 0; t < owner.length; t++) {
    if (owner[t] === hunter.seat) strength += armies[t] - 1;
    else if (owner[t] === victim) {
      resistance += CHEAPEST * armies[t] + 1;
      targets[t] = 1;
    }
  }
  if (strength + 1 < resistance) return undefined;
  judge.nodes += MARCH_NODES;
  return marchTo(hunter, start, targets, start.territories[victim], isUnlikely);
}

const isUnlikely = (chance: number): boolean => chance < LEAST;
