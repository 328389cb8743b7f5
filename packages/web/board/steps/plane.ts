import { type Area, type Point, type Polygon, type Ring, roundTo, signedArea } from '../geometry.ts';
import layout from '../layout.json' with { type: 'json' };
import type { Part } from './cut.ts';
import type { Project } from './projection.ts';

interface Island {
  readonly about: number[];
  readonly scale: number;
  readonly dx?: number;
  readonly dy?: number;
}

const islands: Readonly<Record<string, Island>> = layout.islands;

/** Converts parts to board units, with the same winding and a point at least every degree. */
export function flattenParts(parts: readonly Part[], project: Project): Part[] {
  return parts.map(({ territory, area }) => ({
    territory,
    area: area
      .map(wind)
      .map((polygon) =>
        polygon.map((ring) =>
          densify(ring).map((place) => placeIn(territory, project, roundPoint(project(place)))),
        ),
      ) as Area,
  }));
}

/** Scales and moves island territories as the layout says. */
export function placeIn(territory: string, project: Project, [x, y]: Point): Point {
  const island = islands[territory];
  if (!island) return [x, y];
  const [centreX, centreY] = project([island.about[0]!, island.about[1]!]);
  return roundPoint([
    centreX + (x - centreX) * island.scale + (island.dx ?? 0),
    centreY + (y - centreY) * island.scale + (island.dy ?? 0),
  ]);
}

const roundPoint = ([x, y]: Point): Point => [roundTo(x, 100), roundTo(y, 100)];

/** Winds all rings the same way, as merging requires: clipping and the atlas use opposite directions. */
function wind(polygon: Polygon): Polygon {
  return polygon.map((ring, i) => (signedArea(ring) > 0 === (i === 0) ? ring : ring.toReversed()));
}

/** Adds points, since the projection bends straight edges. Both sides of a border get the same points. */
function densify(ring: Ring): Ring {
  const dense: Point[] = [ring[0]!];
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    const isForward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
    const [start, end] = isForward ? [a, b] : [b, a];
    const steps = Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])));
    for (let k = 1; k < steps; k++) {
      const at = (isForward ? k : steps - k) / steps;
      dense.push([start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at]);
    }
    dense.push(b);
  }
  return dense;
}
