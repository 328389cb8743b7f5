import lanes from '../facts/lanes.json' with { type: 'json' };
import { type Point, parsePoints } from '../geometry.ts';
import layout from '../layout.json' with { type: 'json' };
import { placeIn } from './plane.ts';
import type { Project } from './projection.ts';

/** A connection across the sea; two lines if it crosses the edge of the map. */
export interface Lane {
  readonly from: string;
  readonly to: string;
  readonly lines: readonly (readonly Point[])[];
}

export function drawLanes(project: Project): Lane[] {
  const inner = lanes.map(({ from, to, via }) => {
    const places = parsePoints(via);
    const line = places.map((place, i) => {
      const point = project(place);
      if (i === 0) return placeIn(from, project, point);
      return i === places.length - 1 ? placeIn(to, project, point) : point;
    });
    return { from, to, lines: [line] };
  });
  return [...inner, drawWrap(project)];
}

/** Draws the lane across the edge: each end curves to the nearer edge, both at the same height. */
function drawWrap(project: Project): Lane {
  const { from, to, width } = layout.wrap;
  const [start, end] = [project(from.at as [number, number]), project(to.at as [number, number])];
  const y = (start[1] + end[1]) / 2;
  const lead = (point: Point, edge: number): Point[] => [
    point,
    [(point[0] + edge) / 2, (point[1] + 3 * y) / 4],
    [edge, y],
  ];
  return { from: from.territory, to: to.territory, lines: [lead(start, 0), lead(end, width)] };
}
