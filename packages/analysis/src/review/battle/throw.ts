import { type Faces, handOf, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { addPart, bestFor, noValues, type Values } from '../values.ts';
import type { Battle } from './battle.ts';

/** The choices that the attacker still has with the dice on the table (EX-4, EX-5). */
export interface DiceChoices {
  readonly reRoll: boolean; // it has a card of one of the two territories
  readonly commander: boolean;
}

/** Dice on the table, and the armies that fight. */
export interface Throw {
  readonly armies: number;
  readonly defenders: number;
  readonly attack: Faces;
  readonly defence: Faces;
}

const SIX = 6;

export function throwOf({ armies, from, to, thrownAttack, thrownDefence }: TurnsPosition): Throw {
  return { armies: armies[from], defenders: armies[to], attack: thrownAttack, defence: thrownDefence };
}

/** The attacker's choices, before or after it throws its dice. */
export function diceChoicesOf(
  rules: TurnsRules,
  position: TurnsPosition,
  from: number,
  to: number,
): DiceChoices {
  const { seat, phase, questionsStopped, commanderUsed } = position;
  const isAsked = questionsStopped === 0;
  return {
    reRoll:
      isAsked &&
      rules.combat.reRoll &&
      phase !== 'commander' &&
      handOf(position, seat).some((card) => card === from || card === to),
    commander: isAsked && rules.combat.commander && commanderUsed === 0,
  };
}

/** The value of dice on the table if the attacker keeps or changes them as is best for it. */
export function valueOfThrow(battle: Battle, thrown: Throw, choices: DiceChoices): Values {
  const { attacker } = battle;
  const options = [valueAfterReRoll(battle, thrown, choices)];
  if (choices.reRoll)
    for (const die of new Set(thrown.attack)) options.push(meanOfReRoll(battle, thrown, die, choices));
  return bestFor(attacker, options);
}

/** The mean over the faces of a die that is rolled again. */
export function meanOfReRoll(battle: Battle, thrown: Throw, die: number, choices: DiceChoices): Values {
  const sum = noValues(battle.seats);
  for (let face = 1; face <= SIX; face++)
    addPart(sum, 1 / SIX, valueAfterReRoll(battle, withFace(thrown, die, face), choices));
  return sum;
}

/** The value of dice that are not rolled again. */
export function valueAfterReRoll(battle: Battle, thrown: Throw, { commander }: DiceChoices): Values {
  const options = [settled(battle, thrown)];
  if (commander)
    for (const die of new Set(thrown.attack))
      if (die < SIX) options.push(settled(battle, withFace(thrown, die, SIX)));
  return bestFor(battle.attacker, options);
}

/** The value when the dice are compared as they are. */
export function settled(battle: Battle, { armies, defenders, attack, defence }: Throw): Values {
  const pairs = Math.min(attack.length, defence.length);
  let lost = 0;
  for (let i = 0; i < pairs; i++) if (attack[i] <= defence[i]) lost++;
  return battle.valueWith(armies - lost, defenders - pairs + lost);
}

export function withFace(thrown: Throw, die: number, face: number): Throw {
  const attack = [...thrown.attack];
  attack[attack.indexOf(die)] = face;
  return { ...thrown, attack: attack.sort((a, b) => b - a) };
}

/** The mean over all dice that can be thrown. */
export function meanOfThrow(
  battle: Battle,
  armies: number,
  defenders: number,
  dice: { readonly attack: number; readonly defence: number },
  choices: DiceChoices,
): Values {
  const sum = noValues(battle.seats);
  const defences = rollsOf(dice.defence);
  for (const { faces: attack, share } of rollsOf(dice.attack))
    for (const other of defences) {
      const thrown = { armies, defenders, attack, defence: other.faces };
      addPart(sum, share * other.share, valueOfThrow(battle, thrown, choices));
    }
  return sum;
}

interface Roll {
  readonly faces: Faces;
  readonly share: number; // its probability
}

const known: Roll[][] = [];

/** Every roll of this many dice, highest first, with its probability. */
function rollsOf(dice: number): readonly Roll[] {
  known[dice] ??= makeRolls(dice);
  return known[dice];
}

function makeRolls(dice: number): Roll[] {
  const counts = new Map<string, { faces: Faces; count: number }>();
  for (let number = 0; number < SIX ** dice; number++) {
    const faces = Array.from({ length: dice }, (_, i) => (Math.floor(number / SIX ** i) % SIX) + 1);
    faces.sort((a, b) => b - a);
    const roll = counts.get(faces.join()) ?? { faces, count: 0 };
    roll.count++;
    counts.set(faces.join(), roll);
  }
  return [...counts.values()].map(({ faces, count }) => ({ faces, share: count / SIX ** dice }));
}
