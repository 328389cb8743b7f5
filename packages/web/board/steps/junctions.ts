import { type Area, mapPoints, mapRings, type Point, type Ring, roundTo } from '../geometry.ts';
import layout from '../layout.json' with { type: 'json' };
import type { Part } from './cut.ts';

const DIGITS = 1e5;

/**
 * Adds the points of other areas that lie on an edge to that edge. Without this step, borders would have slivers: only
 * one side has a point where a cut ends, and clipping drops points on straight lines.
 */
export function repairJunctions(parts: readonly Part[]): Part[] {
  const rounded = parts.map(({ territory, area }) => ({
    territory,
    area: mapPoints(area, ([x, y]) => [roundTo(x, DIGITS), roundTo(y, DIGITS)]),
  }));
  const near = indexPoints(rounded.map(({ area }) => area));
  return rounded.map(({ territory, area }) => ({
    territory,
    area: mapRings(area, (ring) => fillRing(ring, near)),
  }));
}

type Near = (a: Point, b: Point) => Iterable<Point>;

/** Indexes points by one-degree cells; the result finds the points near an edge. */
function indexPoints(areas: readonly Area[]): Near {
  const cells = new Map<string, Map<string, Point>>();
  for (const point of areas.flat(3)) {
    const key = `${Math.floor(point[0])},${Math.floor(point[1])}`;
    const cell = cells.get(key) ?? new Map<string, Point>();
    cells.set(key, cell.set(point.join(), point));
  }
  return function* (a, b) {
    const [west, east] = [Math.min(a[0], b[0]) - layout.snap, Math.max(a[0], b[0]) + layout.snap];
    const [south, north] = [Math.min(a[1], b[1]) - layout.snap, Math.max(a[1], b[1]) + layout.snap];
    for (let x = Math.floor(west); x <= east; x++)
      for (let y = Math.floor(south); y <= north; y++) yield* cells.get(`${x},${y}`)?.values() ?? [];
  };
}

function fillRing(ring: Ring, near: Near): Ring {
  const filled: Point[] = [ring[0]!];
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    const between: { readonly at: number; readonly point: Point }[] = [];
    for (const point of near(a, b)) {
      const at = placeOnEdge(point, a, b);
      if (at !== undefined) between.push({ at, point });
    }
    between.sort((one, other) => one.at - other.at);
    filled.push(...between.map(({ point }) => point), b);
  }
  return filled;
}

/** Returns how far along the edge a point is, 0 to 1; undefined if it is not on the edge or is one of its ends. */
function placeOnEdge(point: Point, a: Point, b: Point): number | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const at = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy);
  if (!(at > 0 && at < 1) || isSame(point, a) || isSame(point, b)) return undefined;
  return Math.hypot(a[0] + at * dx - point[0], a[1] + at * dy - point[1]) < layout.snap ? at : undefined;
}

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
