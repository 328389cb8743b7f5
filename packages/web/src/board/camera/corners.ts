import { type Point, worldMap } from '../map/map.ts';
import type { Viewport } from './viewport.ts';

/** Where the overview is. It moves away from badges, first of all from those that may be picked. */
export type OverviewCorner = 'bottom-left' | 'top-left';

/** Where the zoom buttons are in a narrow window. */
export type ControlsCorner = 'bottom-right' | 'top-right';

/** Sizes in pixels as in `board.module.css`, with a margin and half a badge. */
const MARGIN = 24;
const CONTROLS = { across: 140 + MARGIN, down: 44 + MARGIN };

/**
 * Returns the corner where the overview covers fewer of the territories that matter or, if equal, fewer badges. The upper
 * corner lies below what covers the top, the lower one above what covers the bottom.
 */
export function overviewCorner(
  view: Viewport,
  important: readonly number[],
  coveredTop: number,
): OverviewCorner {
  const width = Math.min(176, Math.max(112, 0.3 * view.width));
  const isBeside = (left: number): boolean => left < width + MARGIN;
  const down = (width * 9) / 16 + MARGIN;
  return fewerAtTop(view, important, isBeside, down, coveredTop) > 0 ? 'top-left' : 'bottom-left';
}

/** Returns the corner where the zoom buttons cover less. */
export function controlsCorner(
  view: Viewport,
  important: readonly number[],
  coveredTop: number,
): ControlsCorner {
  const isBeside = (left: number): boolean => left > view.width - CONTROLS.across;
  return fewerAtTop(view, important, isBeside, CONTROLS.down, coveredTop) < 0 ? 'bottom-right' : 'top-right';
}

/** How many badges fewer are covered at the top of a side of the window than at its bottom. */
function fewerAtTop(
  { width, height, covered, scale, x, y }: Viewport,
  important: readonly number[],
  isBeside: (left: number) => boolean,
  down: number,
  coveredTop: number,
): number {
  const end = height - covered;
  const placeOf = (t: number): Point => {
    const [badgeX, badgeY] = worldMap.territories[t]!.badge;
    return [width / 2 + (badgeX - x) * scale, height / 2 + (badgeY - y) * scale];
  };
  const isInside = ([left, top]: Point): boolean => left >= 0 && left <= width && top >= 0 && top <= height;
  const fewer = (territories: readonly number[]): number => {
    const places = territories.map(placeOf).filter((place) => isInside(place) && isBeside(place[0]));
    const atBottom = places.filter(([, top]) => top > end - down && top < end).length;
    return atBottom - places.filter(([, top]) => top > coveredTop && top < coveredTop + down).length;
  };
  return fewer(important) || fewer([...worldMap.territories.keys()]);
}
