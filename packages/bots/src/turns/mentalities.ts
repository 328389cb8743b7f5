import { TEMPERS } from './characters.ts';
import type { Mentality } from './mind/thinker.ts';
import { type Kind, plainNet, tunedNet } from './mind/weights.ts';
import type { Temper } from './script/temper.ts';

/** The weak set-up that `hard` plays on purpose, except where only conquest wins: there its opponents punish it. */
const CARELESS: Temper = { ...TEMPERS.easy, home: 0.3, whim: 0.9 };

const FEW_PLANS = 2;

/** Nodes for about 40 ms per turn: with more features to compute, a node takes longer. */
const NODES: Readonly<Record<Kind, number>> = {
  duel: 5000,
  conquest: 4500,
  capitals: 3400,
  missions: 2600,
  objectives: 4500,
};

/**
 * The networks of the bots that search, and the size of their search in a turn. The best plan tends to be one that the
 * judge overrates. So where the judge is only a linear sum, `expert` trusts it less: it makes fewer plans, and follows the
 * script in set-up.
 */
export const MENTALITIES: Readonly<Record<'hard' | 'expert', (kind: Kind) => Mentality>> = {
  hard: (kind) => ({
    net: plainNet(kind),
    nodes: 0,
    plans: FEW_PLANS,
    error: 0.1,
    ...(kind === 'objectives'
      ? { setupTemper: CARELESS }
      : { setupTemper: TEMPERS.medium, foresees: 'survival' }),
  }),
  expert: (kind) => ({
    net: tunedNet(kind),
    nodes: NODES[kind],
    ...(kind === 'objectives' ? { plans: FEW_PLANS, setupTemper: TEMPERS.medium } : { foresees: 'replies' }),
  }),
};
