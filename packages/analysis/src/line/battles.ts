import { battleOdds, type Dice, makeDice } from '@rubicon/odds';

/** Dice without bonus dice or airfields. */
export const DICE: Dice = makeDice();

const known: Float64Array[][] = [];

/**
 * The probability of taking a territory with this many defenders, by armies left on the origin, when `armies` on it
 * fight to the end. Computed once for each pair.
 */
export function winsOf(armies: number, defenders: number): Float64Array {
  known[armies] ??= [];
  known[armies][defenders] ??= makeWins(armies, defenders);
  return known[armies][defenders];
}

function makeWins(armies: number, defenders: number): Float64Array {
  const wins = new Float64Array(armies + 1);
  if (armies < 2) return wins;
  for (const end of battleOdds(DICE, armies - 1, defenders).distribution)
    if (end.defenders === 0) wins[end.attackers + 1] = end.probability;
  return wins;
}
