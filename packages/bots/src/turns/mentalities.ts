import type { Mentality } from './mind/thinker.ts';

/** How far the bots that think look, and how much they may think in a turn. */
export const MENTALITIES = {
  hard: { scope: { sources: 1, width: 0, depth: 1, splits: false }, nodes: 600 },
  expert: { scope: { sources: 2, width: 4, depth: 3, splits: true }, nodes: 6000 },
} as const satisfies Readonly<Record<string, Mentality>>;
