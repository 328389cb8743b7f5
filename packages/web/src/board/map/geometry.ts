import type { Box, Point, Ring } from './map.ts';

/** Whether a point is inside an area; rings may be shells or holes. */
export function contains(rings: readonly Ring[], [x, y]: Point): boolean {
  let isInside = false;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1]!;
      const [bx, by] = ring[i]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
  return isInside;
}

/** The distance from a point to the nearest edge of the rings. */
export function distanceTo(rings: readonly Ring[], point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++)
      least = Math.min(least, distanceToEdge(point, ring[i - 1]!, ring[i]!));
  return least;
}

function distanceToEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const at = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(ax + at * dx - x, ay + at * dy - y);
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isIn = ([x, y]: Point, box: Box, margin = 0): boolean =>
  x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin;

export function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
