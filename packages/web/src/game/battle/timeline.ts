import type { CSSProperties } from 'react';
import type { Speed } from '../../settings/settings.ts';

/** The steps of a battle on the screen, in order, with their lengths at normal speed in milliseconds. */
const LENGTHS = { throw: 250, pair: 150, losses: 200, sweep: 250 } as const;

type StepName = keyof typeof LENGTHS;

interface Step {
  readonly at: number; // milliseconds after the roll is shown
  readonly lasts: number;
}

/** When each step begins and how long it lasts. */
export type Timeline = Readonly<Record<StepName, Step>>;

/** The factor for all durations at each speed. */
export const FACTORS: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.25, off: 0 };

/** The factor for the rolls of an assault, which follow each other quickly. */
export const ASSAULT = 0.5;

/** The steps of a roll. A battle that is not shown in full has no dice: it begins with the losses. */
export function timelineOf(factor: number, isFull: boolean): Timeline {
  let at = 0;
  const step = (name: StepName, isShown = true): Step => {
    const lasts = isShown ? LENGTHS[name] * factor : 0;
    const start = at;
    at += lasts;
    return { at: start, lasts };
  };
  return {
    throw: step('throw', isFull),
    pair: step('pair', isFull),
    losses: step('losses'),
    sweep: step('sweep'),
  };
}

/** When a roll ends, with or without a capture. */
export function endOf({ losses, sweep }: Timeline, isCapture: boolean): number {
  const { at, lasts } = isCapture ? sweep : losses;
  return at + lasts;
}

/** The timeline for style sheets: `--throw-at`, `--throw` and so on. */
export function timelineStyle(timeline: Timeline): CSSProperties {
  const properties = Object.entries(timeline).flatMap(([name, { at, lasts }]) => [
    [`--${name}-at`, `${at}ms`],
    [`--${name}`, `${lasts}ms`],
  ]);
  return Object.fromEntries(properties) as CSSProperties;
}
