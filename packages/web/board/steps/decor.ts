import lakes from '../facts/lakes.json' with { type: 'json' };
import { type Point, parseRing, type Ring } from '../geometry.ts';
import type { Project } from './projection.ts';

/** Lakes are drawn over the land; on the board they count as land. */
export function drawLakes(project: Project): Ring[] {
  return Object.values(lakes).map((ring) => parseRing(ring).map(project));
}

const MERIDIANS = { from: -205, to: 235, every: 15 };
const PARALLELS = { from: -75, to: 90, every: 15 };
const STEP = 5;
const TOLERANCE = 0.4; // units

/** Draws meridians and parallels, bent by the lenses, to a little beyond the board. */
export function drawGraticule(project: Project): Point[][] {
  const lines: Point[][] = [];
  for (let x = MERIDIANS.from; x <= MERIDIANS.to; x += MERIDIANS.every)
    lines.push(straighten(range(PARALLELS.from, PARALLELS.to).map((y) => project([x, y]))));
  for (let y = PARALLELS.from; y < PARALLELS.to; y += PARALLELS.every)
    lines.push(straighten(range(MERIDIANS.from, MERIDIANS.to).map((x) => project([x, y]))));
  return lines;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);

/** Drops points close to the line between the points kept. */
function straighten(line: readonly Point[]): Point[] {
  const kept: Point[] = [line[0]!];
  let start = 0;
  for (let end = 2; end < line.length; end++) {
    const isStraight = line
      .slice(start + 1, end)
      .every((point) => distanceToLine(point, line[start]!, line[end]!) < TOLERANCE);
    if (isStraight) continue;
    start = end - 1;
    kept.push(line[start]!);
  }
  return [...kept, line.at(-1)!];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / Math.hypot(bx - ax, by - ay);
}
