import type { Dice } from '@rubicon/engine';

/** Dice with which the attacker wins the next roll: all sixes, then all ones. Other draws come from `others`. */
export function winningDice(others: Dice): Dice {
  let isDefence = false;
  return {
    below(n, dice) {
      if (dice === undefined) return others.below(n);
      const number = isDefence ? 0 : n - 1;
      isDefence = true;
      return number;
    },
  };
}
