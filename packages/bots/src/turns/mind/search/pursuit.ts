import { CARDS_IN_SET, MOST_ATTACK_DICE } from '@rubicon/engine';
import { battleOf } from '../../battle.ts';
import type { Judge } from '../network/judge.ts';
import type { Situation } from '../sketch/situation.ts';
import {
  CAPTURES,
  copySketch,
  emptySketch,
  isSeat,
  SETS,
  type Sketch,
  TO_PLACE,
  take,
} from '../sketch/sketch.ts';
import { measureCosts, NOWHERE, sourceOf } from './distance.ts';

/** One attack of a plan, fought to the end. */
export interface Strike {
  readonly from: number;
  readonly to: number;
  readonly win: number; // the probability of success when it was planned
}

/** The result of pursuing some territories: attack by attack, as long as it pays. */
export interface Pursuit {
  readonly value: number; // the chance of winning the game, averaged over the dice; -1 if there is no path
  readonly strikes: readonly Strike[];
  readonly reach: number; // the probability that all strikes succeed
  readonly lost: number; // the part of the value that comes from failing on the way
}

const MOST_STRIKES = 40;
/** Smaller armies are not expected to attack. */
const LEAST_ARMIES = 1.6;
/** An attack less likely to succeed than this is not tried. */
const HOPELESS = 0.12;
/** A failure less likely than this is ignored. */
const NEGLIGIBLE = 0.004;

const NO_PURSUIT: Pursuit = { value: -1, strikes: [], reach: 1, lost: 0 };

const sketches = new Map<number, { running: Sketch; failed: Sketch }>();

/** Scratch sketches, reused by every pursuit. */
function borrow(size: number): { running: Sketch; failed: Sketch } {
  let pair = sketches.get(size);
  if (pair === undefined) {
    pair = { running: emptySketch(size), failed: emptySketch(size) };
    sketches.set(size, pair);
  }
  return pair;
}

/**
 * Pursues the targets, each time from the easiest territory, and stops where the value was best. `most` is the number of
 * targets wanted.
 */
export function pursue(judge: Judge, start: Sketch, targets: Uint8Array, most: number): Pursuit {
  const { situation } = judge;
  const { running, failed } = borrow(situation.geography.size);
  copySketch(start, running);
  const strikes: Strike[] = [];
  let reach = 1;
  let lost = 0;
  let best = NO_PURSUIT;
  let length = 0;
  for (let taken = 0; strikes.length < MOST_STRIKES && taken < most; ) {
    const costs = measureCosts(situation, running, targets);
    const from = sourceOf(situation, running, costs, LEAST_ARMIES);
    if (from < 0) break;
    const to = nextFrom(judge, running, targets, costs, from);
    const { win, attackersLeft, defendersLeft } = battleOf(running.armies[from] - 1, running.armies[to]);
    if (win < HOPELESS) break;
    const risk = reach * (1 - win);
    if (risk > NEGLIGIBLE) {
      copySketch(running, failed);
      failed.armies[from] = 1;
      failed.armies[to] = defendersLeft;
      lost += risk * judge.chance(failed);
    }
    reach *= win;
    strikes.push({ from, to, win });
    if (targets[to] === 1) taken++;
    capture(judge, running, targets, from, to, attackersLeft);
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
  judge: Judge,
  sketch: Sketch,
  targets: Uint8Array,
  strikes: readonly Strike[],
): Sketch {
  for (const { from, to } of strikes) {
    const { attackersLeft } = battleOf(sketch.armies[from] - 1, sketch.armies[to]);
    capture(judge, sketch, targets, from, to, attackersLeft);
  }
  return sketch;
}

/** The targets of strikes. */
export function targetsOf(size: number, strikes: readonly Strike[]): Uint8Array {
  const targets = new Uint8Array(size);
  for (const { to } of strikes) targets[to] = 1;
  return targets;
}

/** The preference for a dead end: the army takes it first, because it must come back. */
const DEAD_END = 3;

/** The nearest path; a target that leads nowhere else comes first. */
function nextFrom(
  judge: Judge,
  { owner }: Sketch,
  targets: Uint8Array,
  costs: Float64Array,
  from: number,
): number {
  const { geography, seat } = judge.situation;
  let best = -1;
  let least = NOWHERE;
  for (const n of geography.neighbours[from]) {
    if (owner[n] === seat || costs[n] === NOWHERE) continue;
    let cost = costs[n];
    if (targets[n] === 1) {
      cost -= DEAD_END;
      for (const m of geography.neighbours[n]) if (targets[m] === 1 && owner[m] !== seat) cost++;
    }
    if (cost < least) {
      least = cost;
      best = n;
    }
  }
  return best;
}

/** Takes a territory, with its holder's cards if it was the last; the army moves in, or stays for other targets. */
function capture(
  judge: Judge,
  sketch: Sketch,
  targets: Uint8Array,
  from: number,
  to: number,
  attackersLeft: number,
): void {
  const { seat } = judge.situation;
  const { owner, armies, territories, counts } = sketch;
  const loser = owner[to];
  take(sketch, to, seat);
  counts[CAPTURES]++;
  if (isSeat(loser) && territories[loser] === 0) takeCards(judge.situation, sketch, loser);
  const moved = movedOn(judge, sketch, targets, from, to, attackersLeft);
  armies[from] = 1 + attackersLeft - moved;
  armies[to] = moved + counts[TO_PLACE];
  counts[TO_PLACE] = 0;
}

function movedOn(
  judge: Judge,
  { owner, armies }: Sketch,
  targets: Uint8Array,
  from: number,
  to: number,
  attackersLeft: number,
): number {
  const { geography, seat } = judge.situation;
  let isWantedHere = false;
  let here = 0.01; // enemies next to the army if it stays, and if it moves
  let there = 0;
  for (const n of geography.neighbours[to]) {
    if (owner[n] === seat) continue;
    if (targets[n] === 1) return attackersLeft;
    there += armies[n];
  }
  for (const n of geography.neighbours[from]) {
    if (owner[n] === seat) continue;
    if (targets[n] === 1) isWantedHere = true;
    here += armies[n];
  }
  const least = Math.min(MOST_ATTACK_DICE, attackersLeft);
  return isWantedHere ? least : Math.max(least, (attackersLeft * there) / (there + here));
}

/** E-1, E-2: takes the cards of an eliminated seat, and makes the forced trades. */
export function takeCards(
  { rules, seat, setWorth, sets }: Situation,
  { hand, counts }: Sketch,
  loser: number,
): void {
  hand[seat] += hand[loser];
  hand[loser] = 0;
  const { opens, afterTrade } = rules.trade.afterElimination;
  for (let trading = opens(hand[seat]); trading === 'must'; trading = afterTrade(hand[seat])) {
    counts[TO_PLACE] += setWorth[Math.floor(counts[SETS]) - sets];
    hand[seat] -= CARDS_IN_SET;
    counts[SETS]++;
  }
}
