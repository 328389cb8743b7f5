import type { Place } from '@rubicon/engine';
import type { Judge } from '../network/judge.ts';
import { isEdge, type Sketch, TO_PLACE } from '../sketch/sketch.ts';
import {
  attempt,
  byValue,
  type Candidate,
  endOf,
  firstCandidates,
  follow,
  roomOn,
  stay,
  withPlaces,
} from './candidates.ts';
import { bestInTrials, type Option, type Trial } from './contest.ts';
import type { IsOpen } from './meter.ts';
import { type Strike, targetsOf } from './pursuit.ts';

/** The dangers to a seat before it moves again. */
export interface Foresight {
  /** The probability that nobody eliminates it. */
  readonly survival: (end: Sketch) => number;
  /** Its chance of winning after a trial of their turns. Takes longer. */
  readonly trial: Trial;
}

/** The shares of the time after which the search for plans, and the search for better placements, end. */
const SEARCH = 0.35;
const SPREAD = 0.45;

/** A plan whose value considers the dangers. */
interface Prospect extends Option {
  readonly candidate: Candidate;
}

/** Returns the best plan found; without strikes if it is best to stay. */
export function planTurn(
  judge: Judge,
  start: Sketch,
  isOpen: IsOpen,
  foresight: Foresight | undefined,
): Candidate {
  if (foresight === undefined) {
    const [best] = search(judge, start, isOpen);
    return spread(judge, start, best, ({ value }) => value, isOpen);
  }
  const candidates = search(judge, start, () => isOpen(SEARCH));
  const prospectOf = (candidate: Candidate): Prospect => {
    const end = endOf(judge, candidate);
    const { value } = candidate;
    return { candidate, end, value: value * foresight.survival(end), reach: value / judge.chance(end) };
  };
  const prospects = candidates
    .filter(({ value }, i) => value !== candidates[i - 1]?.value) // the same strikes for another aim
    .slice(0, isOpen(SPREAD) ? MOST_PROSPECTS : FEW)
    .map(prospectOf)
    .sort(byValue);
  const [{ candidate, value: most }] = prospects;
  const worthOf = (plan: Candidate): number => prospectOf(plan).value;
  const better = spread(judge, start, candidate, worthOf, () => isOpen(SPREAD));
  const tried = prospects.filter(({ value }) => value >= most * WORTHWHILE).slice(0, TRIED);
  const options = better === candidate ? tried : [prospectOf(better), ...tried];
  return bestInTrials(options, foresight.trial, isOpen).candidate;
}

/** A candidate that promises less than this part of the best is not followed. */
const PROMISING = 0.85;

/** Tries every aim once; then, while there is time, extends the best candidate by one more aim. */
function search(judge: Judge, start: Sketch, isOpen: IsOpen): Candidate[] {
  const open = firstCandidates(judge, start).sort(byValue);
  const followed: Candidate[] = [];
  let best = open[0].value;
  while (isOpen() && open.length > 0 && open[0].value >= best * PROMISING) {
    const [candidate] = open.splice(0, 1);
    followed.push(candidate);
    const further = follow(judge, candidate);
    if (further.length === 0) continue;
    open.push(...further);
    open.sort(byValue);
    best = Math.max(best, open[0].value);
  }
  return [...followed, ...open].sort(byValue);
}

/** The number of plans whose survival is considered: with time for trials, and without. */
const MOST_PROSPECTS = 30;
const FEW = 4;
/** The most plans that are tried. */
const TRIED = 6;
/** A plan that promises less than this part of the best is not tried. */
const WORTHWHILE = 0.8;

/** The shares of the new armies that are tried elsewhere. */
const SHARES = [0.25, 0.5, 0.75];
const MOST_PLACES = 4;

/** Tries the plan with some of the new armies somewhere else. */
function spread(
  judge: Judge,
  start: Sketch,
  plan: Candidate,
  worthOf: (plan: Candidate) => number,
  isOpen: IsOpen,
): Candidate {
  const { geography, seat } = judge.situation;
  if (start.counts[TO_PLACE] < 2) return plan;
  let best = plan;
  let most = worthOf(plan);
  for (let isBetter = true; isBetter; ) {
    const from = best;
    const [main, free] = from.places[0];
    for (let t = 0; t < geography.size; t++) {
      if (!isOpen()) return best;
      if (start.owner[t] !== seat || t === main || !isEdge(start, geography.neighbours, t)) continue;
      for (const share of SHARES) {
        const moved = Math.round(free * share);
        if (moved < 1 || moved >= free) continue;
        const places: Place[] = [[main, free - moved], ...from.places.slice(1), [t, moved]];
        const sketch = withPlaces(start, places);
        if (roomOn(judge, sketch, t) < 0) continue;
        const candidate = again(judge, sketch, places, from.strikes);
        const value = worthOf(candidate);
        if (value > most) {
          most = value;
          best = candidate;
        }
      }
    }
    isBetter = best !== from && best.places.length < MOST_PLACES;
  }
  return best;
}

/** Evaluates the same strikes after other placements. */
function again(
  judge: Judge,
  sketch: Sketch,
  places: readonly Place[],
  strikes: readonly Strike[],
): Candidate {
  if (strikes.length === 0) return stay(judge, sketch, places);
  const targets = targetsOf(sketch.owner.length, strikes);
  return attempt(judge, sketch, places, { targets, most: strikes.length })[0] ?? stay(judge, sketch, places);
}
