import type { Point } from '../geometry.ts';
import layout from '../layout.json' with { type: 'json' };
import type { Part } from './cut.ts';

/** Converts longitude and latitude to board units. */
export type Project = (place: Point) => Point;

const RADIAN = Math.PI / 180;

/** Patterson's cylindrical projection: from latitude to y, both in radians. */
function patterson(latitude: number): number {
  const square = latitude * latitude;
  return latitude * (1.0148 + square * square * (0.23185 + square * (-0.14499 + square * 0.02406)));
}

const flatten = ([longitude, latitude]: Point): Point => [
  longitude - layout.centre,
  (-patterson(latitude * RADIAN) / RADIAN) * layout.yStretch,
];

const lenses = layout.lenses.map((lens) => ({ ...lens, centre: flatten([lens.at[0]!, lens.at[1]!]) }));

/** Applies the lenses, which enlarge crowded regions and shrink empty sea. Each uses the original point. */
function warp([x, y]: Point): Point {
  let [toX, toY] = [x, y];
  for (const { centre, x: byX, y: byY, width, height } of lenses) {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const strength = Math.exp(-0.5 * ((dx / width) ** 2 + (dy / height) ** 2));
    toX += byX * dx * strength;
    toY += byY * dy * strength;
  }
  return [toX, toY];
}

/** Fits the land into the frame of the layout. */
export function makeProjection(parts: readonly Part[]): Project {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { area } of parts)
    for (const [shell] of area)
      for (const place of shell!) {
        const [x, y] = warp(flatten(place));
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
      }
  const [frameLeft, frameTop, frameRight, frameBottom] = layout.frame as [number, number, number, number];
  const scaleX = (frameRight - frameLeft) / (right - left);
  const scaleY = (frameBottom - frameTop) / (bottom - top);
  const project: Project = (place) => {
    const [x, y] = warp(flatten(place));
    return [frameLeft + (x - left) * scaleX, frameTop + (y - top) * scaleY];
  };
  checkFolds(project);
  return project;
}

/** Throws if a lens is so strong that the map folds over itself. */
function checkFolds(project: Project): void {
  const step = 0.1;
  for (let longitude = -168; longitude < 190; longitude += 2)
    for (let latitude = -55; latitude < 84; latitude += 2) {
      const [x, y] = project([longitude, latitude]);
      const [eastX, eastY] = project([longitude + step, latitude]);
      const [northX, northY] = project([longitude, latitude + step]);
      if ((eastX - x) * (northY - y) - (eastY - y) * (northX - x) >= 0)
        throw new Error(`the map folds at ${longitude},${latitude}`);
    }
}
