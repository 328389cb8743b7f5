import type { MapData, Point } from '../src/board/map/map.ts';
import { unpackNumbers } from '../src/board/map/packed.ts';

/** The part of the map that a picture shows, in map units, and the map units per unit of the picture. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const TENTHS = 10;

/** Draws the outline of each territory with few points. Neighbours still share their border. */
export function drawOutlines(map: MapData, crop: Crop, tolerance: number, least: number): string[] {
  const arcs = map.arcs.map((steps) => simplify(placeIn(crop, decode(unpackNumbers(steps))), tolerance));
  return map.territories.map(({ rings }) =>
    rings
      .map((ring) => ring.flatMap((arc) => (arc < 0 ? arcs[~arc]!.toReversed() : arcs[arc]!)))
      .map((points) => drawRing(points, least))
      .join(''),
  );
}

function decode(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x / TENTHS, y / TENTHS]);
  }
  return points;
}

/** Converts points to picture units; points outside move to just beyond the edge. */
function placeIn({ left, top, width, height, scale }: Crop, points: readonly Point[]): Point[] {
  const edge = 6;
  const clamp = (value: number, most: number): number =>
    Math.max(-edge, Math.min(Math.round(value / scale), Math.round(most / scale) + edge));
  return points.map(([x, y]) => [clamp(x - left, width), clamp(y - top, height)]);
}

/** Drops points that are close to the line between the points that stay (Douglas and Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  let most = 0;
  let farthest = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const away = distanceTo(points[i]!, first, last);
    if (away > most) [most, farthest] = [away, i];
  }
  if (most <= tolerance) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

/** A closed path; empty if its area is too small to see. */
function drawRing(points: readonly Point[], least: number): string {
  const ring = points.filter(([x, y], i) => i === 0 || x !== points[i - 1]![0] || y !== points[i - 1]![1]);
  if (Math.abs(areaOf(ring)) < least) return '';
  const steps = ring.slice(1, -1).map(([x, y], i) => `${x - ring[i]![0]} ${y - ring[i]![1]}`);
  return `M${ring[0]!.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
