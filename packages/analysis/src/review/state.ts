import { isIn, type TurnsPosition, type TurnsRules, toAct } from '@rubicon/engine';
import { Battle } from './battle.ts';
import { valueOfCapture } from './occupation.ts';
import { outlook } from './outlook.ts';
import { meansOf, throwOf, valueOfThrow } from './throw.ts';
import type { Values } from './values.ts';

/**
 * The value of a position in which nothing is hidden: the evaluation, and where the next choice follows from the dice or
 * a capture, that of the best choice. `battle` is the one being fought, if it is known.
 */
export function valueAt(rules: TurnsRules, position: TurnsPosition, battle?: Battle): Values {
  const { phase, from, to, armies } = position;
  switch (phase) {
    case 'start':
      return evenChances(position);
    case 'occupy':
      return valueOfCapture(rules, position);
    case 'defend': {
      const fight = battle ?? new Battle(rules, position, from, to);
      return fight.valueOfDefence(armies[from], armies[to], position.dice, toAct(position)[0]);
    }
    case 're-roll':
    case 'commander': {
      const fight = battle ?? new Battle(rules, position, from, to);
      return valueOfThrow(fight, throwOf(position), meansOf(rules, position, from, to));
    }
    default:
      return outlook(rules, position);
  }
}

/** The same chance for every seat that is in the game. */
function evenChances(position: TurnsPosition): Values {
  const seats = position.status.map((_, seat) => isIn(position, seat));
  const count = seats.filter(Boolean).length;
  return seats.map((isHere) => (isHere ? 1 / count : 0));
}
