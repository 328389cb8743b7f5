import { union } from '../map/geometry.ts';
import type { Box, Point } from '../map/map.ts';

/** The visible part of the board. All functions return a new viewport, clamped to the board. */
export interface Viewport {
  readonly board: { readonly width: number; readonly height: number }; // in units
  readonly width: number; // of the window, in pixels
  readonly height: number;
  readonly scale: number; // pixels per unit
  readonly x: number; // the middle of the window, in units
  readonly y: number;
  readonly covered: number; // pixels at the bottom of the window that are covered
}

/** The smallest scale at which 24 px badges do not touch. */
export const READABLE = 0.5;

const NARROW = 600; // pixels
const COMFORTABLE = 0.8;
const CLOSEST = 5;

/** Pixels the view may move beyond the edge of the board, so that the buttons in the corners hide nothing. */
const EDGE = 60;

/** Pixels kept free around followed territories. */
const FOLLOW_MARGIN = 56;

/** Pixels covered by the buttons at the right and the overview at the bottom. */
const COVERED = { right: 56, bottom: 78 };

/** The scale at which the whole board is visible. */
export function fitScale({ board, width, height }: Pick<Viewport, 'board' | 'width' | 'height'>): number {
  return Math.min(width / board.width, height / board.height);
}

/** The first scale of a board: the whole board or, on a phone, one that fills the window. */
function initialScale(view: Pick<Viewport, 'board' | 'width' | 'height'>): number {
  const fit = fitScale(view);
  if (view.width > NARROW || fit >= READABLE) return fit;
  return Math.max(Math.min(view.height / view.board.height, COMFORTABLE), READABLE);
}

export function initialView(board: Viewport['board'], width: number, height: number): Viewport {
  const view = { board, width, height, scale: 1, x: board.width / 2, y: board.height / 2, covered: 0 };
  return clamp({ ...view, scale: initialScale(view) });
}

export const fitView = (view: Viewport): Viewport => clamp({ ...view, scale: fitScale(view) });

/** Limits the scale and keeps the view on the board. */
function clamp(view: Viewport): Viewport {
  const least = fitScale(view);
  const scale = Math.min(Math.max(view.scale, least), Math.max(CLOSEST, least));
  return {
    ...view,
    scale,
    x: clampMiddle(view.x, view.board.width, view.width / scale, EDGE / scale),
    y: clampMiddle(view.y, view.board.height, view.height / scale, EDGE / scale, view.covered / scale),
  };
}

/** The middle may move further, by the covered height, so that every part of the board can be seen. */
function clampMiddle(middle: number, board: number, visible: number, margin: number, covered = 0): number {
  const isWhole = visible >= board;
  const least = isWhole ? board / 2 : visible / 2 - margin;
  const most = isWhole ? board / 2 : board - visible / 2 + margin;
  return Math.min(Math.max(middle, least), Math.max(most, board - visible / 2 + covered));
}

/** Zooms around a point of the window, in pixels. */
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

/** Keeps the middle of the view; a view of the whole board stays one. */
export function resize(view: Viewport, width: number, height: number): Viewport {
  const wasWhole = view.scale <= fitScale(view) * 1.001;
  const resized = { ...view, width, height };
  return wasWhole ? clamp({ ...resized, scale: initialScale(resized) }) : clamp(resized);
}

/**
 * Moves until all boxes are visible, zooming out if needed. If badges would become too small, it drops the first
 * boxes: the last one is where the action ends.
 */
export function follow(view: Viewport, boxes: readonly Box[], room = FOLLOW_MARGIN): Viewport {
  if (boxes.length === 0) return view;
  const box = union(boxes);
  const clear = view.height - view.covered; // the height of the part that is not covered
  const margin = Math.min(room, view.width / 5, clear / 5);
  const scale = Math.min(
    view.scale,
    (view.width - 2 * margin) / Math.max(box.right - box.left, 1),
    (clear - 2 * margin) / Math.max(box.bottom - box.top, 1),
  );
  if (scale < Math.min(view.scale, initialScale(view)) && boxes.length > 1)
    return follow(view, boxes.slice(1), room);
  const wide = (view.width / 2 - margin) / scale;
  const high = (clear / 2 - margin) / scale;
  const lower = view.covered / 2 / scale; // from the middle of the clear part to the middle of the window
  return clamp({
    ...view,
    scale,
    x: shiftInto(view.x, box.left, box.right, wide),
    y: shiftInto(view.y - lower, box.top, box.bottom, high) + lower,
  });
}

/** Shows the boxes in the middle of the part that is not covered, unless the whole board is shown. */
export function centre(view: Viewport, boxes: readonly Box[]): Viewport {
  if (boxes.length === 0 || isWhole(view)) return follow(view, boxes);
  const { left, top, right, bottom } = union(boxes);
  const lower = view.covered / 2 / view.scale;
  return follow(moveTo(view, [(left + right) / 2, (top + bottom) / 2 + lower]), boxes);
}

/** Moves until the nearest of the boxes is visible, unless one already is. */
export function showNearest(view: Viewport, boxes: readonly Box[]): Viewport {
  if (isWhole(view) && view.covered === 0) return view;
  let [nearest, least] = [undefined as Box | undefined, Number.POSITIVE_INFINITY];
  for (const box of boxes) {
    const away = distanceOutside(uncoveredBox(view), box);
    if (away < least) [nearest, least] = [box, away];
  }
  return nearest === undefined || least === 0 ? view : follow(view, [nearest], COVERED.bottom);
}

/** How far a box extends beyond an area. */
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
    bottom: bottom - (COVERED.bottom + view.covered) / view.scale,
  };
}

/** Returns the nearest middle that has `from` and `to` within `reach`. */
function shiftInto(middle: number, from: number, to: number, reach: number): number {
  const [least, most] = [to - reach, from + reach];
  return least > most ? (from + to) / 2 : Math.min(Math.max(middle, least), most);
}

/** Changes the covered height, without moving. */
export const cover = (view: Viewport, covered: number): Viewport => ({ ...view, covered });

export function isWhole(view: Viewport): boolean {
  return view.scale <= fitScale(view) * 1.001;
}

export function toBoard({ width, height, scale, x, y }: Viewport, [px, py]: Point): Point {
  return [x + (px - width / 2) / scale, y + (py - height / 2) / scale];
}

/** The visible part of the board, in units. */
export function visibleBox({ width, height, scale, x, y }: Viewport): Box {
  const [halfWidth, halfHeight] = [width / scale / 2, height / scale / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** The CSS transform for a board that was drawn at `drawnScale`. */
export function transformOf({ width, height, scale, x, y }: Viewport, drawnScale: number): string {
  const round = (value: number, parts: number) => Math.round(value * parts) / parts;
  const left = round(width / 2 - x * scale, 100);
  const top = round(height / 2 - y * scale, 100);
  return `translate(${left}px, ${top}px) scale(${round(scale / drawnScale, 1e5)})`;
}

/** Returns a view between two others: at 0 the first, at 1 the second. */
export function interpolate(from: Viewport, to: Viewport, at: number): Viewport {
  const mix = (a: number, b: number) => a + (b - a) * at;
  return clamp({
    ...to,
    scale: from.scale * (to.scale / from.scale) ** at,
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
  });
}
