import type { Situation } from '../sketch/situation.ts';
import type { Sketch } from '../sketch/sketch.ts';

export const NOWHERE = 1e9;
const MOST_TERRITORIES = 60;

const costs = new Float64Array(MOST_TERRITORIES);
const queue = new Int8Array(64 * MOST_TERRITORIES);

/** The board and the seat that attacks. */
export type Ground = Pick<Situation, 'geography' | 'seat'>;

/**
 * Returns, for every territory of another seat, the armies it costs to take it and move on to the nearest target. Paths
 * that cost more than `most` do not count. The result is shared: read it before the next call.
 */
export function measureCosts(
  { geography, seat }: Ground,
  { owner, armies }: Sketch,
  targets: Uint8Array,
  most = NOWHERE,
): Float64Array {
  const { size, neighbours } = geography;
  let last = 0;
  for (let t = 0; t < size; t++) {
    costs[t] = NOWHERE;
    if (targets[t] === 1 && owner[t] !== seat && armies[t] + 1 <= most) {
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
      if (through < costs[n] && through <= most) {
        costs[n] = through;
        queue[last++] = n;
      }
    }
  }
  return costs;
}

/** The armies left of a stack when it has reached the nearest target; -NOWHERE if it cannot. */
function marginFrom(
  { geography, seat }: Ground,
  { owner, armies }: Sketch,
  toTarget: Float64Array,
  t: number,
): number {
  const around = geography.neighbours[t];
  let nearest = NOWHERE;
  for (let i = 0; i < around.length; i++) {
    const n = around[i];
    if (owner[n] !== seat && toTarget[n] < nearest) nearest = toTarget[n];
  }
  return nearest === NOWHERE ? -NOWHERE : armies[t] - nearest;
}

/** The seat's territory with at least `least` armies from which most would reach the target; -1 if there is no path. */
export function sourceOf(ground: Ground, sketch: Sketch, toTarget: Float64Array, least: number): number {
  const { geography, seat } = ground;
  let best = -1;
  let most = -NOWHERE;
  for (let t = 0; t < geography.size; t++) {
    if (sketch.owner[t] !== seat || sketch.armies[t] < least) continue;
    const margin = marginFrom(ground, sketch, toTarget, t);
    if (margin > most) {
      most = margin;
      best = t;
    }
  }
  return best;
}
