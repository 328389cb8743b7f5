import type { Dice } from './dice.ts';
import { clearRow, type Field, rowAt } from './field.ts';

export interface Descent {
  readonly start: Float64Array; // the probability of beginning with this many attackers; its length is the first row
  readonly defenders: number;
  readonly stop: number; // the attack continues while more attackers than this are left
  readonly all: boolean; // whether there are several starts, so that every state can be reached
}

/**
 * Sends probability down from the start, row by row. Returns the probability of taking the territory, by attackers left;
 * that of stopping before is left in the rows of the field up to `stop`.
 */
export function descend(dice: Dice, field: Field, { start, defenders, stop, all }: Descent): Float64Array {
  const { cells } = field;
  const most = start.length - 1;
  const edge = Math.min(dice.defence - 1, defenders);
  const wins = new Float64Array(most + 1);
  for (let a = most; a > Math.max(most - dice.pairs, -1); a--) clearRow(field, a);
  for (let a = most; a > stop; a--) {
    const row = rowAt(field, a);
    const pairs = Math.min(a, dice.pairs);
    if (a >= dice.pairs) clearRow(field, a - dice.pairs);
    cells[row + defenders] += start[a];
    if (pairs > 2) for (let d = defenders; d > edge; d--) descendCell(dice, field, a, d);
    else {
      const isWhole = all || a < dice.pairs;
      const first = isWhole ? 0 : (most - a) % pairs;
      const last = isWhole ? pairs - 1 : first;
      for (let skipped = first; skipped <= last; skipped++)
        if (defenders - skipped > edge) descendRow(dice, field, a, defenders - skipped, edge);
    }
    for (let d = edge; d > 0; d--) descendCell(dice, field, a, d);
    wins[a] = cells[row];
  }
  return wins;
}

/** Sends the probability of one state to the states that a roll leads to. */
function descendCell(dice: Dice, field: Field, a: number, d: number): void {
  const attack = Math.min(a, dice.attack);
  const defence = Math.min(d, dice.defence);
  const pairs = Math.min(attack, defence);
  const chances = dice.chances[attack][defence];
  const { cells } = field;
  const mass = cells[rowAt(field, a) + d];
  for (let lost = 0; lost <= pairs; lost++)
    cells[rowAt(field, a - lost) + d - pairs + lost] += chances[lost] * mass;
}

/** The same for a row of states in which all dice are rolled and one or two are compared. */
function descendRow(dice: Dice, field: Field, a: number, first: number, edge: number): void {
  const pairs = Math.min(a, dice.pairs);
  const chances = dice.chances[Math.min(a, dice.attack)][dice.defence];
  const { cells } = field;
  const row = rowAt(field, a);
  const one = rowAt(field, a - 1) - pairs + 1;
  const two = pairs === 2 ? rowAt(field, a - 2) : one;
  const none = chances[0];
  const once = chances[1];
  const twice = pairs === 2 ? chances[2] : 0;
  let carried = 0;
  let d = first;
  for (; d > edge; d -= pairs) {
    const mass = cells[row + d] + carried;
    cells[one + d] += once * mass;
    cells[two + d] += twice * mass;
    carried = none * mass;
  }
  cells[row + d] += carried;
}
