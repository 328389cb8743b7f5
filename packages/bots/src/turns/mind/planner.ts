import type { Place } from '@rubicon/engine';
import {
  attempt,
  byValue,
  type Draft,
  endOf,
  follow,
  openings,
  type Plan,
  roomOn,
  stay,
  withPlaces,
} from './drafts.ts';
import type { IsOpen } from './meter.ts';
import { type Mind, type Strike, targetsOf } from './pursuit.ts';
import { isEdge, type Sketch, TO_PLACE } from './sketch.ts';

/** The own chance when all others have moved after this. */
export type Foresee = (end: Sketch) => number;

/** When so much of the time for a plan is gone, drafts have been found; when so much, the best were looked at again. */
const SEARCH = 0.4;
const FORESIGHT = 0.9;

/** The best plan found from here; without strikes when it is best to stay. */
export function planTurn(mind: Mind, start: Sketch, isOpen: IsOpen, foresee: Foresee | undefined): Plan {
  const drafts = search(mind, start, foresee === undefined ? isOpen : () => isOpen(SEARCH));
  const best = foresee === undefined ? drafts[0] : foreseen(mind, drafts, foresee, isOpen);
  return start.counts[TO_PLACE] > 1 ? spread(mind, start, best, isOpen) : best;
}

/** A draft that promises less than this part of the best is not followed. */
const PROMISING = 0.85;

/** Every aim is tried once; then, as long as there is time, the best draft is followed by one aim more. */
function search(mind: Mind, start: Sketch, isOpen: IsOpen): Draft[] {
  const open = openings(mind, start).sort(byValue);
  const followed: Draft[] = [];
  let best = open[0].value;
  while (isOpen() && open.length > 0 && open[0].value >= best * PROMISING) {
    const [draft] = open.splice(0, 1);
    followed.push(draft);
    const further = follow(mind, draft);
    if (further.length === 0) continue;
    open.push(...further);
    open.sort(byValue);
    best = Math.max(best, open[0].value);
  }
  return [...followed, ...open].sort(byValue);
}

/** A draft that promises less than this part of the best is not looked at again. */
const WORTHWHILE = 0.8;

/**
 * The best draft in view of what others will do, as far as there is time to look. The judge sees who threatens whom,
 * but not what comes of it; and the best of many drafts is one of those that it overrates.
 */
function foreseen(mind: Mind, drafts: readonly Draft[], foresee: Foresee, isOpen: IsOpen): Draft {
  const least = drafts[0].value * WORTHWHILE;
  const worthwhile = drafts.filter(
    ({ value }, i) => value >= least && value !== drafts[i - 1]?.value, // the same strikes for another aim
  );
  let found = drafts[0];
  if (worthwhile.length < 2) return found;
  let most = 0;
  for (const draft of worthwhile) {
    if (!isOpen(FORESIGHT)) break;
    const end = endOf(mind, draft);
    const value = (draft.value * foresee(end)) / mind.judge.chance(end);
    if (value > most) {
      most = value;
      found = draft;
    }
  }
  return found;
}

/** The parts of the new armies that are tried elsewhere. */
const SHARES = [0.25, 0.5, 0.75];
const MOST_PLACES = 4;

/** Tries the plan with some of the new armies somewhere else. */
function spread(mind: Mind, start: Sketch, plan: Draft, isOpen: IsOpen): Draft {
  const { chart, seat } = mind.judge.situation;
  let best = plan;
  for (let isBetter = true; isBetter; ) {
    const from = best;
    const [main, free] = from.places[0];
    for (let t = 0; t < chart.size; t++) {
      if (!isOpen()) return best;
      if (start.owner[t] !== seat || t === main || !isEdge(start, chart.neighbours, t)) continue;
      for (const share of SHARES) {
        const moved = Math.round(free * share);
        if (moved < 1 || moved >= free) continue;
        const places: Place[] = [[main, free - moved], ...from.places.slice(1), [t, moved]];
        const sketch = withPlaces(start, places);
        if (roomOn(mind, sketch, t) < 0) continue;
        const draft = again(mind, sketch, places, from.strikes);
        if (draft.value > best.value) best = draft;
      }
    }
    isBetter = best !== from && best.places.length < MOST_PLACES;
  }
  return best;
}

/** The same strikes after other placements. */
function again(mind: Mind, sketch: Sketch, places: readonly Place[], strikes: readonly Strike[]): Draft {
  if (strikes.length === 0) return stay(mind, sketch, places);
  const targets = targetsOf(sketch.owner.length, strikes);
  return attempt(mind, sketch, places, { targets, most: strikes.length })[0] ?? stay(mind, sketch, places);
}
