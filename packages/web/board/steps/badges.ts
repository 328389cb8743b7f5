import polylabel from 'polylabel';
import { type Area, type Point, sizeOf } from '../geometry.ts';
import layout from '../layout.json' with { type: 'json' };
import { placeIn } from './plane.ts';
import type { Project } from './projection.ts';

/** Returns the place of a badge: from the layout, or in the widest part of the largest polygon. */
export function placeBadge(territory: string, area: Area, project: Project): Point {
  const at = (layout.badges as Readonly<Record<string, number[]>>)[territory];
  if (at) return placeIn(territory, project, project([at[0]!, at[1]!]));
  const largest = area.toSorted(([a], [b]) => sizeOf(b!) - sizeOf(a!))[0]!;
  const wide = largest.map((ring) => ring.map(([x, y]): Point => [x, y * layout.labelAspect]));
  const [x, y] = polylabel(wide, 0.5);
  return [x, y / layout.labelAspect];
}
