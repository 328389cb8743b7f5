import { type Point, worldMap } from '../map/map.ts';
import type { Viewport } from './viewport.ts';

/** The corner of the overview. It avoids badges, above all those that may be picked. */
export type OverviewCorner = 'bottom-left' | 'top-left';

/** The corner of the zoom buttons in a narrow window. */
export type ControlsCorner = 'bottom-right' | 'top-right';

/** Sizes in pixels as in `board.module.css`, with a margin and half a badge. */
const MARGIN = 24;
const CONTROLS = { across: 140 + MARGIN, down: 44 + MARGIN };

/**
 * Returns the corner where the overview covers fewer of the territories that matter or, if equal, fewer badges. Both
 * corners avoid whatever covers the top or the bottom of the window.
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

/** How many fewer badges are covered in the upper corner of a side than in the lower one. */
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
