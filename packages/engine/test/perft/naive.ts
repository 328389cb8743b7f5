import { claims, deployments, startings } from './naive-setup.ts';
import { readState, type State, type Table } from './naive-state.ts';
import { attacks, defences, fortifications, occupations, placings, trades } from './naive-turn.ts';

/** Counts the different states that can be reached from a position by 1, 2, … depth decisions. */
export function countNaively(position: string, depth: number): number[] {
  const [table, start] = readState(position);
  const counts: number[] = [];
  let level = [start];
  while (counts.length < depth) {
    const reached = new Map<string, State>();
    for (const state of level)
      for (const next of following(table, state)) reached.set(JSON.stringify(next), next);
    level = [...reached.values()];
    counts.push(level.length);
  }
  return counts;
}

function following(table: Table, state: State): State[] {
  switch (state.phase) {
    case 'start':
      return startings(table, state);
    case 'claim':
      return claims(table, state);
    case 'deploy':
      return deployments(table, state);
    case 'reinforce':
      return [...trades(table, state), ...placings(state)];
    case 'attack':
      return attacks(table, state);
    case 'defend':
      return defences(table, state);
    case 'occupy':
      return occupations(state);
    case 'fortify':
      return fortifications(table, state);
    default:
      return [];
  }
}
