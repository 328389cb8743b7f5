import type { Budget } from '../bot.ts';

declare const performance: { now(): number };

/** Says when it is time to stop thinking. */
export interface Clock {
  /** Counts one node, and tells whether there is time for another. */
  tick(): boolean;
  /** How much is used up, from 0 to 1. */
  used(): number;
}

/** Without a budget there is time for the usual number of nodes. */
export function startClock(budget: Budget | undefined, usualNodes: number): Clock {
  if (budget !== undefined && 'ms' in budget) {
    const start = performance.now();
    const used = () => (performance.now() - start) / budget.ms;
    return { tick: () => used() < 1, used };
  }
  const most = budget?.nodes ?? usualNodes;
  let nodes = 0;
  return { tick: () => ++nodes < most, used: () => nodes / most };
}
