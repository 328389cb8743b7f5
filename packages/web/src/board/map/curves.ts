import type { Point } from './map.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

export const formatPoint = ([x, y]: Point): string => `${round(x)},${round(y)}`;

/** Returns the SVG path of a smooth line through the points (Catmull-Rom). */
export function drawCurve(points: readonly Point[]): string {
  let path = `M${formatPoint(points[0]!)}`;
  for (const [one, other, end] of segmentsOf(points))
    path += `C${formatPoint(one)} ${formatPoint(other)} ${formatPoint(end)}`;
  return path;
}

/** For each segment: two control points and the end. */
function segmentsOf(points: readonly Point[]): (readonly [Point, Point, Point])[] {
  return points.slice(1).map((end, i) => {
    const start = points[i]!;
    const before = points[i - 1] ?? start;
    const after = points[i + 2] ?? end;
    return [
      [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6],
      [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6],
      end,
    ];
  });
}

/** Returns points along the line that `drawCurve` draws. */
export function sampleCurve(points: readonly Point[], steps: number): Point[] {
  const sampled: Point[] = [points[0]!];
  segmentsOf(points).forEach(([one, other, end], i) => {
    const start = points[i]!;
    for (let k = 1; k <= steps; k++) {
      const [at, rest] = [k / steps, 1 - k / steps];
      const blend = (axis: 0 | 1): number =>
        rest ** 3 * start[axis] +
        3 * rest * rest * at * one[axis] +
        3 * rest * at * at * other[axis] +
        at ** 3 * end[axis];
      sampled.push([blend(0), blend(1)]);
    }
  });
  return sampled;
}
