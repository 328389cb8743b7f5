import {
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  type Edition,
  IN,
  play,
  seatsIn,
  seededDice,
  valuesOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../../src/index.ts';
import { decide, newGame, type Options, playOut, SHORT, THINKERS } from './support.ts';

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

/** All bots in groups of this size; the last group is filled up from the start of the list. */
function groupsOf(players: number): string[][] {
  const ring = [...BOT_NAMES, ...BOT_NAMES];
  const groups = Math.ceil(BOT_NAMES.length / players);
  return Array.from({ length: groups }, (_, i) => ring.slice(i * players, (i + 1) * players));
}

/** Every bot in every edition with every number of players; the options are spread over these tables. */
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

/** The quality of play does not matter here. */
const HASTE = { nodes: 20 };

const NEVER = ['surrender', 'offer-draw', 'accept-draw', 'decline-draw'];

const titleOf = ({ names, options }: Table): string => `${names.join()} ${JSON.stringify(options)}`;

describe.each(BY_TURNS.map((edition) => [edition.id, tablesOf(edition)] as const))('%s', (_, tables) => {
  test.each(tables.map((table) => [titleOf(table), table] as const))(
    '%s, to the end',
    (_, { edition, names, options }) => {
      const game = newGame(edition, names.length, options);
      const commands = playOut(game, names, `${edition} to the end`, HASTE);
      expect(game.position.winner).toBeGreaterThanOrEqual(0);
      for (const { type } of commands) if (NEVER.includes(type)) expect.fail(`${type} in a game of bots`);
    },
  );
});

/** When all territories are full, nobody gains by an attack. */
const LIMITED = { armyLimit: 'on', slowSets: 'on' };

test.each(BOT_NAMES)('%s breaks up a stalemate of full territories', (name) => {
  const game = newGame('world-domination', 4, LIMITED);
  const commands = playOut(game, Array(4).fill(name), 'stalemate', HASTE);
  expect(commands.length).toBeLessThan(10_000);
});

test.each(BOT_NAMES)('%s does not move back and forth where moves are unlimited', (name) => {
  const game = newGame('secret-mission', 4, { pathFortify: 'on' });
  let most = 0;
  playOut(game, Array(4).fill(name), 'free moves', HASTE, () => {
    most = Math.max(most, game.position.moves);
  });
  expect(most).toBeLessThan(40);
});

test.each(BOT_NAMES)('%s plays on when others have surrendered', (name) => {
  const { rules, position } = newGame('secret-mission', 4);
  const leaves = (seat: number) => {
    if (position.turn >= 3 * seat && position.status[seat] === IN && seatsIn(position).length > 2)
      play(rules, position, seat, { type: 'surrender' }, seededDice(''));
  };
  playOut({ rules, position }, Array(4).fill(name), 'left', HASTE, () => [2, 3].forEach(leaves));
  expect([0, 1]).toContain(position.winner);
});

describe('seeds', () => {
  test.each(BOT_NAMES)(
    '%s plays the same game for the same seed, and a different one for another',
    (name) => {
      const play = (seed: string): string =>
        JSON.stringify(playOut(newGame('capital', 3, { setup: 'quick' }), Array(3).fill(name), seed, HASTE));
      const first = play('a');
      expect(play('a')).toBe(first);
      expect(play('b')).not.toBe(first);
    },
  );

  test.each(BOT_NAMES)('%s gives the same answer when asked twice', (name) => {
    const game = newGame('secret-mission', 4);
    playOut(game, Array(4).fill('medium'), 'twice', SHORT, (seat) => {
      if (game.position.turn % 9 !== 0) return;
      expect(decide(name, game, seat)).toEqual(decide(name, game, seat));
    });
  });
});

describe('budgets', () => {
  test.each(THINKERS)('%s plays with almost no time', (name) => {
    for (const budget of [{ nodes: 0 }, { nodes: 1 }, { ms: 0 }, { ms: 5 }]) {
      const game = newGame('world-domination', 3, { setup: 'quick' });
      const others = ['medium', 'spartacus'];
      playOut(game, [name, ...others], `budget ${JSON.stringify(budget)}`, budget);
      expect(game.position.phase).toBe('over');
    }
  });
});
