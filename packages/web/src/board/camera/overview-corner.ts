import { type Point, worldMap } from '../map/map.ts';
import type { Viewport } from './viewport.ts';

/** Where the overview is. It moves away from badges, first of all from those that may be picked. */
export type OverviewCorner = 'bottom-left' | 'top-left';

/** The most space it takes in its corner, in pixels: its size in `board.module.css`, with its margin and half a badge. */
const MARGIN = 24;
const sizeOf = (width: number): Point => {
  const overview = Math.min(176, Math.max(112, 0.3 * width));
  return [overview + MARGIN, (overview * 9) / 16 + MARGIN];
};

/** Returns the corner where the overview covers fewer of the territories that matter or, if equal, fewer badges. */
export function overviewCorner(view: Viewport, important: readonly number[]): OverviewCorner {
  const { width, height, scale, x, y } = view;
  const end = height - view.covered;
  const [across, down] = sizeOf(width);
  const placeOf = (t: number): Point => {
    const [badgeX, badgeY] = worldMap.territories[t]!.badge;
    return [width / 2 + (badgeX - x) * scale, height / 2 + (badgeY - y) * scale];
  };
  const isInside = ([left, top]: Point): boolean => left >= 0 && left <= width && top >= 0 && top <= height;
  const fewerAtTop = (territories: readonly number[]): number => {
    const places = territories.map(placeOf).filter((place) => isInside(place) && place[0] < across);
    const atBottom = places.filter(([, top]) => top > end - down && top < end).length;
    return atBottom - places.filter(([, top]) => top < down).length;
  };
  const all = [...worldMap.territories.keys()];
  return (fewerAtTop(important) || fewerAtTop(all)) > 0 ? 'top-left' : 'bottom-left';
}
