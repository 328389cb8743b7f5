/**
 * Sizes of badges and labels change in steps of the scale, so that zooming draws them anew only now and then.
 * A level stands for all scales from its own up to the next one.
 */
export type Level = number;

const STEPS = 4; // for twice the scale

export const levelOf = (scale: number): Level => Math.floor(Math.log2(scale) * STEPS + 1e-6);
export const scaleOf = (level: Level): number => 2 ** (level / STEPS);

/** From this scale on the pieces of an army are shown. */
const CLOSE = 1.6;

export const isClose = (level: Level): boolean => scaleOf(level) >= CLOSE;

const BADGE = 12; // pixels, half across
const MOST_BADGE = 24; // units: then neighbours touch
const NAME = 24; // units
const LEAST_NAME = 11; // pixels
const MOST_NAME = 30;
const TEXT = { largest: 12, smallest: 9 }; // pixels

/** What is drawn larger on a closer look, but slower than the board. */
const growth = (scale: number): number => Math.max(1, Math.sqrt(scale));

/** Half of a badge, in units. */
export function badgeRadius(level: Level): number {
  const scale = scaleOf(level);
  return Math.min(MOST_BADGE, (BADGE * growth(scale)) / scale);
}

/** Sizes of text in units, the best first. */
export function textSizes(level: Level): number[] {
  const scale = scaleOf(level);
  const sizes: number[] = [];
  for (let size = TEXT.largest; size >= TEXT.smallest; size--) sizes.push((size * growth(scale)) / scale);
  return sizes;
}

/** The size of the names of continents, in units. */
export const nameSize = (level: Level): number =>
  Math.max(Math.min(NAME, pixels(level, MOST_NAME)), pixels(level, LEAST_NAME));

/** Lines are finer where everything is small. */
export const lineGrowth = (level: Level): number => Math.min(1.2, Math.max(0.6, scaleOf(level) * 1.15));

/** Pixels of the screen in units, as near as a level knows. */
export const pixels = (level: Level, count: number): number => count / scaleOf(level);
