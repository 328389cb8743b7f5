import { TEMPERS } from './characters.ts';
import { type Kind, plainNet, tunedNet } from './mind/network/weights.ts';
import type { Mentality } from './mind/thinker.ts';

const FEW_PLANS = 2;

/** Looks ahead only for its survival, and misjudges a little. */
const careful = { plans: FEW_PLANS, error: 0.1, setupTemper: TEMPERS.medium, foresees: 'survival' } as const;

/** How `hard` differs from a perfect planner. Where objectives win, its set-up is weak on purpose. */
const HARD: Readonly<Record<Kind, Partial<Mentality>>> = {
  duel: careful,
  conquest: { foresees: 'trials' },
  capitals: careful,
  missions: careful,
  objectives: { plans: FEW_PLANS, error: 0.1, setupTemper: { ...TEMPERS.easy, home: 0.3, whim: 0.9 } },
};

/** About 20 to 25 ms per turn on a fast machine. A node takes longer with more features. */
const NODES: Readonly<Record<Kind, number>> = {
  duel: 5000,
  conquest: 2300,
  capitals: 3400,
  missions: 2600,
  objectives: 4500,
};

/**
 * The networks of the bots that search, and the size of their search in a turn. The best plan tends to be one that the
 * judge overrates. So where the judge is only a linear sum, `expert` trusts it less: it makes fewer plans, and follows the
 * script in set-up. The network of `conquest` misjudges boards that are half empty, so claims are rated by the sum.
 */
export const MENTALITIES: Readonly<Record<'hard' | 'expert', (kind: Kind) => Mentality>> = {
  hard: (kind) => ({ net: plainNet(kind), nodes: 0, ...HARD[kind] }),
  expert: (kind) => ({
    net: tunedNet(kind),
    nodes: NODES[kind],
    ...(kind === 'conquest' ? { claimNet: plainNet(kind) } : {}),
    ...(kind === 'objectives' ? { plans: FEW_PLANS, setupTemper: TEMPERS.medium } : { foresees: 'trials' }),
  }),
};
