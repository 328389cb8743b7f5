import type { Kind } from '../mind/network/weights.ts';
import { HELD_OUT, type Table, tablesOf } from './recipe.ts';

/** A game that is played for its samples. Together with the networks it determines every sample. */
export interface TuningGame {
  readonly table: Table;
  readonly generation: number;
  readonly number: number; // from 0, in its generation
  readonly seed: string;
}

export function gameOf(kind: Kind, seed: string, generation: number, number: number): TuningGame {
  const tables = tablesOf(kind);
  const table = tables[number % tables.length];
  return { table, generation, number, seed: `${seed}/${kind}/${generation}/${number}` };
}

/** Whole games are held out, since the samples of a game are much alike: one in HELD_OUT of every table. */
export function isHeldOut(kind: Kind, number: number): boolean {
  const tables = tablesOf(kind).length;
  return ((number % tables) + Math.floor(number / tables)) % HELD_OUT === HELD_OUT - 1;
}
