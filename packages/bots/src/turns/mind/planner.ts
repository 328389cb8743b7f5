import type { Place } from '@rubicon/engine';
import { type Aim, aimsOf } from './aims.ts';
import { marginFrom, measureWays, NOWHERE } from './distance.ts';
import { carryOut, type Mind, pursue, type Strike } from './pursuit.ts';
import { cloneSketch, isEdge, type Sketch, TO_PLACE } from './sketch.ts';

/** What to do with the rest of a turn. */
export interface Plan {
  readonly value: number;
  readonly places: readonly Place[]; // where the new armies go
  readonly strikes: readonly Strike[];
}

/** How far a planner looks. */
export interface Scope {
  readonly sources: number; // from how many territories each aim is tried
  readonly width: number; // how many plans are followed further
  readonly depth: number; // how many aims a plan has one after the other
  readonly splits: boolean; // whether new armies are spread
}

/** A plan in the making: what it leads to. */
interface Draft extends Plan {
  readonly reach: number;
  readonly lost: number;
  /** The sketch before the last aim, and that aim: the end is only worked out for plans that are followed. */
  readonly before: Sketch;
  readonly aim: Aim | undefined;
  readonly last: readonly Strike[];
}

/** The best plan found from here; without strikes when it is best to stay. */
export function planTurn(mind: Mind, start: Sketch, scope: Scope, nodes: number): Plan {
  const { judge } = mind;
  const limit = judge.nodes + nodes;
  let drafts = openings(mind, start, scope).sort(byValue);
  let best = drafts[0];
  for (let depth = 1; depth < scope.depth && judge.nodes < limit; depth++) {
    drafts = drafts
      .slice(0, scope.width)
      .flatMap((draft) => (judge.nodes < limit ? follow(mind, draft) : []));
    if (drafts.length === 0) break;
    drafts.sort(byValue);
    if (drafts[0].value > best.value) best = drafts[0];
  }
  return scope.splits && start.counts[TO_PLACE] > 1 ? spread(mind, start, best, limit) : best;
}

const byValue = (a: Draft, b: Draft): number => b.value - a.value;

/** Plans that go on where one has ended. */
function follow(mind: Mind, draft: Draft): Draft[] {
  if (draft.aim === undefined) return [];
  const end = carryOut(mind, cloneSketch(draft.before), draft.aim.targets, draft.last);
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

/** One plan for each aim and each place to start from, and those that only place. */
function openings(mind: Mind, start: Sketch, { sources }: Scope): Draft[] {
  const { chart, seat } = mind.judge.situation;
  const aims = aimsOf(mind.judge.situation, start);
  const armies = start.counts[TO_PLACE];
  if (armies === 0) return [stay(mind, start, []), ...aims.flatMap((aim) => attempt(mind, start, [], aim))];
  const drafts: Draft[] = [];
  const placed = new Map<number, Sketch>();
  for (let t = 0; t < chart.size; t++) {
    if (start.owner[t] !== seat || !isEdge(start, chart.neighbours, t)) continue;
    const sketch = withPlaces(start, [[t, armies]]);
    placed.set(t, sketch);
    drafts.push(stay(mind, sketch, [[t, armies]]));
  }
  for (const aim of aims) {
    for (const source of sourcesOf(mind, start, aim).slice(0, sources)) {
      const sketch = placed.get(source);
      if (sketch !== undefined) drafts.push(...attempt(mind, sketch, [[source, armies]], aim));
    }
  }
  return drafts;
}

function withPlaces(start: Sketch, places: readonly Place[]): Sketch {
  const sketch = cloneSketch(start);
  for (const [t, armies] of places) sketch.armies[t] += armies;
  sketch.counts[TO_PLACE] = 0;
  return sketch;
}

function stay(mind: Mind, sketch: Sketch, places: readonly Place[]): Draft {
  const value = mind.judge.chance(sketch);
  return { value, places, strikes: [], reach: 1, lost: 0, before: sketch, aim: undefined, last: [] };
}

function attempt(mind: Mind, sketch: Sketch, places: readonly Place[], aim: Aim): Draft[] {
  const pursuit = pursue(mind, sketch, aim.targets, aim.most);
  return pursuit.value < 0 ? [] : [{ ...pursuit, places, before: sketch, aim, last: pursuit.strikes }];
}

/** Own territories from which an aim can be reached, the best first. */
function sourcesOf({ judge }: Mind, sketch: Sketch, { targets }: Aim): number[] {
  const { situation } = judge;
  const ways = measureWays(situation, sketch, targets);
  const found: { t: number; margin: number }[] = [];
  for (let t = 0; t < situation.chart.size; t++) {
    if (sketch.owner[t] !== situation.seat) continue;
    const margin = marginFrom(situation, sketch, ways, t);
    if (margin > -NOWHERE) found.push({ t, margin });
  }
  return found.sort((a, b) => b.margin - a.margin).map(({ t }) => t);
}

/** The parts of the new armies that are tried elsewhere. */
const SHARES = [0.25, 0.5, 0.75];

/** Tries the plan with some of the new armies somewhere else. */
function spread(mind: Mind, start: Sketch, plan: Draft, limit: number): Draft {
  const { judge } = mind;
  const { chart, seat } = judge.situation;
  let best = plan;
  for (let isBetter = true; isBetter; ) {
    const from = best;
    const [main, free] = from.places[0];
    for (let t = 0; t < chart.size; t++) {
      if (judge.nodes >= limit) return best;
      if (start.owner[t] !== seat || t === main || !isEdge(start, chart.neighbours, t)) continue;
      for (const share of SHARES) {
        const moved = Math.round(free * share);
        if (moved < 1 || moved >= free) continue;
        const places: Place[] = [[main, free - moved], ...from.places.slice(1), [t, moved]];
        const draft = again(mind, withPlaces(start, places), places, from.strikes);
        if (draft.value > best.value) best = draft;
      }
    }
    isBetter = best !== from && best.places.length < 4;
  }
  return best;
}

/** The same strikes after other placements. */
function again(mind: Mind, sketch: Sketch, places: readonly Place[], strikes: readonly Strike[]): Draft {
  if (strikes.length === 0) return stay(mind, sketch, places);
  const targets = new Uint8Array(sketch.owner.length);
  for (const { to } of strikes) targets[to] = 1;
  return attempt(mind, sketch, places, { targets, most: strikes.length })[0] ?? stay(mind, sketch, places);
}
