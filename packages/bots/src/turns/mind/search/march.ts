import { MOST_ATTACK_DICE } from '@rubicon/engine';
import { battleOf } from '../../battle.ts';
import { CAPTURES, copySketch, emptySketch, type Sketch, TO_PLACE, take } from '../sketch/sketch.ts';
import { type Ground, measureCosts, sourceOf } from './distance.ts';
import type { Strike } from './pursuit.ts';

/** Attacks on given territories, one after the other, each from the easiest side, whatever they cost. */
export interface March {
  readonly from: number; // the territory for the new armies
  readonly strikes: readonly Strike[];
  readonly chance: number; // that all of them succeed
  readonly end: Sketch; // if they do
  readonly lost: number; // armies of the seat
  readonly killed: number; // armies of others
}

/** Paths that cost more than this many times the largest army are ignored. */
const PRICE = 2;

/**
 * Plans attacks on `most` of the targets, with all new armies at the start. Undefined if there is no path, or if it
 * is hopeless from some strike on. `into` becomes the end of the march.
 */
export function marchTo(
  ground: Ground,
  start: Sketch,
  targets: Uint8Array,
  most: number,
  isHopeless: (chance: number, lost: number, killed: number) => boolean,
  into = emptySketch(start.owner.length),
): March | undefined {
  const affordable = PRICE * (largestArmy(ground, start) + start.counts[TO_PLACE]);
  const first = sourceOf(ground, start, measureCosts(ground, start, targets, affordable), 0);
  if (first < 0) return undefined;
  const end = copySketch(start, into);
  const { owner, armies, counts } = end;
  armies[first] += counts[TO_PLACE];
  counts[TO_PLACE] = 0;
  const strikes: Strike[] = [];
  let chance = 1;
  let lost = 0;
  let killed = 0;
  for (let taken = 0; taken < most; ) {
    const costs = measureCosts(ground, end, targets, affordable);
    const from = sourceOf(ground, end, costs, 2);
    if (from < 0 || strikes.length === ground.geography.size) return undefined;
    const to = nearest(ground, owner, costs, from);
    const { win, attackersLeft: left } = battleOf(armies[from] - 1, armies[to]);
    chance *= win;
    lost += armies[from] - 1 - left;
    killed += armies[to];
    if (isHopeless(chance, lost, killed)) return undefined;
    strikes.push({ from, to, win });
    taken += targets[to];
    take(end, to, ground.seat);
    counts[CAPTURES]++;
    const moved = staysFor(ground, owner, targets, from, to) ? Math.min(MOST_ATTACK_DICE, left) : left;
    armies[from] = 1 + left - moved;
    armies[to] = moved;
  }
  return { from: first, strikes, chance, end, lost, killed };
}

function largestArmy({ seat }: Ground, { owner, armies }: Sketch): number {
  let most = 0;
  for (let t = 0; t < owner.length; t++) if (owner[t] === seat && armies[t] > most) most = armies[t];
  return most;
}

function nearest({ geography, seat }: Ground, owner: Int8Array, costs: Float64Array, from: number): number {
  let best = -1;
  for (const n of geography.neighbours[from])
    if (owner[n] !== seat && (best < 0 || costs[n] < costs[best])) best = n;
  return best;
}

/** Whether the army is needed where it is rather than where it could move. */
function staysFor(
  { geography, seat }: Ground,
  owner: Int8Array,
  targets: Uint8Array,
  from: number,
  to: number,
): boolean {
  const isNextToTarget = (t: number): boolean =>
    geography.neighbours[t].some((n) => targets[n] === 1 && owner[n] !== seat);
  return !isNextToTarget(to) && isNextToTarget(from);
}
