import type { TerritoryIndex } from '@rubicon/engine';

/**
 * A turn written down before any die is rolled: placements, then strikes in order. A strike is fought until the
 * territory is taken; one that fails ends the line.
 */
export interface Line {
  readonly placements: readonly Placement[];
  readonly strikes: readonly Strike[];
}

export interface Placement {
  readonly territory: TerritoryIndex;
  readonly armies: number;
}

export interface Strike {
  readonly from: TerritoryIndex;
  readonly to: TerritoryIndex;
  readonly leave: number; // armies that stay behind when the territory is taken; all others move in
}

export const MOST_STRIKES = 12;

/**
 * Returns the armies that move in after a strike that left `armies` on its origin: all but `leave`, but no fewer than
 * dice were rolled (A-7: the last roll costs the attacker nothing, so the armies left determine the dice), and no more
 * than there is room for (EX-3).
 */
export function armiesMovingIn(armies: number, leave: number, attackDice: number, armyLimit: number): number {
  return Math.min(armyLimit, Math.max(armies - leave, Math.min(armies - 1, attackDice)));
}
