import { union } from './geometry.ts';
import type { Box, Point } from './map.ts';

/** The window through which the board is seen. All functions give a new one that shows as much board as it can. */
export interface Viewport {
  readonly board: { readonly width: number; readonly height: number }; // in units
  readonly width: number; // of the window, in pixels
  readonly height: number;
  readonly scale: number; // pixels of a unit
  readonly x: number; // what is in the middle of the window, in units
  readonly y: number;
}

/** From this scale on a badge of 24 px fits beside its neighbours. */
export const READABLE = 0.5;

const NARROW = 600; // pixels
const COMFORTABLE = 0.8;
const CLOSEST = 5;

/** Pixels beyond the edge of the board, so that nothing stays under the buttons in the corners. */
const EDGE = 60;

/** How much room there is around the territories that are followed, in pixels. */
const FOLLOW_MARGIN = 56;

/** What stands before the board: the buttons at the right, the overview at the bottom. */
const COVERED = { right: 56, bottom: 78 };

/** The scale at which the whole board is visible. */
export function fitScale({ board, width, height }: Pick<Viewport, 'board' | 'width' | 'height'>): number {
  return Math.min(width / board.width, height / board.height);
}

/** The scale of a board that nobody has touched: the whole of it, or what fills the window of a phone. */
function openingScale(view: Pick<Viewport, 'board' | 'width' | 'height'>): number {
  const fit = fitScale(view);
  if (view.width > NARROW || fit >= READABLE) return fit;
  return Math.max(Math.min(view.height / view.board.height, COMFORTABLE), READABLE);
}

export function openView(board: Viewport['board'], width: number, height: number): Viewport {
  const view = { board, width, height, scale: 1, x: board.width / 2, y: board.height / 2 };
  return clamp({ ...view, scale: openingScale(view) });
}

export const fitView = (view: Viewport): Viewport => clamp({ ...view, scale: fitScale(view) });

/** Never smaller than the window, never closer than useful, and little more than the board. */
function clamp(view: Viewport): Viewport {
  const least = fitScale(view);
  const scale = Math.min(Math.max(view.scale, least), Math.max(CLOSEST, least));
  return {
    ...view,
    scale,
    x: clampMiddle(view.x, view.board.width, view.width / scale, EDGE / scale),
    y: clampMiddle(view.y, view.board.height, view.height / scale, EDGE / scale),
  };
}

function clampMiddle(middle: number, board: number, visible: number, margin: number): number {
  if (visible >= board) return board / 2;
  return Math.min(Math.max(middle, visible / 2 - margin), board - visible / 2 + margin);
}

/** Zooms so that what is under a pixel stays there. */
export function zoomAt(view: Viewport, factor: number, at: Point): Viewport {
  const [x, y] = toBoard(view, at);
  const { scale } = clamp({ ...view, scale: view.scale * factor });
  return clamp({
    ...view,
    scale,
    x: x - (at[0] - view.width / 2) / scale,
    y: y - (at[1] - view.height / 2) / scale,
  });
}

export function panBy(view: Viewport, dx: number, dy: number): Viewport {
  return clamp({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale });
}

export const moveTo = (view: Viewport, [x, y]: Point): Viewport => clamp({ ...view, x, y });

/** A window of another size keeps its middle; one that showed the whole board still does. */
export function resize(view: Viewport, width: number, height: number): Viewport {
  const wasWhole = view.scale <= fitScale(view) * 1.001;
  const resized = { ...view, width, height };
  return wasWhole ? clamp({ ...resized, scale: openingScale(resized) }) : clamp(resized);
}

/**
 * Moves until all boxes are visible, and steps back if they do not fit. Where badges would become too small, the
 * first ones are given up: what comes last is the end of an action.
 */
export function follow(view: Viewport, boxes: readonly Box[], room = FOLLOW_MARGIN): Viewport {
  if (boxes.length === 0) return view;
  const box = union(boxes);
  const margin = Math.min(room, view.width / 5, view.height / 5);
  const scale = Math.min(
    view.scale,
    (view.width - 2 * margin) / Math.max(box.right - box.left, 1),
    (view.height - 2 * margin) / Math.max(box.bottom - box.top, 1),
  );
  if (scale < Math.min(view.scale, openingScale(view)) && boxes.length > 1)
    return follow(view, boxes.slice(1), room);
  const wide = (view.width / 2 - margin) / scale;
  const high = (view.height / 2 - margin) / scale;
  return clamp({
    ...view,
    scale,
    x: shiftInto(view.x, box.left, box.right, wide),
    y: shiftInto(view.y, box.top, box.bottom, high),
  });
}

/** Moves until one of the boxes is visible, the nearest, unless one is already. */
export function offer(view: Viewport, boxes: readonly Box[]): Viewport {
  if (isWhole(view)) return view;
  let [nearest, least] = [undefined as Box | undefined, Number.POSITIVE_INFINITY];
  for (const box of boxes) {
    const away = distanceOutside(uncoveredBox(view), box);
    if (away < least) [nearest, least] = [box, away];
  }
  return nearest === undefined || least === 0 ? view : follow(view, [nearest], COVERED.bottom);
}

/** How far a box reaches out of an area. */
function distanceOutside(area: Box, box: Box): number {
  const dx = Math.max(0, area.left - box.left, box.right - area.right);
  const dy = Math.max(0, area.top - box.top, box.bottom - area.bottom);
  return Math.hypot(dx, dy);
}

function uncoveredBox(view: Viewport): Box {
  const { left, top, right, bottom } = visibleBox(view);
  return {
    left,
    top,
    right: right - COVERED.right / view.scale,
    bottom: bottom - COVERED.bottom / view.scale,
  };
}

/** The nearest middle from which `from` to `to` is within `reach`. */
function shiftInto(middle: number, from: number, to: number, reach: number): number {
  const [least, most] = [to - reach, from + reach];
  return least > most ? (from + to) / 2 : Math.min(Math.max(middle, least), most);
}

export function isWhole(view: Viewport): boolean {
  return view.scale <= fitScale(view) * 1.001;
}

export function toBoard({ width, height, scale, x, y }: Viewport, [px, py]: Point): Point {
  return [x + (px - width / 2) / scale, y + (py - height / 2) / scale];
}

/** The part of the board that is visible, in units. */
export function visibleBox({ width, height, scale, x, y }: Viewport): Box {
  const [halfWidth, halfHeight] = [width / scale / 2, height / scale / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** Where in the window a board goes that was drawn at another scale, as CSS. */
export function placement({ width, height, scale, x, y }: Viewport, drawnScale: number): string {
  const round = (value: number, parts: number) => Math.round(value * parts) / parts;
  const left = round(width / 2 - x * scale, 100);
  const top = round(height / 2 - y * scale, 100);
  return `translate(${left}px, ${top}px) scale(${round(scale / drawnScale, 1e5)})`;
}

/** A view between two others, for an animation: at 0 the first, at 1 the second. */
export function between(from: Viewport, to: Viewport, at: number): Viewport {
  const mix = (a: number, b: number) => a + (b - a) * at;
  return clamp({
    ...to,
    scale: from.scale * (to.scale / from.scale) ** at,
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
  });
}
