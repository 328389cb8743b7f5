import type { Place } from '@rubicon/engine';
import { type Aim, aimsOf } from './aims.ts';
import { measureWays, sourceOf } from './distance.ts';
import { carryOut, type Mind, pursue, type Strike } from './pursuit.ts';
import { cloneSketch, isEdge, type Sketch, TO_PLACE } from './sketch.ts';

/** What to do with the rest of a turn. */
export interface Plan {
  readonly value: number;
  readonly places: readonly Place[]; // where the new armies go, or as many of them as there is room for
  readonly strikes: readonly Strike[];
}

/** A plan in the making: what it leads to. */
export interface Draft extends Plan {
  readonly reach: number; // how likely it is to get to its end
  readonly lost: number; // the part of the value that lies in failing on the way
  /** The sketch before the last aim, and that aim: the end is only worked out where somebody asks for it. */
  readonly before: Sketch;
  readonly aim: Aim | undefined;
  readonly last: readonly Strike[];
}

export const byValue = (a: Plan, b: Plan): number => b.value - a.value;

/** One plan for each aim from where it is nearest, and those that only place. */
export function openings(mind: Mind, start: Sketch): Draft[] {
  const { situation } = mind.judge;
  const aims = aimsOf(situation, start);
  const armies = start.counts[TO_PLACE];
  const open = armies === 0 ? [] : openTerritories(mind, start);
  if (open.length === 0)
    return [stay(mind, start, []), ...aims.flatMap((aim) => attempt(mind, start, [], aim))];
  const placed = new Map<number, Draft>();
  for (const t of open) {
    const places: Place[] = [[t, Math.min(armies, roomOn(mind, start, t))]];
    placed.set(t, stay(mind, withPlaces(start, places), places));
  }
  const drafts = [...placed.values()];
  const calmest = drafts.toSorted(byValue)[0];
  for (const aim of aims) {
    const source = sourceOf(situation, start, measureWays(situation, start, aim.targets), 0);
    if (source < 0) continue;
    const { before, places } = placed.get(source) ?? calmest; // EX-3: a full army goes without new ones
    drafts.push(...attempt(mind, before, places, aim));
  }
  return drafts;
}

/** EX-3 */
export const roomOn = ({ judge }: Mind, { armies }: Sketch, t: number): number =>
  judge.situation.rules.armyLimit - armies[t];

/** Where new armies can go: where the front is, behind it only when that is full. */
function openTerritories(mind: Mind, start: Sketch): number[] {
  const { chart, seat } = mind.judge.situation;
  const open: number[] = [];
  for (let t = 0; t < chart.size; t++)
    if (start.owner[t] === seat && roomOn(mind, start, t) >= 1) open.push(t);
  const edges = open.filter((t) => isEdge(start, chart.neighbours, t));
  return edges.length > 0 ? edges : open;
}

export function withPlaces(start: Sketch, places: readonly Place[]): Sketch {
  const sketch = cloneSketch(start);
  for (const [t, armies] of places) sketch.armies[t] += armies;
  sketch.counts[TO_PLACE] = 0;
  return sketch;
}

export function stay(mind: Mind, sketch: Sketch, places: readonly Place[]): Draft {
  const value = mind.judge.chance(sketch) * mind.judge.situation.patience;
  return { value, places, strikes: [], reach: 1, lost: 0, before: sketch, aim: undefined, last: [] };
}

export function attempt(mind: Mind, sketch: Sketch, places: readonly Place[], aim: Aim): Draft[] {
  const pursuit = pursue(mind, sketch, aim.targets, aim.most);
  return pursuit.value < 0 ? [] : [{ ...pursuit, places, before: sketch, aim, last: pursuit.strikes }];
}

/** Plans that go on where one has ended. */
export function follow(mind: Mind, draft: Draft): Draft[] {
  if (draft.aim === undefined) return [];
  const end = endOf(mind, draft);
  const drafts: Draft[] = [];
  for (const aim of aimsOf(mind.judge.situation, end)) {
    const { value, strikes, reach, lost } = pursue(mind, end, aim.targets, aim.most);
    const total = draft.lost + draft.reach * value;
    if (value < 0 || total <= draft.value) continue;
    drafts.push({
      value: total,
      places: draft.places,
      strikes: [...draft.strikes, ...strikes],
      reach: draft.reach * reach,
      lost: draft.lost + draft.reach * lost,
      before: end,
      aim,
      last: strikes,
    });
  }
  return drafts;
}

/** Where a draft leads to when its last `strikes` go as expected, all of them if nothing else is said. */
export function endOf(mind: Mind, { before, aim, last }: Draft, strikes = last): Sketch {
  const end = cloneSketch(before);
  return aim === undefined ? end : carryOut(mind, end, aim.targets, strikes);
}
