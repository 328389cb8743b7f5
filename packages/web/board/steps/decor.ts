import lakes from '../facts/lakes.json' with { type: 'json' };
import { type Point, parseRing, type Ring } from '../geometry.ts';
import type { Project } from './projection.ts';

/** Lakes are drawn over the land and are part of it. */
export function drawLakes(project: Project): Ring[] {
  return Object.values(lakes).map((ring) => parseRing(ring).map(project));
}

const MERIDIANS = { from: -205, to: 235, every: 15 };
const PARALLELS = { from: -75, to: 90, every: 15 };
const STEP = 5;

/** Meridians and parallels as the lenses bend them, a little beyond the board on all sides. */
export function drawGraticule(project: Project): Point[][] {
  const lines: Point[][] = [];
  for (let x = MERIDIANS.from; x <= MERIDIANS.to; x += MERIDIANS.every)
    lines.push(range(PARALLELS.from, PARALLELS.to).map((y) => project([x, y])));
  for (let y = PARALLELS.from; y < PARALLELS.to; y += PARALLELS.every)
    lines.push(range(MERIDIANS.from, MERIDIANS.to).map((x) => project([x, y])));
  return lines;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.round((to - from) / STEP) + 1 }, (_, i) => from + i * STEP);
