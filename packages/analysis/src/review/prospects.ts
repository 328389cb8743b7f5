import {
  isWhole,
  type Seat,
  sampleWorld,
  seededDice,
  type TurnsPosition,
  type TurnsRules,
  viewOf,
} from '@rubicon/engine';
import { Battle } from './battle.ts';
import type { Choice } from './choices.ts';
import { foresee } from './foresight.ts';
import type { Option } from './options.ts';
import { valueAt } from './state.ts';
import { meanOfReRoll, meansOf, settled, throwOf, valueAfterReRoll, withFace } from './throw.ts';
import { addPart, noValues, type Values } from './values.ts';
import { type Ending, playWay, type Way } from './way.ts';

/** How thoroughly the options of a decision are evaluated. */
export interface Effort {
  readonly worlds: number; // sampled if something is hidden from the seat
  readonly foresees: boolean; // whether the others move before the evaluation
  readonly seed: string;
}

/** An option with its best way, and the chances of all seats with it. */
export interface Prospect {
  readonly option: Option;
  readonly way: Way;
  readonly values: Values;
}

/** Evaluates options from what the seat could know, all in the same worlds. An option that is refused is left out. */
export function prospectsOf(
  rules: TurnsRules,
  choice: Choice,
  options: readonly Option[],
  effort: Effort,
): Prospect[] {
  const worlds = worldsFor(rules, choice, effort);
  return options.flatMap((option) => {
    let found: Prospect | undefined;
    for (const way of option.ways) {
      const values = evaluate(rules, choice, way, worlds, effort);
      if (values === undefined) continue;
      if (found === undefined || values[choice.seat] > found.values[choice.seat])
        found = { option, way, values };
    }
    return found ?? [];
  });
}

/** Positions that fit what the seat knows. */
function worldsFor(rules: TurnsRules, { position, seat }: Choice, { worlds, seed }: Effort): TurnsPosition[] {
  const view = viewOf(position, seat);
  if (isWhole(view)) return [view];
  const dice = seededDice(`${seed}/worlds`);
  return Array.from({ length: worlds }, () => sampleWorld(rules, view, dice));
}

/** The mean over the worlds; undefined if the way cannot be played. */
function evaluate(
  rules: TurnsRules,
  choice: Choice,
  way: Way,
  worlds: readonly TurnsPosition[],
  effort: Effort,
): Values | undefined {
  const sum = noValues(rules.players);
  for (const [i, world] of worlds.entries()) {
    const values = valueIn(rules, world, choice, way, { ...effort, seed: `${effort.seed}/${i}` });
    if (values === undefined) return undefined;
    addPart(sum, 1 / worlds.length, values);
  }
  return sum;
}

function valueIn(
  rules: TurnsRules,
  world: TurnsPosition,
  { kind, seat }: Choice,
  way: Way,
  effort: Effort,
): Values | undefined {
  return kind === 'defend' || kind === 'dice'
    ? valueOfAnswer(rules, world, way)
    : valueOfWay(rules, world, way, seat, effort);
}

function valueOfWay(
  rules: TurnsRules,
  world: TurnsPosition,
  way: Way,
  seat: Seat,
  { seed, foresees }: Effort,
): Values | undefined {
  const endings = playWay(rules, world, way, seed);
  if (endings === undefined) return undefined;
  const sum = noValues(rules.players);
  for (const { probability, position } of foresees ? mainEndings(endings) : endings) {
    const end = foresees ? foresee(rules, position, seat, seed) : position;
    addPart(sum, probability, valueAt(rules, end));
  }
  return sum;
}

/** The ending in which all succeeds, and the likeliest of the others in place of them all: foresight takes long. */
function mainEndings(endings: readonly Ending[]): readonly Ending[] {
  const success = endings[endings.length - 1];
  const failures = endings.slice(0, -1);
  if (failures.length === 0) return endings;
  const likeliest = failures.reduce((a, b) => (b.probability > a.probability ? b : a));
  return [success, { ...likeliest, probability: 1 - success.probability }];
}

/** The value of an answer about the dice of a battle. */
function valueOfAnswer(rules: TurnsRules, world: TurnsPosition, { commands }: Way): Values | undefined {
  const { from, to, armies } = world;
  const battle = new Battle(rules, world, from, to);
  const means = meansOf(rules, world, from, to);
  const [command] = commands;
  switch (command?.type) {
    case 'defend':
      return battle.meanOfRoll(armies[from], armies[to], world.dice, command.dice);
    case 're-roll':
      return meanOfReRoll(battle, throwOf(world), command.die, means);
    case 'commander':
      return settled(battle, withFace(throwOf(world), command.die, 6));
    case 'keep':
      return world.phase === 're-roll'
        ? valueAfterReRoll(battle, throwOf(world), means)
        : settled(battle, throwOf(world));
    default:
      return undefined;
  }
}
