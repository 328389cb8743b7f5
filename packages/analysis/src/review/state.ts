import { type TurnsPosition, type TurnsRules, toAct } from '@rubicon/engine';
import { Battle } from './battle/battle.ts';
import { valueOfCapture } from './battle/occupation.ts';
import { diceChoicesOf, throwOf, valueOfThrow } from './battle/throw.ts';
import { outlook } from './outlook.ts';
import type { Values } from './values.ts';

/**
 * The value of a position in which nothing is hidden: its evaluation, or, if dice or a capture leave a choice to make,
 * the value of the best choice. `battle` is the one being fought, if it is known.
 */
export function valueAt(rules: TurnsRules, position: TurnsPosition, battle?: Battle): Values {
  const { phase, from, to, armies } = position;
  switch (phase) {
    case 'occupy':
      return valueOfCapture(rules, position);
    case 'defend': {
      const fight = battle ?? new Battle(rules, position, from, to);
      return fight.valueOfDefence(armies[from], armies[to], position.dice, toAct(position)[0]);
    }
    case 're-roll':
    case 'commander': {
      const fight = battle ?? new Battle(rules, position, from, to);
      return valueOfThrow(fight, throwOf(position), diceChoicesOf(rules, position, from, to));
    }
    default:
      return outlook(rules, position);
  }
}
