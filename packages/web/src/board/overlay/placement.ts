import { drawArrow } from '../arrows/arrows.ts';
import { badgeRadius, levelOf } from '../camera/level.ts';
import { type Viewport, visibleBox } from '../camera/viewport.ts';
import { type Box, type Point, worldMap } from '../map/map.ts';

/** The largest size of an overlay, in pixels. */
export const OVERLAY = { width: 320, height: 120 } as const;

const MARGIN = 8; // pixels to the edge of the window
const CONTROLS = 52; // pixels at the right, for the zoom buttons
const BADGE = 1.3; // in radii, with its edging
const STEP = 4; // pixels
const FAR = 640;

// Directions to try, straight up first.
const DIRECTIONS = Array.from({ length: 48 }, (_, i) => {
  const angle = (i / 24 - 0.5) * Math.PI;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/**
 * Returns the box of the overlay in units: as near to the middle of the arrow as it can be inside the window without
 * covering a badge at its ends.
 */
export function placeOverlay(view: Viewport, from: number, to: number): Box {
  const { left, top, right, bottom } = visibleBox(view);
  const [margin, controls, covered] = [MARGIN, CONTROLS, view.covered + MARGIN].map((px) => px / view.scale);
  const isInside = (box: Box): boolean =>
    box.left >= left + margin! &&
    box.right <= right - controls! &&
    box.top >= top + margin! &&
    box.bottom <= bottom - covered!;
  return nearestBox(view, from, to, isInside) ?? placeFreely(view, from, to);
}

/** Returns the box that is nearest to the middle of the arrow, inside the window or not. */
export function placeFreely(view: Viewport, from: number, to: number): Box {
  return nearestBox(view, from, to, () => true)!;
}

function nearestBox(
  { scale }: Viewport,
  from: number,
  to: number,
  isAllowed: (box: Box) => boolean,
): Box | undefined {
  const radius = badgeRadius(levelOf(scale));
  const badges = [from, to].map((t) => worldMap.territories[t]!.badge);
  const [start, control, end] = drawArrow(from, to, radius).curve;
  const [x, y] = [0, 1].map((axis) => (start[axis]! + 2 * control[axis]! + end[axis]!) / 4) as [
    number,
    number,
  ];
  const [wide, high] = [OVERLAY.width / 2 / scale, OVERLAY.height / 2 / scale];
  for (let away = 0; away <= FAR / scale; away += STEP / scale)
    for (const direction of DIRECTIONS) {
      const middle = x + away * direction.x;
      const centre = y + away * direction.y;
      const box = { left: middle - wide, top: centre - high, right: middle + wide, bottom: centre + high };
      if (isAllowed(box) && badges.every((badge) => isClearOf(box, badge, radius * BADGE))) return box;
    }
  return undefined;
}

/** Whether a box is at least this far from a point. */
function isClearOf({ left, top, right, bottom }: Box, [x, y]: Point, away: number): boolean {
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  return dx * dx + dy * dy >= away * away;
}
