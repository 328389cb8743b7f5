import type { Situation, Sketch } from '@rubicon/bots/mind';
import { LAND_INCOME, OWNERS, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { type Hands, valueHands } from './hands.ts';

/** Armies, sets and income of all seats, in columns by owner. They are shared: read them before the next call. */
export interface Strength {
  readonly armies: Float64Array;
  readonly income: Float64Array;
  readonly hands: Hands;
  readonly totals: Float64Array; // armies, the set in hand and the income
  /** Means over the seats still in. */
  mean: { readonly armies: number; readonly income: number; readonly totals: number };
  players: number; // seats still in
}

const TINY = 0.001; // avoids logarithms of 0 and divisions by it

const armies = new Float64Array(OWNERS);
const income = new Float64Array(OWNERS);
const totals = new Float64Array(OWNERS);

export function measureStrength(
  rules: TurnsRules,
  position: TurnsPosition,
  { seats, isIn, geography, extraIncome }: Situation,
  sketch: Sketch,
): Strength {
  const { owner, armies: on, territories } = sketch;
  const hands = valueHands(rules, position);
  armies.fill(0);
  income.fill(0);
  totals.fill(0);
  for (let t = 0; t < owner.length; t++) if (owner[t] >= 0) armies[owner[t]] += on[t];
  for (const { members, bonus } of geography.regions) {
    const holder = owner[members[0]];
    let isWhole = holder >= 0;
    for (let i = 1; isWhole && i < members.length; i++) isWhole = owner[members[i]] === holder;
    if (isWhole) income[holder] += bonus;
  }
  let players = 0;
  let allArmies = TINY;
  let allIncome = TINY;
  let allTotals = 0;
  for (let s = 0; s < seats; s++) {
    if (!isIn[s]) continue;
    players++;
    income[s] += Math.max(LAND_INCOME.least, territories[s] / LAND_INCOME.territories);
    if (extraIncome !== undefined) income[s] += extraIncome(sketch, s);
    totals[s] = armies[s] + hands.now[s] + income[s];
    allArmies += armies[s];
    allIncome += income[s];
    allTotals += totals[s];
  }
  const mean = { armies: allArmies / players, income: allIncome / players, totals: allTotals / players };
  return { armies, income, hands, totals, mean, players };
}
