import type { Dice } from './dice.ts';
import { clearRow, type Field, rowAt } from './field.ts';

export interface Climb {
  readonly attackers: number; // the last row
  readonly defenders: number; // the last cell of a row
  readonly stop: number; // the attack continues while more attackers than this are left
  readonly prize?: Float64Array | undefined; // the value of the territory, by attackers left; 1 by default
  /**
   * Whether to compute all states. While every roll costs two armies, only every second state leads to the last cell of
   * the last row.
   */
  readonly all: boolean;
  readonly column?: Float64Array; // gets the last cell of each row
}

/** Computes the value of a battle for the attacker, from few attackers to many; returns the last cell of the last row. */
export function climb(dice: Dice, field: Field, task: Climb): number {
  const { attackers, defenders, stop, prize, all, column } = task;
  const { cells } = field;
  const edge = Math.min(dice.defence - 1, defenders);
  for (let a = Math.max(0, stop - dice.pairs + 1); a <= stop; a++) clearRow(field, a);
  for (let a = stop + 1; a <= attackers; a++) {
    const row = rowAt(field, a);
    const pairs = Math.min(a, dice.pairs);
    cells[row] = prize === undefined ? 1 : prize[a];
    for (let d = 1; d <= edge; d++) climbCell(dice, field, a, d);
    if (pairs > 2) for (let d = edge + 1; d <= defenders; d++) climbCell(dice, field, a, d);
    else if (defenders > edge) {
      const isWhole = all || a < dice.pairs;
      const first = isWhole ? 0 : (defenders - edge - 1 + attackers - a) % pairs;
      const last = isWhole ? pairs - 1 : first;
      for (let skipped = first; skipped <= last; skipped++)
        climbRow(dice, field, a, edge + 1 + skipped, defenders);
    }
    if (column !== undefined) column[a] = cells[row + defenders];
  }
  return cells[rowAt(field, attackers) + defenders];
}

/** Computes one state from the states that a roll leads to. */
function climbCell(dice: Dice, field: Field, a: number, d: number): void {
  const attack = Math.min(a, dice.attack);
  const defence = Math.min(d, dice.defence);
  const pairs = Math.min(attack, defence);
  const chances = dice.chances[attack][defence];
  const { cells } = field;
  let value = 0;
  for (let lost = 0; lost <= pairs; lost++)
    value += chances[lost] * cells[rowAt(field, a - lost) + d - pairs + lost];
  cells[rowAt(field, a) + d] = value;
}

/** The same for a row of states in which all dice are rolled and one or two are compared. */
function climbRow(dice: Dice, field: Field, a: number, first: number, last: number): void {
  const pairs = Math.min(a, dice.pairs);
  const chances = dice.chances[Math.min(a, dice.attack)][dice.defence];
  const { cells } = field;
  const row = rowAt(field, a);
  const one = rowAt(field, a - 1) - pairs + 1;
  const two = pairs === 2 ? rowAt(field, a - 2) : one;
  const none = chances[0];
  const once = chances[1];
  const twice = pairs === 2 ? chances[2] : 0;
  let value = cells[row + first - pairs];
  for (let d = first; d <= last; d += pairs) {
    value = none * value + (once * cells[one + d] + twice * cells[two + d]);
    cells[row + d] = value;
  }
}
