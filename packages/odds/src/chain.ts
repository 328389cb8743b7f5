import { descend } from './descent.ts';
import type { Dice } from './dice.ts';
import { borrowField } from './field.ts';
import { assertWhole } from './whole.ts';

export interface ChainSettings {
  readonly leave?: number; // armies that stay on every territory along the way, including the first; default 1
  readonly armyLimit?: number; // EX-3: the most armies a territory may have; unlimited by default
}

export interface Reached {
  readonly defenders: number;
  readonly probability: number; // of taking this territory and all before it
  readonly armies: number; // the average number that move in when it is taken
}

export interface ChainOdds {
  readonly attackers: number;
  readonly win: number; // the probability of the last territory
  readonly territories: readonly Reached[];
}

export function assertChain(dice: Dice, defenders: readonly number[], settings: ChainSettings): void {
  const { leave = 1, armyLimit = Number.POSITIVE_INFINITY } = settings;
  assertWhole('territories', defenders.length, 1);
  for (const armies of defenders) assertWhole('defenders', armies, 1);
  assertWhole('leave', leave, 1);
  if (armyLimit < dice.attack)
    throw new RangeError(`an army limit below ${dice.attack} has no room for a roll`);
}

/**
 * Returns the armies that move in when this many attackers are left: all but `leave`, counting the one that stays behind;
 * no fewer than dice were rolled (A-7: the last roll costs the attacker nothing, so the attackers left determine the
 * dice), and no more than there is room for (EX-3).
 */
export function armiesMovingIn(dice: Dice, left: number, settings: ChainSettings): number {
  const { leave = 1, armyLimit = Number.POSITIVE_INFINITY } = settings;
  return Math.min(armyLimit, Math.max(left + 1 - leave, Math.min(left, dice.attack)));
}

/**
 * One territory after the other, each attacked from the one before. An attack stops when at most `leave` armies are left
 * there.
 */
export function chainOdds(
  dice: Dice,
  attackers: number,
  defenders: readonly number[],
  settings: ChainSettings = {},
): ChainOdds {
  assertChain(dice, defenders, settings);
  const stop = (settings.leave ?? 1) - 1;
  assertWhole('attackers', attackers, stop + 1);
  let start = new Float64Array(attackers + 1);
  start[attackers] = 1;
  const territories = defenders.map((armies, i): Reached => {
    const field = borrowField(dice.pairs + 1, armies);
    const wins = descend(dice, field, { start, defenders: armies, stop, all: i > 0 });
    start = new Float64Array(attackers + 1);
    let probability = 0;
    let sum = 0;
    for (let left = stop + 1; left <= attackers; left++) {
      const moved = armiesMovingIn(dice, left, settings);
      start[moved - 1] += wins[left];
      probability += wins[left];
      sum += wins[left] * moved;
    }
    return { defenders: armies, probability, armies: probability > 0 ? sum / probability : 0 };
  });
  return { attackers, win: territories[territories.length - 1].probability, territories };
}
