import { worldMap } from '../map/map.ts';

/**
 * Returns the targets of an origin, farthest first, then the origin. A board that follows them drops the first ones if
 * not all fit.
 */
export function reachOf(origin: number, targets: Iterable<number>): number[] {
  const [x, y] = worldMap.territories[origin]!.badge;
  const distance = (territory: number): number => {
    const [left, top] = worldMap.territories[territory]!.badge;
    return Math.hypot(left - x, top - y);
  };
  return [...[...targets].sort((a, b) => distance(b) - distance(a)), origin];
}
