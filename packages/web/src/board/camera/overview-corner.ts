import { type Point, worldMap } from '../map/map.ts';
import type { Viewport } from './viewport.ts';

/** Where the overview is. It moves away from territories that may be picked. */
export type OverviewCorner = 'bottom-left' | 'top-left';

/** The most space it takes in its corner, in pixels: its size in `board.module.css`, with its margin and half a badge. */
const MARGIN = 24;
const sizeOf = (width: number): Point => {
  const overview = Math.min(176, Math.max(112, 0.3 * width));
  return [overview + MARGIN, (overview * 9) / 16 + MARGIN];
};

/** Returns the corner where the overview covers fewer of these territories. */
export function overviewCorner(view: Viewport, territories: readonly number[]): OverviewCorner {
  const { width, height, scale, x, y } = view;
  const end = height - view.covered;
  const [across, down] = sizeOf(width);
  const places = territories.map((t): Point => {
    const [badgeX, badgeY] = worldMap.territories[t]!.badge;
    return [width / 2 + (badgeX - x) * scale, height / 2 + (badgeY - y) * scale];
  });
  const isInside = ([left, top]: Point): boolean => left >= 0 && left <= width && top >= 0 && top <= height;
  const covered = (isCovered: (place: Point) => boolean): number =>
    places.filter((place) => isInside(place) && isCovered(place)).length;
  const atBottom = covered(([left, top]) => left < across && top > end - down && top < end);
  const atTop = covered(([left, top]) => left < across && top < down);
  return atTop < atBottom ? 'top-left' : 'bottom-left';
}
