import type { Outcomes } from '@rubicon/odds';
import { measureWays, NOWHERE, sourceOf } from './distance.ts';
import type { Judge } from './judge.ts';
import { CAPTURES, copySketch, emptySketch, isSeat, SETS, type Sketch, TO_PLACE, take } from './sketch.ts';

/** One attack of a plan, fought to the end. */
export interface Strike {
  readonly from: number;
  readonly to: number;
  readonly win: number; // how likely it was to succeed when it was planned
}

/** What comes of going after some territories: attack by attack, as long as it pays. */
export interface Pursuit {
  readonly value: number; // the chance to win the game, over all ways the dice may fall; -1 when there is no way
  readonly strikes: readonly Strike[];
  readonly reach: number; // how likely it is that all of them succeed
  readonly lost: number; // the part of the value that lies in failing on the way
}

/** What a planner weighs attacks with. */
export interface Mind {
  readonly judge: Judge;
  readonly outcomes: Outcomes;
}

const MOST_STRIKES = 40;
/** An army of fewer is not expected to attack. */
const LEAST_ARMIES = 1.6;
/** An attack less likely to succeed than this is not tried. */
const HOPELESS = 0.12;
/** A failure less likely than this is not looked at. */
const NEGLIGIBLE = 0.004;

const NO_PURSUIT: Pursuit = { value: -1, strikes: [], reach: 1, lost: 0 };

const sketches = new Map<number, { running: Sketch; failed: Sketch }>();

/** Sketches to run a pursuit in: it is over before the next one begins. */
function borrow(size: number): { running: Sketch; failed: Sketch } {
  let pair = sketches.get(size);
  if (pair === undefined) {
    pair = { running: emptySketch(size), failed: emptySketch(size) };
    sketches.set(size, pair);
  }
  return pair;
}

/**
 * Goes after the targets, each time from where it is easiest, and stops where the value was best. `most` is how
 * many of the targets are wanted.
 */
export function pursue(mind: Mind, start: Sketch, targets: Uint8Array, most: number): Pursuit {
  const { judge, outcomes } = mind;
  const { situation } = judge;
  const { running, failed } = borrow(situation.chart.size);
  copySketch(start, running);
  const strikes: Strike[] = [];
  let reach = 1;
  let lost = 0;
  let best = NO_PURSUIT;
  let length = 0;
  for (let taken = 0; strikes.length < MOST_STRIKES && taken < most; ) {
    const ways = measureWays(situation, running, targets);
    const from = sourceOf(situation, running, ways, LEAST_ARMIES);
    if (from < 0) break;
    const to = nextFrom(mind, running, targets, ways, from);
    const cell = cellOf(outcomes, running.armies[from] - 1, running.armies[to]);
    const win = outcomes.win[cell];
    if (win < HOPELESS) break;
    const risk = reach * (1 - win);
    if (risk > NEGLIGIBLE) {
      copySketch(running, failed);
      failed.armies[from] = 1;
      failed.armies[to] = outcomes.defendersLeft[cell];
      lost += risk * judge.chance(failed);
    }
    reach *= win;
    strikes.push({ from, to, win });
    if (targets[to] === 1) taken++;
    capture(mind, running, targets, from, to, outcomes.attackersLeft[cell]);
    const value = lost + reach * judge.chance(running);
    if (value > best.value) {
      length = strikes.length;
      best = { value, strikes, reach, lost };
    }
  }
  strikes.length = length;
  return best;
}

/** The sketch when all strikes of a pursuit have gone as expected. */
export function carryOut(
  mind: Mind,
  sketch: Sketch,
  targets: Uint8Array,
  strikes: readonly Strike[],
): Sketch {
  for (const { from, to } of strikes) {
    const cell = cellOf(mind.outcomes, sketch.armies[from] - 1, sketch.armies[to]);
    capture(mind, sketch, targets, from, to, mind.outcomes.attackersLeft[cell]);
  }
  return sketch;
}

/** What strikes go after. */
export function targetsOf(size: number, strikes: readonly Strike[]): Uint8Array {
  const targets = new Uint8Array(size);
  for (const { to } of strikes) targets[to] = 1;
  return targets;
}

export function cellOf({ side, width }: Outcomes, attackers: number, defenders: number): number {
  const a = Math.round(attackers);
  const d = Math.max(1, Math.round(defenders));
  if (a <= side && d <= side) return Math.max(0, a) * width + d;
  // larger armies as the same proportion of smaller ones
  const scale = side / Math.max(a, d);
  return Math.floor(a * scale) * width + Math.max(1, Math.round(d * scale));
}

/** What a dead end is preferred by: the army comes back from there to go on. */
const DEAD_END = 3;

/** The nearest way, a target that leads nowhere else first. */
function nextFrom(
  { judge }: Mind,
  { owner }: Sketch,
  targets: Uint8Array,
  ways: Float64Array,
  from: number,
): number {
  const { chart, seat } = judge.situation;
  let best = -1;
  let least = NOWHERE;
  for (const n of chart.neighbours[from]) {
    if (owner[n] === seat || ways[n] === NOWHERE) continue;
    let cost = ways[n];
    if (targets[n] === 1) {
      cost -= DEAD_END;
      for (const m of chart.neighbours[n]) if (targets[m] === 1 && owner[m] !== seat) cost++;
    }
    if (cost < least) {
      least = cost;
      best = n;
    }
  }
  return best;
}

/** Takes a territory, with its holder's cards if it was the last; the army moves on, or stays for the rest. */
function capture(
  mind: Mind,
  sketch: Sketch,
  targets: Uint8Array,
  from: number,
  to: number,
  attackersLeft: number,
): void {
  const { seat } = mind.judge.situation;
  const { owner, armies, territories, counts } = sketch;
  const loser = owner[to];
  take(sketch, to, seat);
  counts[CAPTURES]++;
  if (isSeat(loser) && territories[loser] === 0) despoil(mind, sketch, loser);
  const moved = movedOn(mind, sketch, targets, from, to, attackersLeft);
  armies[from] = 1 + attackersLeft - moved;
  armies[to] = moved + counts[TO_PLACE];
  counts[TO_PLACE] = 0;
}

function movedOn(
  { judge }: Mind,
  { owner, armies }: Sketch,
  targets: Uint8Array,
  from: number,
  to: number,
  attackersLeft: number,
): number {
  const { chart, seat } = judge.situation;
  let isWantedHere = false;
  let here = 0.01; // enemies that the army could turn to if it stayed, and if it moved
  let there = 0;
  for (const n of chart.neighbours[to]) {
    if (owner[n] === seat) continue;
    if (targets[n] === 1) return attackersLeft;
    there += armies[n];
  }
  for (const n of chart.neighbours[from]) {
    if (owner[n] === seat) continue;
    if (targets[n] === 1) isWantedHere = true;
    here += armies[n];
  }
  const least = Math.min(3, attackersLeft);
  return isWantedHere ? least : Math.max(least, (attackersLeft * there) / (there + here));
}

/** E-1, E-2: the cards of a seat that is out, and what must be traded of them at once. */
function despoil({ judge }: Mind, { hand, counts }: Sketch, loser: number): void {
  const { rules, seat, setWorth, sets } = judge.situation;
  hand[seat] += hand[loser];
  hand[loser] = 0;
  const { opens, goesOn } = rules.trade.afterElimination;
  for (let trading = opens(hand[seat]); trading === 'must'; trading = goesOn(hand[seat])) {
    counts[TO_PLACE] += setWorth[counts[SETS] - sets];
    hand[seat] -= 3;
    counts[SETS]++;
  }
}
