import { TEMPERS } from './characters.ts';
import type { Mentality } from './mind/thinker.ts';
import { plainNet, tunedNet } from './mind/weights.ts';
import type { Temper } from './script/temper.ts';

/** Set-up is where it can be beaten. */
const CARELESS: Temper = { ...TEMPERS.easy, home: 0.3, whim: 0.9 };

/** What the bots that think know, and how much they may think in a turn. */
export const MENTALITIES = {
  hard: { netFor: plainNet, nodes: 0, opening: CARELESS },
  expert: { netFor: tunedNet, nodes: 6000 },
} as const satisfies Readonly<Record<string, Mentality>>;
