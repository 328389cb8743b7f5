import { isIn, NOBODY, type Seat, seatsFrom, type TurnsPosition } from '@rubicon/engine';
import type { Geography } from '../geography.ts';
import { cloneSketch, isEdge, type Sketch, sketchOf, take } from './sketch/sketch.ts';

/** Seats differ in how much they want to be in one continent: claims are continued with each of these weights. */
const HOMES = [0.3, 0.8, 1.5, 3];
const TAKEN = 0.7;
const WORTH = 4;

/** Returns positions in which the set-up may end after this claim, with all armies on the board. */
export function endsOfClaims(geography: Geography, view: TurnsPosition, claimed: number): Sketch[] {
  return HOMES.map((home) => {
    const { seat } = view;
    const end = sketchOf(view);
    const reserve = [...view.reserve];
    const claim = (s: Seat, t: number): void => {
      take(end, t, s);
      end.armies[t] = 1;
      reserve[s]--;
    };
    claim(seat, claimed);
    const order = seatsFrom(view, seat).filter((s) => isIn(view, s));
    let left = end.owner.filter((holder) => holder === NOBODY).length;
    for (let turn = 1; left > 0; turn++, left--) {
      const s = order[turn % order.length];
      claim(s, usualClaim(geography, end, s, home));
    }
    for (const s of order) spreadReserve(geography, end, s, reserve[s]);
    return end;
  });
}

/** The claim of a seat that wants a small, well-defended continent and connected territories. */
function usualClaim(
  { neighbours, regions, regionOf }: Geography,
  { owner }: Sketch,
  seat: Seat,
  home: number,
): number {
  const appeals = regions.map(({ members, gates, bonus }) => {
    let balance = 0;
    for (const t of members) if (owner[t] !== NOBODY) balance += owner[t] === seat ? 1 : -TAKEN;
    return home * balance + (WORTH * bonus) / (gates.length * members.length);
  });
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let t = 0; t < owner.length; t++) {
    if (owner[t] !== NOBODY) continue;
    let appeal = appeals[regionOf[t]];
    for (const n of neighbours[t]) if (owner[n] === seat) appeal++;
    if (appeal > most) {
      most = appeal;
      best = t;
    }
  }
  return best;
}

/** Puts the armies of a seat on its territories next to others, the same number on each. */
function spreadReserve({ neighbours }: Geography, sketch: Sketch, seat: Seat, armies: number): void {
  const { owner } = sketch;
  const held = [...owner.keys()].filter((t) => owner[t] === seat);
  const edges = held.filter((t) => isEdge(sketch, neighbours, t));
  const open = edges.length > 0 ? edges : held;
  for (const t of open) sketch.armies[t] += armies / open.length;
}

/** The armies of a set-up that a seat wants on each of its territories. */
export type Deployment = Float64Array;

/** The shares of the armies that are tried elsewhere. */
const SHARES = [0.25, 0.5, 0.75];

/**
 * Returns where a seat should have its armies when the set-up ends, if the others spread theirs. It compares all armies
 * on one territory, the same number everywhere, and mixtures of the best of these with others.
 */
export function bestDeployment(
  geography: Geography,
  view: TurnsPosition,
  seat: Seat,
  chanceOf: (end: Sketch) => number,
): Deployment {
  const base = sketchOf(view);
  for (const [s, armies] of view.reserve.entries())
    if (s !== seat && armies > 0) spreadReserve(geography, base, s, armies);
  const even = sketchOf(view);
  spreadReserve(geography, even, seat, view.reserve[seat]);
  const options: Deployment[] = [even.armies.map((armies, t) => armies - view.armies[t])];
  for (const [t, holder] of view.owner.entries()) {
    if (holder !== seat || !isEdge(base, geography.neighbours, t)) continue;
    options.push(base.armies.map((_, at) => (at === t ? view.reserve[seat] : 0)));
  }
  const merits = new Map<Deployment, number>();
  const consider = (option: Deployment): void => {
    const end = cloneSketch(base);
    for (let t = 0; t < option.length; t++) end.armies[t] += option[t];
    merits.set(option, chanceOf(end));
  };
  const best = (): Deployment =>
    [...merits.keys()].reduce((a, b) => (merits.get(b)! > merits.get(a)! ? b : a));
  for (const option of options) consider(option);
  const main = best();
  for (const other of options)
    for (const share of SHARES)
      if (other !== main) consider(main.map((armies, t) => (1 - share) * armies + share * other[t]));
  return best();
}
