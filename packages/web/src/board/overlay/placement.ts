import { drawArrow } from '../arrows/arrows.ts';
import { badgeRadius, levelOf } from '../camera/level.ts';
import type { Viewport } from '../camera/viewport.ts';
import { distance } from '../map/geometry.ts';
import { type Point, worldMap } from '../map/map.ts';

/** The largest size of an overlay, in pixels. */
export const OVERLAY = { width: 320, height: 140 } as const;

const MARGIN = 8; // pixels to the edge of the window
const CONTROLS = 52; // pixels at the right, for the zoom buttons
const BADGE = 1.45; // in radii, with its edging
const STEP = 6; // pixels
const FAR = 640;
const COVERED = 70; // pixels it moves further to keep one more badge uncovered

// Directions to try, nearest to straight up and down first: names are wide, so there is more room.
const ANGLES = [-90, 90, -70, -110, 70, 110, -45, -135, 45, 135, -20, 200, 20, 160, 0, 180].map(
  (degrees) => (degrees * Math.PI) / 180,
);

/**
 * Returns the middle of the overlay in units: as near to the middle of the arrow as it can be without covering a badge
 * at its ends, and inside the window. It goes a bit further if that leaves more of the other badges free.
 */
export function placeOverlay(
  view: Viewport,
  from: number,
  to: number,
  others: ReadonlySet<number> = new Set(),
): Point {
  const toWindow = ([x, y]: Point): Point => [
    view.width / 2 + (x - view.x) * view.scale,
    view.height / 2 + (y - view.y) * view.scale,
  ];
  const radius = badgeRadius(levelOf(view.scale));
  const badges = [from, to].map((t) => toWindow(worldMap.territories[t]!.badge));
  const [start, control, end] = drawArrow(from, to, radius).curve.map(toWindow) as [Point, Point, Point];
  const middle: Point = [(start[0] + 2 * control[0] + end[0]) / 4, (start[1] + 2 * control[1] + end[1]) / 4];
  const reach = radius * view.scale * BADGE;
  const isClear = (at: Point): boolean => badges.every((badge) => distanceToBox(badge, at) >= reach);
  const isInside = ([x, y]: Point): boolean =>
    x - OVERLAY.width / 2 >= MARGIN &&
    x + OVERLAY.width / 2 <= view.width - CONTROLS &&
    y - OVERLAY.height / 2 >= MARGIN &&
    y + OVERLAY.height / 2 <= view.height - view.covered - MARGIN;
  const toBoard = ([x, y]: Point): Point => [
    view.x + (x - view.width / 2) / view.scale,
    view.y + (y - view.height / 2) / view.scale,
  ];
  const free = [...others].map((t) => toWindow(worldMap.territories[t]!.badge));
  let best: { readonly at: Point; readonly cost: number } | undefined;
  for (let away = 0; away <= FAR && away < (best?.cost ?? FAR); away += STEP)
    for (const angle of ANGLES) {
      const at: Point = [middle[0] + away * Math.cos(angle), middle[1] + away * Math.sin(angle)];
      if (!isInside(at) || !isClear(at)) continue;
      const cost = away + COVERED * free.filter((badge) => distanceToBox(badge, at) < reach).length;
      if (best === undefined || cost < best.cost) best = { at, cost };
    }
  return toBoard(best?.at ?? [middle[0], middle[1] - OVERLAY.height / 2 - reach - STEP]);
}

/** The distance from a point to the overlay around its middle, in pixels. */
function distanceToBox(point: Point, [x, y]: Point): number {
  const [left, right] = [x - OVERLAY.width / 2, x + OVERLAY.width / 2];
  const [top, bottom] = [y - OVERLAY.height / 2, y + OVERLAY.height / 2];
  return distance(point, [
    Math.min(right, Math.max(left, point[0])),
    Math.min(bottom, Math.max(top, point[1])),
  ]);
}
