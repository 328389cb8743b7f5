import {
  clonePosition,
  type Dice,
  fallback,
  play,
  seededDice,
  type TurnsCommand,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { Battle } from './battle/battle.ts';
import { diceChoicesOf, meanOfReRoll, settled, throwOf, valueAfterReRoll, withFace } from './battle/throw.ts';
import type { Choice } from './choices.ts';
import { type Option, optionsOf } from './options.ts';
import { valueAt } from './state.ts';
import { addPart, noValues, type Values } from './values.ts';
import { Worlds } from './worlds.ts';

/** An option, and the chances of all seats with it. */
export interface Prospect {
  readonly option: Option;
  readonly values: Values;
}

const WORLDS = 2;

/**
 * Evaluates the moves at the end of a turn, or answers about dice, from what the seat could know, all in the same worlds.
 * The move that was played comes first. An option that is refused is left out.
 */
export function prospectsOf(rules: TurnsRules, choice: Choice, seed: string): Prospect[] {
  const deal = new Worlds(rules, choice, seed);
  const worlds = Array.from({ length: deal.isKnown ? 1 : WORLDS }, () => deal.next());
  return optionsOf(rules, choice).flatMap((option) => {
    const values = noValues(rules.players);
    for (const [i, world] of worlds.entries()) {
      const found =
        choice.kind === 'fortify'
          ? valueOfMove(rules, world, option, seededDice(`${seed}/${i}`))
          : valueOfAnswer(rules, world, option);
      if (found === undefined) return [];
      addPart(values, 1 / worlds.length, found);
    }
    return { option, values };
  });
}

/** The value of the position in which the turn ends after these moves. */
function valueOfMove(
  rules: TurnsRules,
  world: TurnsPosition,
  option: Option,
  dice: Dice,
): Values | undefined {
  const position = clonePosition(world);
  const { turn, seat } = world;
  for (const command of option)
    if (play(rules, position, seat, command, dice) !== undefined) return undefined;
  while (position.turn === turn && position.phase !== 'over') {
    const command = fallback(rules, position, seat);
    if (command === undefined || play(rules, position, seat, command as TurnsCommand, dice) !== undefined)
      return undefined;
  }
  return valueAt(rules, position);
}

/** The value of an answer about the dice of a battle. */
function valueOfAnswer(rules: TurnsRules, world: TurnsPosition, [command]: Option): Values | undefined {
  const { from, to, armies } = world;
  const battle = new Battle(rules, world, from, to);
  const choices = diceChoicesOf(rules, world, from, to);
  switch (command?.type) {
    case 'defend':
      return battle.meanOfRoll(armies[from], armies[to], world.dice, command.dice);
    case 're-roll':
      return meanOfReRoll(battle, throwOf(world), command.die, choices);
    case 'commander':
      return settled(battle, withFace(throwOf(world), command.die, 6));
    case 'keep':
      return world.phase === 're-roll'
        ? valueAfterReRoll(battle, throwOf(world), choices)
        : settled(battle, throwOf(world));
    default:
      return undefined;
  }
}
