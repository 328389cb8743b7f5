import { BOT_NAMES } from '@rubicon/bots';
import { type Dice, seededDice } from '@rubicon/engine';
import { unknownBotText } from '../errors.ts';
import { UsageError } from '../usage.ts';
import { EXEC, type PlayerSpec } from './spec.ts';

/** There are 38,760 line-ups of 6 out of so many; the list of them is still short. */
const MOST_NAMES = 20;

/** The values of `--bots`: lists of names, `medium*5` for five of them, or one command with `exec:` before it. */
export function parseBots(values: readonly string[]): PlayerSpec[] {
  const specs = values.flatMap((value) => (value.startsWith(EXEC) ? [parseExec(value)] : parseNames(value)));
  if (specs.length > MOST_NAMES)
    throw new UsageError(`--bots names ${specs.length} bots; ${MOST_NAMES} are the most`);
  return specs;
}

function parseExec(value: string): PlayerSpec {
  const command = value.slice(EXEC.length).trim();
  if (command === '')
    throw new UsageError(`--bots ${EXEC} wants a command, for example "${EXEC}python3 bot.py"`);
  return { type: 'exec', command };
}

function parseNames(list: string): PlayerSpec[] {
  return list.split(',').flatMap((item) => {
    const text = item.trim();
    if (text.startsWith(EXEC)) throw new UsageError(`${text} wants a --bots of its own`);
    const [, name = text, count = '1'] = /^(.*)\*(\d+)$/.exec(text) ?? [];
    if (!BOT_NAMES.includes(name)) throw new UsageError(unknownBotText(name));
    if (count.length > 2 || Number(count) === 0 || Number(count) > MOST_NAMES)
      throw new UsageError(`${text}: how many it is must be a whole number from 1 to ${MOST_NAMES}`);
    return Array.from({ length: Number(count) }, (): PlayerSpec => ({ type: 'bot', name }));
  });
}

/**
 * Everybody who can sit at a table with so many seats: fewer names than seats are repeated; of more names every
 * choice is a line-up, in an order that the seed decides, so that a few of them are a fair sample.
 */
export function lineupsOf(specs: readonly PlayerSpec[], players: number, seed: string): PlayerSpec[][] {
  if (specs.length > players) return shuffled(choices(specs, players), seededDice(`${seed}/line-ups`));
  return [Array.from({ length: players }, (_, seat) => specs[seat % specs.length]!)];
}

/** Every choice of so many, each in the order of the list. */
function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, i) =>
    choices(list.slice(i + 1), count - 1).map((others) => [first, ...others]),
  );
}

export function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  const items = [...list];
  for (let last = items.length - 1; last > 0; last--) {
    const other = dice.below(last + 1);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
