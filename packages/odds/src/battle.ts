import { climb } from './climb.ts';
import { descend } from './descent.ts';
import type { Dice } from './dice.ts';
import { borrowField, type Field, rowAt } from './field.ts';
import { assertWhole } from './whole.ts';

/** A final state: no attackers or no defenders are left, or at most `stop` attackers. */
export interface EndState {
  readonly attackers: number;
  readonly defenders: number;
  readonly probability: number;
}

export interface BattleOdds {
  readonly attackers: number;
  readonly defenders: number;
  readonly win: number;
  readonly expectedLosses: { readonly attacker: number; readonly defender: number };
  readonly distribution: readonly EndState[]; // the best for the attacker first; impossible results are omitted
}

function assertBattle(attackers: number, defenders: number, stop: number): void {
  assertWhole('attackers', attackers, 1);
  assertWhole('defenders', defenders, 1);
  assertWhole('stop', stop, 0, attackers - 1);
}

/**
 * The probability that the territory is taken. Attackers are the armies that may fight: one more stays behind
 * . The attack stops when at most `stop` of them are left.
 */
export function winProbability(dice: Dice, attackers: number, defenders: number, stop = 0): number {
  assertBattle(attackers, defenders, stop);
  const field = borrowField(dice.pairs + 1, defenders);
  return climb(dice, field, { attackers, defenders, stop, all: false });
}

const TABLE_SIDE = 100;
const tables = new WeakMap<Dice, Float64Array>();
let recentDice: Dice | undefined;
let recentTable: Float64Array = new Float64Array(0);

/**
 * The same, for callers that ask often: up to 100 against 100 it uses a table that is made at the first call. The table
 * does not check its arguments: they must be whole numbers from 0. Without attackers nobody wins.
 */
export function lookUpWin(dice: Dice, attackers: number, defenders: number): number {
  if (!(attackers <= TABLE_SIDE && defenders <= TABLE_SIDE))
    return winProbability(dice, attackers, defenders);
  if (dice !== recentDice) {
    recentTable = tableOf(dice);
    recentDice = dice;
  }
  return recentTable[attackers * (TABLE_SIDE + 1) + defenders];
}

function tableOf(dice: Dice): Float64Array {
  const known = tables.get(dice);
  if (known !== undefined) return known;
  const side = TABLE_SIDE + 1;
  const field: Field = { cells: new Float64Array(side * side), rows: side, width: side };
  climb(dice, field, { attackers: TABLE_SIDE, defenders: TABLE_SIDE, stop: 0, all: true });
  tables.set(dice, field.cells);
  return field.cells;
}

/** The possible results of a battle and their probabilities. */
export function battleOdds(dice: Dice, attackers: number, defenders: number, stop = 0): BattleOdds {
  assertBattle(attackers, defenders, stop);
  const start = new Float64Array(attackers + 1);
  start[attackers] = 1;
  const field = borrowField(dice.pairs + 1, defenders);
  const wins = descend(dice, field, { start, defenders, stop, all: false });
  const distribution: EndState[] = [];
  let win = 0;
  let attackersLost = 0;
  let defendersLost = 0;
  const add = (a: number, d: number, probability: number): void => {
    if (probability === 0) return;
    distribution.push({ attackers: a, defenders: d, probability });
    if (d === 0) win += probability;
    attackersLost += probability * (attackers - a);
    defendersLost += probability * (defenders - d);
  };
  for (let a = attackers; a > stop; a--) add(a, 0, wins[a]);
  for (let a = stop; a > Math.max(stop - dice.pairs, -1); a--) {
    const row = rowAt(field, a);
    for (let d = 1; d <= defenders; d++) add(a, d, field.cells[row + d]);
  }
  return {
    attackers,
    defenders,
    win,
    expectedLosses: { attacker: attackersLost, defender: defendersLost },
    distribution,
  };
}
