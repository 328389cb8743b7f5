import { distance, isIn, overlaps } from '../map/geometry.ts';
import { type Box, type Point, worldMap } from '../map/map.ts';
import type { BoardArrow } from '../state.ts';
import { drawArrow } from './arrows.ts';

/** The label of an arrow, drawn above badges and names but never over a badge. */
export interface Plate {
  readonly at: Point;
  readonly arrow: BoardArrow;
}

// In badge radii.
const HALF_HEIGHT = 0.55;
const BADGE = 1.2; // including its edging
const STAGED = { left: 0.5, top: -1.45, right: 2.4, bottom: -0.25 }; // the staged armies, above and to the right of a badge

/** Half the width of a plate, in badge radii. */
export const plateWidth = (label: string): number => 0.35 + label.length * 0.24;

const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9]; // along the arrow, best first
const ASIDE = [0, 0.7, -0.7, 1.4, -1.4, 2.1, -2.1, 2.8, -2.8, 3.5, -3.5, 4.2, -4.2, 4.9, -4.9]; // sideways, in badge radii

/** Places plates one by one: never on a badge and, if possible, not on another plate or on staged armies. */
export function placePlates(arrows: readonly BoardArrow[], radius: number): Plate[] {
  const taken: Box[] = arrows
    .flatMap(({ from, to }) => [from, to])
    .map((t) => boxAround(worldMap.territories[t]!.badge, STAGED, radius));
  return arrows.flatMap((arrow) => {
    const { label } = arrow;
    if (label === undefined) return [];
    const half = plateWidth(label);
    const size = { left: -half, top: -HALF_HEIGHT, right: half, bottom: HALF_HEIGHT };
    let at: Point | undefined;
    for (const place of placesAlong(arrow, radius)) {
      const box = boxAround(place, size, radius);
      if (!isClear(box, radius)) continue;
      const isFree = !taken.some((other) => overlaps(other, box));
      if (isFree || at === undefined) at = place;
      if (isFree) break;
    }
    if (at === undefined) return [];
    taken.push(boxAround(at, size, radius));
    return { at, arrow };
  });
}

/** Yields points on the arrow, from its middle outwards, then points beside it. */
function* placesAlong({ from, to }: BoardArrow, radius: number): Generator<Point> {
  const [start, control, end] = drawArrow(from, to, radius).curve;
  const length = Math.max(1, distance(start, end));
  const side: Point = [(end[1] - start[1]) / length, -(end[0] - start[0]) / length];
  for (const aside of ASIDE)
    for (const at of ALONG) {
      const blend = (axis: 0 | 1): number =>
        (1 - at) ** 2 * start[axis] + 2 * at * (1 - at) * control[axis] + at * at * end[axis];
      yield [blend(0) + side[0] * aside * radius, blend(1) + side[1] * aside * radius];
    }
}

/** Whether the box is on the map and no badge overlaps it. */
function isClear(box: Box, radius: number): boolean {
  if (box.left < 0 || box.right > worldMap.width || box.top < 0 || box.bottom > worldMap.height) return false;
  const reach = BADGE * radius;
  return worldMap.territories.every(({ badge }) => {
    if (!isIn(badge, box, reach)) return true; // most of them: an arrow may have 165 places to check
    const [x, y] = badge;
    const nearest: Point = [
      Math.min(box.right, Math.max(box.left, x)),
      Math.min(box.bottom, Math.max(box.top, y)),
    ];
    return distance(badge, nearest) >= reach;
  });
}

const boxAround = ([x, y]: Point, { left, top, right, bottom }: Box, radius: number): Box => ({
  left: x + left * radius,
  top: y + top * radius,
  right: x + right * radius,
  bottom: y + bottom * radius,
});
