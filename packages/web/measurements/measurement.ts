/** One number measured on the page, and whether it reaches its target if it has one. */
export interface Measurement {
  readonly text: string;
  readonly target?: { readonly text: string; readonly isReached: boolean };
}

/** A measurement that must not exceed a limit. */
export const atMost = (text: string, value: number, limit: number, unit = ''): Measurement => ({
  text,
  target: { text: `at most ${limit}${unit}`, isReached: value <= limit },
});

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
