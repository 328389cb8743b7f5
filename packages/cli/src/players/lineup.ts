import { BOT_NAMES } from '@rubicon/bots';
import { SPARRING } from '@rubicon/bots/sparring';
import { seededDice, shuffled } from '@rubicon/engine';
import { unknownBotText } from '../texts/errors.ts';
import { UsageError } from '../usage.ts';
import { EXEC, type PlayerSpec } from './spec.ts';

/** All bots, and the sparring partners that measure them. */
const NAMES: readonly string[] = [...BOT_NAMES, ...SPARRING.map(({ name }) => name)];

/** Limits the number of line-ups: 6 out of 20 bots give 38,760. */
const MOST_NAMES = 20;

/** Reads the values of `--bots`: lists of names, `medium*5` for five of them, or one command after `exec:`. */
export function parseBots(values: readonly string[]): PlayerSpec[] {
  const specs = values.flatMap((value) => (value.startsWith(EXEC) ? [parseExec(value)] : parseNames(value)));
  if (specs.length > MOST_NAMES)
    throw new UsageError(`--bots names ${specs.length} bots; at most ${MOST_NAMES} are allowed`);
  return specs;
}

function parseExec(value: string): PlayerSpec {
  const commandLine = value.slice(EXEC.length).trim();
  if (commandLine === '')
    throw new UsageError(`--bots ${EXEC} needs a command, for example "${EXEC}python3 bot.py"`);
  return { type: 'exec', commandLine };
}

function parseNames(list: string): PlayerSpec[] {
  return list.split(',').flatMap((item) => {
    const text = item.trim();
    if (text.startsWith(EXEC)) throw new UsageError(`${text} needs its own --bots`);
    const [, name = text, count = '1'] = /^(.*)\*(\d+)$/.exec(text) ?? [];
    if (!NAMES.includes(name)) throw new UsageError(unknownBotText(name));
    if (count.length > 2 || Number(count) === 0 || Number(count) > MOST_NAMES)
      throw new UsageError(`${text}: the count must be a whole number from 1 to ${MOST_NAMES}`);
    return Array.from({ length: Number(count) }, (): PlayerSpec => ({ type: 'bot', name }));
  });
}

/**
 * All line-ups for a table with this many seats. Fewer names than seats are repeated. With more names, every choice is
 * a line-up, in an order drawn from the seed, so that the first few are a fair sample.
 */
export function lineupsOf(specs: readonly PlayerSpec[], players: number, seed: string): PlayerSpec[][] {
  if (specs.length > players) return shuffled(seededDice(`${seed}/line-ups`), choices(specs, players));
  return [Array.from({ length: players }, (_, seat) => specs[seat % specs.length]!)];
}

/** Every choice of `count` items, each in the order of the list. */
function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, i) =>
    choices(list.slice(i + 1), count - 1).map((others) => [first, ...others]),
  );
}
