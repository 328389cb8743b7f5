import { TEMPERS } from './characters.ts';
import type { Mentality } from './mind/thinker.ts';
import { type Kind, plainNet, tunedNet } from './mind/weights.ts';
import type { Temper } from './script/temper.ts';

/** Set-up is where it can be beaten. */
const CARELESS: Temper = { ...TEMPERS.easy, home: 0.3, whim: 0.9 };

const FEW_PLANS = 2;

/** So many nodes are about 40 ms a turn: where there is more to measure, a node takes longer. */
const NODES: Readonly<Record<Kind, number>> = {
  duel: 5000,
  conquest: 5000,
  capitals: 3400,
  missions: 2600,
  objectives: 4500,
};

/**
 * What the bots that think know, and how much they may think in a turn. Each plan is the one that the judge overrates
 * most: where only a plain sum judges, `expert` trusts it less. It makes fewer plans there, and the script sets up.
 */
export const MENTALITIES: Readonly<Record<'hard' | 'expert', (kind: Kind) => Mentality>> = {
  hard: (kind) => ({ net: plainNet(kind), nodes: 0, plans: FEW_PLANS, error: 0.1, opening: CARELESS }),
  expert: (kind) => ({
    net: tunedNet(kind),
    nodes: NODES[kind],
    ...(kind === 'objectives' ? { plans: FEW_PLANS, opening: TEMPERS.medium } : { foresees: true }),
  }),
};
