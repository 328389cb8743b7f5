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
import type { IsOpen } from './meter.ts';
import { type Strike, targetsOf } from './pursuit.ts';

/** The dangers to a seat before it moves again. */
export interface Foresight {
  /** Its chance of winning after all others have moved. */
  chance(end: Sketch): number;
  /** The probability that nobody eliminates it, which is quicker to find. */
  survival(end: Sketch): number;
}

/** The shares of the time after which the search for candidates, and the second look at the best, end. */
const SEARCH = 0.4;
const FORESIGHT = 0.9;

/** Returns the best plan found; without strikes if it is best to stay. */
export function planTurn(
  judge: Judge,
  start: Sketch,
  isOpen: IsOpen,
  foresight: Foresight | undefined,
): Candidate {
  const candidates = search(judge, start, foresight === undefined ? isOpen : () => isOpen(SEARCH));
  const best = foresight === undefined ? candidates[0] : foreseen(judge, candidates, foresight, isOpen);
  return start.counts[TO_PLACE] > 1 ? spread(judge, start, best, foresight, isOpen) : best;
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

/** A candidate that promises less than this part of the best is not looked at again. */
const WORTHWHILE = 0.8;
/** The number of candidates whose survival is considered first: with time for replies, and without. */
const MOST_WORTHWHILE = 30;
const FEW = 4;

/**
 * Returns the best candidate considering the replies of others, as far as time allows. The judge sees threats but not
 * their consequences, and the best of many candidates is usually one that it overrates.
 */
function foreseen(
  judge: Judge,
  candidates: readonly Candidate[],
  { chance, survival }: Foresight,
  isOpen: IsOpen,
): Candidate {
  const different = candidates.filter(
    ({ value }, i) => value !== candidates[i - 1]?.value, // the same strikes for another aim
  );
  if (different.length < 2) return candidates[0];
  const prospects = different
    .slice(0, isOpen(FORESIGHT) ? MOST_WORTHWHILE : FEW)
    .map((candidate) => {
      const end = endOf(judge, candidate);
      return { candidate, end, value: candidate.value * survival(end) };
    })
    .sort(byValue);
  const least = prospects[0].value * WORTHWHILE;
  let found = prospects[0].candidate;
  let most = 0;
  for (const { candidate, end, value: hoped } of prospects) {
    if (!isOpen(FORESIGHT) || hoped < least) break;
    const value = (candidate.value * chance(end)) / judge.chance(end);
    if (value > most) {
      most = value;
      found = candidate;
    }
  }
  return found;
}

/** The shares of the new armies that are tried elsewhere. */
const SHARES = [0.25, 0.5, 0.75];
const MOST_PLACES = 4;

/** Tries the plan with some of the new armies somewhere else. */
function spread(
  judge: Judge,
  start: Sketch,
  plan: Candidate,
  foresight: Foresight | undefined,
  isOpen: IsOpen,
): Candidate {
  const { geography, seat } = judge.situation;
  const worthOf = (candidate: Candidate): number =>
    foresight === undefined ? candidate.value : candidate.value * foresight.survival(endOf(judge, candidate));
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
