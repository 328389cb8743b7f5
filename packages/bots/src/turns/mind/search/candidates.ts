import type { Place } from '@rubicon/engine';
import type { Judge } from '../network/judge.ts';
import { cloneSketch, isEdge, type Sketch, TO_PLACE } from '../sketch/sketch.ts';
import { type Aim, aimsOf } from './aims.ts';
import { measureCosts, sourceOf } from './distance.ts';
import { carryOut, pursue, type Strike } from './pursuit.ts';

/** A plan for the rest of a turn. */
export interface Plan {
  readonly value: number;
  readonly places: readonly Place[]; // placements of the new armies, as far as there is room
  readonly strikes: readonly Strike[];
}

/** A plan under construction, and its expected result. */
export interface Candidate extends Plan {
  readonly reach: number; // the probability that it succeeds completely
  readonly lost: number; // the part of the value that comes from failing on the way
  /** The sketch before the last aim, and that aim: the result is computed only on demand. */
  readonly before: Sketch;
  readonly aim: Aim | undefined;
  readonly last: readonly Strike[];
}

export const byValue = (a: Pick<Plan, 'value'>, b: Pick<Plan, 'value'>): number => b.value - a.value;

/** One plan for each aim, from the nearest territory, and plans that only place. */
export function firstCandidates(judge: Judge, start: Sketch): Candidate[] {
  const { situation } = judge;
  const aims = aimsOf(situation, start);
  const armies = start.counts[TO_PLACE];
  const open = armies === 0 ? [] : openTerritories(judge, start);
  if (open.length === 0)
    return [stay(judge, start, []), ...aims.flatMap((aim) => attempt(judge, start, [], aim))];
  const placed = new Map<number, Candidate>();
  for (const t of open) {
    const places: Place[] = [[t, Math.min(armies, roomOn(judge, start, t))]];
    placed.set(t, stay(judge, withPlaces(start, places), places));
  }
  const candidates = [...placed.values()];
  const calmest = candidates.toSorted(byValue)[0];
  for (const aim of aims) {
    const source = sourceOf(situation, start, measureCosts(situation, start, aim.targets), 0);
    if (source < 0) continue;
    const { before, places } = placed.get(source) ?? calmest; // EX-3: a full army gets no new ones
    candidates.push(...attempt(judge, before, places, aim));
  }
  return candidates;
}

/** EX-3 */
export const roomOn = (judge: Judge, { armies }: Sketch, t: number): number =>
  judge.situation.rules.armyLimit - armies[t];

/** Returns the territories for new armies: those at the front, others only when the front is full. */
function openTerritories(judge: Judge, start: Sketch): number[] {
  const { geography, seat } = judge.situation;
  const open: number[] = [];
  for (let t = 0; t < geography.size; t++)
    if (start.owner[t] === seat && roomOn(judge, start, t) >= 1) open.push(t);
  const edges = open.filter((t) => isEdge(start, geography.neighbours, t));
  return edges.length > 0 ? edges : open;
}

export function withPlaces(start: Sketch, places: readonly Place[]): Sketch {
  const sketch = cloneSketch(start);
  for (const [t, armies] of places) sketch.armies[t] += armies;
  sketch.counts[TO_PLACE] = 0;
  return sketch;
}

export function stay(judge: Judge, sketch: Sketch, places: readonly Place[]): Candidate {
  const value = judge.chance(sketch) * judge.situation.patience;
  return { value, places, strikes: [], reach: 1, lost: 0, before: sketch, aim: undefined, last: [] };
}

export function attempt(judge: Judge, sketch: Sketch, places: readonly Place[], aim: Aim): Candidate[] {
  const pursuit = pursue(judge, sketch, aim.targets, aim.most);
  return pursuit.value < 0 ? [] : [{ ...pursuit, places, before: sketch, aim, last: pursuit.strikes }];
}

/** Extends a plan by one more aim. */
export function follow(judge: Judge, candidate: Candidate): Candidate[] {
  if (candidate.aim === undefined) return [];
  const end = endOf(judge, candidate);
  const candidates: Candidate[] = [];
  for (const aim of aimsOf(judge.situation, end)) {
    const { value, strikes, reach, lost } = pursue(judge, end, aim.targets, aim.most);
    const total = candidate.lost + candidate.reach * value;
    if (value < 0 || total <= candidate.value) continue;
    candidates.push({
      value: total,
      places: candidate.places,
      strikes: [...candidate.strikes, ...strikes],
      reach: candidate.reach * reach,
      lost: candidate.lost + candidate.reach * lost,
      before: end,
      aim,
      last: strikes,
    });
  }
  return candidates;
}

/** Returns the sketch after the last `strikes` of a candidate, by default all, went as expected. */
export function endOf(judge: Judge, { before, aim, last }: Candidate, strikes = last): Sketch {
  const end = cloneSketch(before);
  return aim === undefined ? end : carryOut(judge, end, aim.targets, strikes);
}
