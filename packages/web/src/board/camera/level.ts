/**
 * A step of the scale. Badges and labels change size only from level to level, so that zooming rarely redraws them.
 * A level covers all scales from its own up to the next one.
 */
export type Level = number;

const STEPS = 4; // per doubling of the scale

export const levelOf = (scale: number): Level => Math.floor(Math.log2(scale) * STEPS + 1e-6);
export const scaleOf = (level: Level): number => 2 ** (level / STEPS);

/** Pieces are shown from this scale up. */
const CLOSE = 1.6;

export const isClose = (level: Level): boolean => scaleOf(level) >= CLOSE;

const BADGE = 12; // pixels, radius
const MAX_BADGE = 24; // units: larger badges would touch
const NAME = 24; // units
const MIN_NAME = 11; // pixels
const MAX_NAME = 30;
const TEXT = { largest: 12, smallest: 9 }; // pixels

/** Badges and texts grow with the scale, but more slowly than the board. */
const growth = (scale: number): number => Math.max(1, Math.sqrt(scale));

/** The radius of a badge, in units. */
export function badgeRadius(level: Level): number {
  const scale = scaleOf(level);
  return Math.min(MAX_BADGE, (BADGE * growth(scale)) / scale);
}

/** Text sizes in units, largest first. */
export function textSizes(level: Level): number[] {
  const scale = scaleOf(level);
  const sizes: number[] = [];
  for (let size = TEXT.largest; size >= TEXT.smallest; size--) sizes.push((size * growth(scale)) / scale);
  return sizes;
}

/** The text size of continent names, in units. */
export const nameSize = (level: Level): number =>
  Math.max(Math.min(NAME, pixels(level, MAX_NAME)), pixels(level, MIN_NAME));

/** The factor for line widths: lines are thinner on a small board. */
export const lineScale = (level: Level): number => Math.min(1.2, Math.max(0.6, scaleOf(level) * 1.15));

/** Converts pixels to units, as precisely as the level allows. */
export const pixels = (level: Level, count: number): number => count / scaleOf(level);
