import { TEMPERS } from './characters.ts';
import type { Mentality } from './mind/thinker.ts';
import { kindOf, plainNet, tunedNet } from './mind/weights.ts';
import type { Temper } from './script/temper.ts';

/** Set-up is where it can be beaten. */
const CARELESS: Temper = { ...TEMPERS.easy, home: 0.3, whim: 0.9 };

const FEW_PLANS = 2;

/** What the bots that think know, and how much they may think in a turn. */
export const MENTALITIES: Readonly<Record<'hard' | 'expert', Mentality>> = {
  hard: { netFor: plainNet, nodes: 0, plansFor: () => FEW_PLANS, error: 0.1, opening: CARELESS },
  expert: {
    netFor: tunedNet,
    nodes: 5000,
    foresees: (rules) => kindOf(rules) !== 'objectives', // it has no prices for others there
    // Each plan is the one that the judge overrates most: where only the plain sum judges, more of them go too far.
    plansFor: (rules) => (kindOf(rules) === 'objectives' ? FEW_PLANS : Number.POSITIVE_INFINITY),
  },
};
