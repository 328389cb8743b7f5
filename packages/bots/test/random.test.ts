import {
  createGame,
  DEFAULT_COLOURS,
  EDITIONS,
  type Game,
  HOST,
  legal,
  makePosition,
  parsePosition,
  play,
  sampleWorld,
  seededDice,
  toAct,
  valuesOf,
  viewOf,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, makeBot } from '../src/index.ts';

function newGame(edition: string, players: number, options: Record<string, string> = {}): Game {
  const game = createGame({ edition, options, colours: DEFAULT_COLOURS.slice(0, players) });
  if (game.error !== undefined) throw new Error(game.error.code);
  return game;
}

/** Plays a game of bots to its end; `beforeAct` is called before every decision. */
function playOut(
  { rules, position }: Game,
  seed: string,
  beforeAct: (seat: number) => void = () => {},
): string[] {
  const dice = seededDice(seed);
  const bots = position.status.map((_, seat) => makeBot('random', rules, seat, seed)!);
  const texts: string[] = [];
  play(rules, position, HOST, { type: 'start' }, dice);
  while (position.phase !== 'over') {
    for (const seat of toAct(position)) {
      beforeAct(seat);
      const view = viewOf(position, seat);
      const command = bots[seat]!.act(view, legal(rules, view, seat));
      expect(play(rules, position, seat, command, dice)).toBeUndefined();
      texts.push(JSON.stringify(command));
    }
  }
  return texts;
}

/** Every edition and number of players with all options; each option alone with the most players. */
const tables = EDITIONS.flatMap(({ id, players, options }) =>
  players.flatMap((n) => {
    const others = Object.entries(options).flatMap(([name, option]) =>
      valuesOf(option, n)
        .filter((value) => value !== option.default)
        .slice(0, 2)
        .map((value) => ({ [name]: value })),
    );
    const alone = n === players.at(-1) ? others : [];
    return [{}, ...alone, Object.assign({}, ...others)].map((chosen) => [id, n, chosen] as const);
  }),
);

describe('the bot random', () => {
  test.each(tables)('plays %s for %i to the end, %j', (edition, players, options) => {
    const game = newGame(edition, players, options);
    const commands = playOut(game, 'to the end');
    expect(game.position.winner).toBeGreaterThanOrEqual(0);
    const types = new Set(commands.map((text) => JSON.parse(text).type));
    for (const never of ['surrender', 'offer-draw', 'accept-draw', 'decline-draw'])
      expect(types).not.toContain(never);
  });

  test('plays the same game for the same seed, and a different one for another', () => {
    const commands = ['a', 'a', 'b'].map((seed) => playOut(newGame('classic', 3), seed).join('\n'));
    expect(commands[1]).toBe(commands[0]);
    expect(commands[2]).not.toBe(commands[0]);
  });

  test.each([
    ['world-domination', 4],
    ['capital', 4],
    ['secret-mission', 4],
    ['command-room', 3],
    ['simultaneous', 4],
  ])('uses nothing that its seat may not know in %s', (edition, players) => {
    const game = newGame(edition, players);
    const { rules, position } = game;
    const random = seededDice('worlds');
    playOut(game, 'hidden', (seat) => {
      const view = viewOf(position, seat);
      const world = sampleWorld(rules, view, random); // other hands, other deck
      const act = (from: typeof position) => {
        const seen = viewOf(from, seat);
        return makeBot('random', rules, seat, 'fresh')!.act(seen, legal(rules, seen, seat));
      };
      expect(act(world)).toEqual(act(position));
    });
  });

  const standoff = (turn: number) => {
    const text = `classic - red,blue,green a3b3b3b3b3b3b3b3b3/b3b3b3b3/b3b3b3b3b3b3b3/c3c3c3c3c3c3/c3c3c3c3c3c3c3c3c3c3c3c3/c3c3c3c3 attack:a turn=${turn} first=a`;
    const game = parsePosition(text);
    if (game.error !== undefined) throw new Error(JSON.stringify(game.error));
    return game;
  };

  test('attacks only weaker armies, and equal ones after fifty turns without an attack', () => {
    const { rules, position } = standoff(1);
    const bot = makeBot('random', rules, 0, 'patience')!;
    const actAt = (turn: number) => {
      const { position: later } = standoff(turn);
      return bot.act(later, legal(rules, later, 0)).type;
    };
    expect(makePosition(rules, position)).toContain('attack:a');
    expect([actAt(1), actAt(50)]).toEqual(['end-attacks', 'end-attacks']);
    expect([actAt(51), actAt(52)]).toEqual(['attack', 'end-attacks']);
  });

  test('is found by its name', () => {
    expect(BOT_NAMES).toContain('random');
    expect(makeBot('constructor', newGame('classic', 2).rules, 0, '')).toBeUndefined();
  });
});
