import { TEMPERS } from './characters.ts';
import type { Mentality } from './mind/thinker.ts';
import { plainNet, tunedNet } from './mind/weights.ts';

/** What the bots that think know, and how much they may think in a turn. */
export const MENTALITIES = {
  hard: { netFor: plainNet, nodes: 0, plans: 2, opening: TEMPERS.easy },
  expert: { netFor: tunedNet, nodes: 6000 },
} as const satisfies Readonly<Record<string, Mentality>>;
