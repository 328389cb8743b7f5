import type { Budget } from '../bot.ts';
import { now } from '../time.ts';

/** Says when it is time to stop thinking. */
export interface Clock {
  /** Counts one node, and tells whether there is time for another. */
  tick(): boolean;
  /** Nodes until now. */
  nodes(): number;
  /** How much is used up, from 0 to 1. */
  used(): number;
}

/** Without a budget there is time for the usual number of nodes. */
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
