import type { TurnsRules } from '@rubicon/engine';
import type { Mentality } from './mind/thinker.ts';
import { kindOf, netOf } from './mind/weights.ts';

/** A duel is to it a game like any other. */
const withoutDuels = (rules: TurnsRules) => {
  const kind = kindOf(rules);
  return netOf(kind === 'duel' ? 'conquest' : kind);
};

/** What the bots that think know, and how much they may think in a turn. */
export const MENTALITIES = {
  hard: { netFor: withoutDuels, nodes: 0, plans: 1 },
  expert: { netFor: (rules) => netOf(kindOf(rules)), nodes: 6000, plans: 99 },
} as const satisfies Readonly<Record<string, Mentality>>;
