import type { Mentality } from './mind/thinker.ts';

/** How much the bots that think may think in a turn. */
export const MENTALITIES = {
  hard: { nodes: 0 },
  expert: { nodes: 6000 },
} as const satisfies Readonly<Record<string, Mentality>>;
