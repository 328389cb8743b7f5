/** One figure of the page, and whether it reaches its target if it has one. */
export interface Figure {
  readonly text: string;
  readonly target?: { readonly text: string; readonly isReached: boolean };
}

/** A figure that must not exceed a limit. */
export const atMost = (text: string, value: number, limit: number, unit = ''): Figure => ({
  text,
  target: { text: `at most ${limit}${unit}`, isReached: value <= limit },
});

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
