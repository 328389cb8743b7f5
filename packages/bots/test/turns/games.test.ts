import { createGame, DEFAULT_COLOURS, EDITIONS, type Edition, valuesOf } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../../src/index.ts';
import { newGame, type Options, playOut } from './support.ts';

interface Table {
  readonly edition: string;
  readonly names: readonly string[];
  readonly options: Options;
}

const BY_TURNS = EDITIONS.filter(({ family }) => family === 'turns');

/** Every value of every option on its own, and all together. */
function choicesOf({ players, options }: Edition): Options[] {
  const others = Object.entries(options).flatMap(([name, option]) =>
    valuesOf(option, Math.max(...players))
      .filter((value) => value !== option.default)
      .map((value): Options => ({ [name]: value })),
  );
  return [{}, Object.assign({}, ...others), ...others];
}

const canBe = ({ edition, names, options }: Table): boolean =>
  createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, names.length) }).error === undefined;

/** All bots in groups of so many, the last group filled up from the beginning. */
function groupsOf(players: number): string[][] {
  const ring = [...BOT_NAMES, ...BOT_NAMES];
  const groups = Math.ceil(BOT_NAMES.length / players);
  return Array.from({ length: groups }, (_, i) => ring.slice(i * players, (i + 1) * players));
}

/** Every bot in every edition with every number of players; the options are dealt to these tables. */
function tablesOf(edition: Edition): Table[] {
  const choices = choicesOf(edition);
  const tables = edition.players.flatMap((players) =>
    groupsOf(players).map((names): Table => {
      const fits = choices.findIndex((options) => canBe({ edition: edition.id, names, options }));
      const [options = {}] = fits < 0 ? [] : choices.splice(fits, 1);
      return { edition: edition.id, names, options };
    }),
  );
  const names = BOT_NAMES.slice(0, Math.max(...edition.players));
  return [...tables, ...choices.map((options) => ({ edition: edition.id, names, options }))];
}

const NEVER = ['surrender', 'offer-draw', 'accept-draw', 'decline-draw'];

describe.each(BY_TURNS.map((edition) => [edition.id, tablesOf(edition)] as const))('%s', (_, tables) => {
  test.each(tables)('$names play to the end, $options', ({ edition, names, options }) => {
    const game = newGame(edition, names.length, options);
    const commands = playOut(game, names, `${edition} to the end`);
    expect(game.position.winner).toBeGreaterThanOrEqual(0);
    for (const { type } of commands) if (NEVER.includes(type)) expect.fail(`${type} in a game of bots`);
  });
});
