import { MOST_ATTACK_DICE, MOST_DEFENCE_DICE } from '@rubicon/engine';
import { makeDice, rollProbabilities } from '@rubicon/odds';
import type { Random } from './random.ts';

const dice = makeDice();

/** By dice of the attacker and of the defender: the chances that the attacker loses 0, 1 and 2 armies. */
const ROLLS = Array.from({ length: MOST_ATTACK_DICE + 1 }, (_, attackers) =>
  Array.from({ length: MOST_DEFENCE_DICE + 1 }, (_, defenders) =>
    attackers === 0 || defenders === 0 ? [] : rollProbabilities(dice, attackers, defenders),
  ),
);

/** Rolls of armies larger than this many times a roll count several times, which is fast and hardly less exact. */
const FINE = 12;

/**
 * Rolls until the territory is taken or nobody can attack. Returns the attackers left, or minus the defenders left. The
 * army that stays behind does not count.
 */
export function fight(attackers: number, defenders: number, random: Random): number {
  let a = Math.round(attackers);
  let d = Math.max(1, Math.round(defenders));
  while (a > 0 && d > 0) {
    const attacking = Math.min(MOST_ATTACK_DICE, a);
    const defending = Math.min(MOST_DEFENCE_DICE, d);
    const compared = Math.min(attacking, defending);
    const times = Math.max(1, Math.floor(Math.min(a, d) / (compared * FINE)));
    const chances = ROLLS[attacking][defending];
    let lost = 0;
    for (let left = random.next() - chances[0]; left >= 0 && lost < compared; ) left -= chances[++lost];
    a -= times * lost;
    d -= times * (compared - lost);
  }
  return a > 0 ? a : -d;
}
