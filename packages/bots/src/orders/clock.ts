import type { Budget } from '../bot.ts';
import { now } from '../time.ts';

/** Measures the time for a search. */
export interface Clock {
  /** Counts one node, and returns whether there is time for another. */
  tick(): boolean;
  /** The number of nodes so far. */
  nodes(): number;
  /** The share of the time used, from 0 to 1. */
  used(): number;
}

/** Makes a clock; without a budget it allows the usual number of nodes. */
export function startClock(budget: Budget | undefined, usualNodes: number): Clock {
  const start = now();
  const most = budget === undefined ? usualNodes : 'nodes' in budget ? budget.nodes : 0;
  let nodes = 0;
  const used =
    budget !== undefined && 'ms' in budget ? () => (now() - start) / budget.ms : () => nodes / most;
  return {
    tick: () => {
      nodes++;
      return used() < 1;
    },
    nodes: () => nodes,
    used,
  };
}
