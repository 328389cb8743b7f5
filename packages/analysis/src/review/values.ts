import type { Seat } from '@rubicon/engine';

/** A number for each seat: chances to win, which sum to 1, or changes in them, which sum to 0. */
export type Values = readonly number[];

export const noValues = (seats: number): number[] => new Array<number>(seats).fill(0);

export const add = (a: Values, b: Values): number[] => a.map((value, seat) => value + b[seat]);

export const subtract = (a: Values, b: Values): number[] => a.map((value, seat) => value - b[seat]);

/** Adds a part of some values to a sum. */
export function addPart(sum: number[], part: number, values: Values): void {
  for (let seat = 0; seat < sum.length; seat++) sum[seat] += part * values[seat];
}

/** The mean of values with these weights, which sum to 1. */
export function meanOf(parts: Iterable<readonly [weight: number, values: Values]>, seats: number): number[] {
  const sum = noValues(seats);
  for (const [weight, values] of parts) addPart(sum, weight, values);
  return sum;
}

/** The values that are best for a seat; the first if several are. */
export function bestFor(seat: Seat, list: readonly Values[]): Values {
  return list.reduce((best, values) => (values[seat] > best[seat] ? values : best));
}

/** The chance that changed hands: half the sum of all changes. */
export const swingOf = (change: Values): number =>
  change.reduce((sum, value) => sum + Math.abs(value), 0) / 2;
