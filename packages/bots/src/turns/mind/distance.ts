import type { Situation } from './situation.ts';
import type { Sketch } from './sketch.ts';

export const NOWHERE = 1e9;
const MOST_TERRITORIES = 60;

const costs = new Float64Array(MOST_TERRITORIES);
const queue = new Int8Array(64 * MOST_TERRITORIES);

/**
 * For every territory of somebody else: what it costs in armies to take it and go on to the nearest target.
 * Shared: read before the next question.
 */
export function measureWays(
  { chart, seat }: Situation,
  { owner, armies }: Sketch,
  targets: Uint8Array,
): Float64Array {
  const { size, neighbours } = chart;
  let last = 0;
  for (let t = 0; t < size; t++) {
    costs[t] = NOWHERE;
    if (targets[t] === 1 && owner[t] !== seat) {
      costs[t] = armies[t] + 1;
      queue[last++] = t;
    }
  }
  for (let first = 0; first < last && last < queue.length - MOST_TERRITORIES; first++) {
    const t = queue[first];
    const cost = costs[t];
    const around = neighbours[t];
    for (let i = 0; i < around.length; i++) {
      const n = around[i];
      if (owner[n] === seat) continue;
      const through = cost + armies[n] + 1;
      if (through < costs[n]) {
        costs[n] = through;
        queue[last++] = n;
      }
    }
  }
  return costs;
}

/** What is left of an army on an own territory when it has reached the nearest target; -NOWHERE when it cannot. */
function marginFrom(
  { chart, seat }: Situation,
  { owner, armies }: Sketch,
  ways: Float64Array,
  t: number,
): number {
  const around = chart.neighbours[t];
  let nearest = NOWHERE;
  for (let i = 0; i < around.length; i++) {
    const n = around[i];
    if (owner[n] !== seat && ways[n] < nearest) nearest = ways[n];
  }
  return nearest === NOWHERE ? -NOWHERE : armies[t] - nearest;
}

/** The own territory with `least` armies or more from which most would be left at the target; -1 without a way. */
export function sourceOf(situation: Situation, sketch: Sketch, ways: Float64Array, least: number): number {
  const { chart, seat } = situation;
  let best = -1;
  let most = -NOWHERE;
  for (let t = 0; t < chart.size; t++) {
    if (sketch.owner[t] !== seat || sketch.armies[t] < least) continue;
    const margin = marginFrom(situation, sketch, ways, t);
    if (margin > most) {
      most = margin;
      best = t;
    }
  }
  return best;
}
