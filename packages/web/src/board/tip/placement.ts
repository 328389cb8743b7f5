import { badgeRadius, levelOf } from '../camera/level.ts';
import type { Viewport } from '../camera/viewport.ts';
import { type Point, worldMap } from '../map/map.ts';

/** The size of a tip, in pixels. */
export const TIP = { width: 260, height: 150 } as const;

const MARGIN = 8; // pixels to the edge of the window
const GAP = 3; // from the middle of the badge, in its radii: marks and the name are above it, pieces below

/**
 * Returns the upper left corner of a tip in the window: on the side of the badge where it covers the fewest badges.
 * Those that may be picked count more.
 */
export function placeTip(view: Viewport, territory: number, lit: ReadonlySet<number> = new Set()): Point {
  const toWindow = ([x, y]: Point): Point => [
    view.width / 2 + (x - view.x) * view.scale,
    view.height / 2 + (y - view.y) * view.scale,
  ];
  const badges = worldMap.territories.map(({ badge }) => toWindow(badge));
  const [x, y] = badges[territory]!;
  const radius = badgeRadius(levelOf(view.scale)) * view.scale;
  const gap = radius * GAP;
  const [left, top] = [x - TIP.width / 2, y - TIP.height / 2];
  const sides: Point[] = [
    [left, y + gap],
    [left, y - gap - TIP.height],
    [x + gap, top],
    [x - gap - TIP.width, top],
  ];
  const inside = sides.map(
    ([sx, sy]): Point => [
      limit(sx, view.width - TIP.width),
      limit(sy, view.height - view.covered - TIP.height),
    ],
  );
  const costs = inside.map((corner) =>
    badges.reduce((sum, badge, t) => {
      if (!isCovered(badge, corner, radius)) return sum;
      return sum + (t === territory ? 1000 : lit.has(t) ? 3 : 1);
    }, 0),
  );
  return inside[costs.indexOf(Math.min(...costs))]!;
}

const limit = (value: number, most: number): number => Math.max(MARGIN, Math.min(most - MARGIN, value));

const isCovered = ([x, y]: Point, [left, top]: Point, radius: number): boolean =>
  x > left - radius && x < left + TIP.width + radius && y > top - radius && y < top + TIP.height + radius;
