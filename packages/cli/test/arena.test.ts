import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BOT_NAMES } from '@rubicon/bots';
import { EDITIONS, NOBODY, seededDice } from '@rubicon/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Adjustment } from '../src/arena/adjustment.ts';
import { makeSchedule } from '../src/arena/schedule.ts';
import { Scores } from '../src/arena/scores.ts';
import { wilson } from '../src/arena/wilson.ts';
import { labelOf, type PlayerSpec } from '../src/players/spec.ts';
import type { Outcome } from '../src/simulation/simulation.ts';
import { BIN, newFolder, rubicon, spawned, spawnedJson, withoutProgress } from './rubicon.ts';

const named = (count: number): PlayerSpec[] =>
  Array.from({ length: count }, (_, i) => ({ type: 'bot', name: `bot ${i}` }));

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

describe('the schedule', () => {
  test('every bot has every seat equally often, and line-ups get equal shares', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 0, max: 2 }),
        fc.string(),
        (players, more, seed) => {
          const specs = named(players + more);
          const { round, planOf } = makeSchedule(specs, players, seed);
          const seats = new Map<string, number>();
          const lineups = new Map<string, number>();
          for (let number = 1; number <= 2 * round; number++) {
            const labels = planOf(number).seats.map(labelOf);
            for (const [seat, label] of labels.entries()) add(seats, `${label} on ${seat}`);
            add(lineups, labels.toSorted().join());
          }
          expect(seats.size).toBe(specs.length * players);
          expect(new Set(seats.values()).size).toBe(1);
          expect(new Set(lineups.values())).toEqual(new Set([2 * players]));
          expect(lineups.size).toBe(round / players);
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });

  test('a block is one line-up from every seat, with the same luck', () => {
    const { planOf } = makeSchedule(named(5), 3, 's');
    for (let block = 0; block < 20; block++) {
      const plans = [1, 2, 3].map((i) => planOf(3 * block + i));
      expect(new Set(plans.map(({ seed }) => seed)).size).toBe(1);
      for (const seat of [0, 1, 2])
        expect(new Set(plans.map(({ seats }) => labelOf(seats[seat]!))).size).toBe(3);
    }
    expect(planOf(1).seed).not.toBe(planOf(4).seed);
    expect(planOf(7)).toEqual(makeSchedule(named(5), 3, 's').planOf(7));
  });

  test('the seating changes from block to block', () => {
    const { planOf } = makeSchedule(named(4), 4, 's');
    const tables = Array.from({ length: 50 }, (_, block) =>
      planOf(4 * block + 1)
        .seats.map(labelOf)
        .join(),
    );
    expect(new Set(tables).size).toBeGreaterThan(15);
  });
});

/** Values from Newcombe (1998), and closed forms for none and all. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [1, 29, 0.0061, 0.1718],
  [0, 20, 0, 0.1611],
  [20, 20, 0.8389, 1],
  [0, 0, 0, 1],
])('Wilson: %i of %i', (wins, games, low, high) => {
  const interval = wilson(wins, games);
  expect([interval.low, interval.high]).toEqual([expect.closeTo(low, 4), expect.closeTo(high, 4)]);
});

describe('scores', () => {
  const outcome = (number: number, winner: number, places: number[]): Outcome => ({
    number,
    isFinished: true,
    winner,
    places,
    commands: 100,
    turns: 10,
    efforts: places.map((_, seat) => ({ ms: 10 * (seat + 1), clock: 'cpu', turns: 2 })),
    failures: [],
  });
  const tables: Record<number, string[]> = { 1: ['a', 'b', 'b'], 2: ['b', 'a', 'c'], 3: ['c', 'b', 'b'] };
  const seatsOf = (number: number): string[] => tables[number]!;
  const outcomes = [outcome(1, 2, [2, 1, 0]), outcome(2, 1, [1, 0, 2]), outcome(3, NOBODY, [0, 0, 2])];

  test('a bot with several seats is one row: its games, and those that one of its seats won', () => {
    const scores = new Scores(['a', 'b', 'c'], seatsOf);
    for (const one of outcomes) scores.add(one);
    expect([scores.games, scores.finished, scores.draws]).toEqual([3, 3, 1]);
    const rows = Object.fromEntries(scores.results().map((row) => [row.bot, row]));
    expect(rows.a).toMatchObject({ seats: 2, games: 2, wins: 1, winRate: 1 / 2, ...wilson(1, 2) });
    expect(rows.b).toMatchObject({ seats: 5, games: 3, wins: 1, winRate: 1 / 3, ...wilson(1, 3) });
    expect(rows.c).toMatchObject({ seats: 2, games: 2, wins: 0, winRate: 0 });
    expect(rows.a?.cpuMsPerTurn).toBe((10 + 20) / 4);
    expect(rows.b?.cpuMsPerTurn).toBe((20 + 30 + 10 + 20 + 30) / 10);
  });

  test('games count in the order of their numbers, not in the order in which they end', () => {
    const inOrder = new Scores(['a', 'b', 'c'], seatsOf);
    const mixed = new Scores(['a', 'b', 'c'], seatsOf);
    for (const one of outcomes) inOrder.add(one);
    for (const one of outcomes.toReversed()) mixed.add(one);
    expect(mixed.results()).toEqual(inOrder.results());
  });

  test('games that wait for one that never ends can still be counted', () => {
    const scores = new Scores(['a', 'b', 'c'], seatsOf);
    for (const one of outcomes.slice(1)) scores.add(one);
    expect(scores.games).toBe(0);
    scores.addWaiting();
    expect(scores.games).toBe(2);
    expect(scores.results().find(({ bot }) => bot === 'a')).toMatchObject({ seats: 1, games: 1, wins: 1 });
  });

  test('wall time counts only for a bot whose CPU time was never measured', () => {
    const wall = { ms: 1000, clock: 'wall', turns: 1 } as const;
    const scores = new Scores(['a', 'b', 'c'], () => ['a', 'b', 'c']);
    const first = outcome(1, 0, [0, 1, 2]);
    scores.add({ ...first, efforts: first.efforts.with(1, wall).with(2, wall) });
    scores.add({ ...outcome(2, 0, [0, 1, 2]), efforts: first.efforts.with(2, wall) });
    const times = scores.results().map(({ bot, cpuMsPerTurn, clock }) => [bot, cpuMsPerTurn, clock]);
    expect(times.sort()).toEqual([
      ['a', 5, 'cpu'],
      ['b', 10, 'cpu'],
      ['c', 1000, 'wall'],
    ]);
  });

  test('winners are rated higher, the best row is first, and equal bots stay equal', () => {
    const scores = new Scores(['a', 'b', 'c'], () => ['a', 'b', 'c']);
    for (let number = 1; number <= 10; number++) scores.add(outcome(number, 2, [1, 1, 0]));
    const [first, second, third] = scores.results();
    expect([first?.bot, second?.bot, third?.bot]).toEqual(['c', 'a', 'b']);
    expect(first!.rating.mu).toBeGreaterThan(25);
    expect(first!.rating.ordinal).toBeCloseTo(first!.rating.mu - 3 * first!.rating.sigma);
    expect(second!.rating.mu).toBeCloseTo(third!.rating.mu);
    const same = new Scores(['a'], () => ['a', 'a', 'a']);
    same.add(outcome(1, 2, [1, 1, 0]));
    expect(same.results()[0]).toMatchObject({ seats: 3, games: 1, wins: 1, winRate: 1 });
    expect(same.results()[0]!.rating.mu).toBeCloseTo(25);
  });
});

interface Result {
  seconds: number;
  gamesPerSecond: number;
  bots: { bot: string; seats: number; games: number; cpuMsPerTurn: number }[];
}

/** Two bots each of two kinds, or four of one. */
const SEVERAL = `random*2,${BOT_NAMES[1] ?? 'random'}*2`;

const arena = (...more: string[]): string[] => ['arena', '--games', '12', '--seed', 's', ...more];

const withoutTimes = ({ seconds, gamesPerSecond, bots, ...rest }: Result) => ({
  ...rest,
  bots: bots.map(({ cpuMsPerTurn, ...row }) => row),
});

test('--json prints one object with the results', async () => {
  const result = await spawnedJson<Result>(...arena('--bots', 'random*3', '--option', 'setup=quick'));
  expect(Object.keys(result)).toEqual([
    ...['edition', 'options', 'players', 'games', 'finished', 'draws', 'seed', 'interrupted'],
    ...['repeatable', 'seconds', 'gamesPerSecond', 'bots', 'failures'],
  ]);
  expect(result).toMatchObject({
    edition: 'world-domination',
    options: { setup: 'quick', defence: 'most' },
    players: 3,
    games: 12,
    finished: 12,
    draws: 0,
    seed: 's',
    interrupted: false,
    repeatable: true,
  });
  expect(result.bots).toHaveLength(1);
  expect(result.bots[0]).toEqual({
    bot: 'random',
    seats: 36,
    games: 12,
    wins: 12,
    winRate: 1,
    ...wilson(12, 12),
    rating: { mu: expect.closeTo(25), sigma: expect.any(Number), ordinal: expect.any(Number) },
    cpuMsPerTurn: expect.any(Number),
    clock: 'cpu',
  });
  expect(result.bots[0]!.cpuMsPerTurn).toBeGreaterThan(0);
  expect(result.gamesPerSecond).toBeGreaterThan(0);
});

test('the same seed gives the same results on one core and on several', async () => {
  const run = async (...more: string[]) =>
    withoutTimes(await spawnedJson<Result>(...arena('--bots', SEVERAL, '--players', '3', ...more)));
  const one = await run('--cores', '1');
  expect(await run('--cores', '2')).toEqual(one);
});

test('--records writes the record of each game', async () => {
  const folder = newFolder();
  const { code } = await spawned(...arena('--bots', 'random*3', '--records', folder, '--cores', '2'));
  expect(code).toBe(0);
  const files = readdirSync(folder).sort();
  expect([files.length, files[0], files.at(-1)]).toEqual([12, '000001.jsonl', '000012.jsonl']);
  expect(await rubicon('verify', ...files.map((file) => join(folder, file)))).toMatchObject({ code: 0 });
  expect(await rubicon(...arena('--bots', 'random', '--records', folder))).toEqual({
    code: 2,
    out: '',
    err: `error: --records ${folder}: the folder is not empty\n`,
  });
});

const SHORT = ['--edition', 'simultaneous']; // an edition with short games

/** Begins a run that would take hours, interrupts it after a few games, and returns what it printed. */
async function interrupt(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const folder = newFolder();
  const child = spawn(process.execPath, [BIN, ...args, '--games', '900000', '--records', folder]);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  while (readdirSync(folder).length < 150) await sleep(20); // more than the first batches
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  return { code, out, err };
}

test('Ctrl+C prints the table of the games played so far', async () => {
  const { code, out, err } = await interrupt(
    'arena',
    '--bots',
    'random*3',
    ...SHORT,
    '--json',
    '--cores',
    '2',
  );
  expect(code).toBe(130);
  expect(err).toContain('Interrupted: ');
  const { interrupted, repeatable, games, bots } = JSON.parse(out);
  expect([interrupted, repeatable]).toEqual([true, false]);
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(900_000);
  expect(bots[0]).toMatchObject({ games, wins: games });
});

test('Ctrl+C prints what a simulation has played so far', async () => {
  const { code, out } = await interrupt('simulate', ...SHORT, '--players', '3', '--cores', '1');
  expect(code).toBe(130);
  expect(out).toMatch(/^Interrupted: \d+ of 900000 games were played\.$/m);
});

test('with more names than seats every line-up gets its share', async () => {
  const games = ['--games', '24', '--bots', SEVERAL, '--players', '3', '--edition', 'classic'];
  const { bots } = await spawnedJson<Result>(...arena(...games));
  expect(bots.reduce((sum, row) => sum + row.seats, 0)).toBe(72);
});

test('a run with a time budget says that it is not reproducible', async () => {
  const clocked = arena('--bots', 'random', '--budget-ms', '5', '--edition', 'simultaneous');
  expect(await spawnedJson<Result>(...clocked)).toMatchObject({ players: 6, repeatable: false });
  expect((await spawned(...clocked)).out).toContain('\nNot reproducible: ');
});

test('as text it prints a table', async () => {
  const { code, out, err } = await spawned(...arena('--bots', 'random*4', '--players', '3'));
  expect([code, withoutProgress(err)]).toEqual([0, '']);
  expect(out).toMatch(
    /^12 games of world-domination for 3 players, seed s, [\d.]+ seconds, [\d.]+ games per second\n/,
  );
  expect(out).toMatch(/^12 finished, 0 drawn$/m);
  expect(out).toMatch(/^bot +seats +games +wins +win rate +95 % +fair +rating +CPU ms per turn$/m);
  expect(out).toMatch(
    /^random +36 +12 +12 +100\.0 % +75\.8 % to 100\.0 % +100\.0 % +25\.0 ± \d\.\d +\d+\.\d{3}$/m,
  );
  expect(out).not.toContain('multiple of');
  const uneven = await spawned(...arena('--bots', 'random*4', '--players', '3', '--games', '13'));
  expect(uneven.out).toContain('play a multiple of 12 games');
});

test.each<[more: string[], message: string]>([
  [[], "required option '--bots <names>' not specified (see --help)"],
  [['--bots', 'deep-thought'], `there is no bot "deep-thought"; choose ${BOT_NAMES.join(', ')}`],
  [['--bots', 'random', '--players', '7'], 'this edition is for 2, 3, 4, 5, 6 players, not 7'],
  [
    ['--bots', 'random', '--edition', 'basic-training', '--players', '2'],
    'this edition is for 3, 4, 5 players, not 2',
  ],
  [
    ['--bots', 'random', '--edition', 'chess'],
    `there is no edition "chess"; choose ${EDITIONS.map(({ id }) => id).join(', ')}`,
  ],
  [
    ['--bots', 'random', '--option', 'setup=slow'],
    'option setup cannot be "slow"; it can be claim, deal, quick',
  ],
  [['--bots', 'random', '--games', 'many'], '--games must be a whole number from 1 to 999999, not "many"'],
  [['--bots', 'random', '--cores', '0'], '--cores must be a whole number from 1 to 256, not "0"'],
  [
    ['--bots', 'random', '--bot-log', 'no/such/log'],
    "--bot-log no/such/log: ENOENT: no such file or directory, open 'no/such/log'",
  ],
  [['--bots', 'random', '--budget-ms', 'x'], '--budget-ms must be a whole number from 1 to 3600000, not "x"'],
])('wrong usage is one line, exit 2: %j', async (more, message) => {
  expect(await rubicon(...arena(...more))).toEqual({ code: 2, out: '', err: `error: ${message}\n` });
});

test('the help has examples and lists the bots', async () => {
  const { out } = await rubicon('arena', '--help');
  expect(out).toContain('\nExamples:\n');
  for (const name of BOT_NAMES) expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
});

describe('a win rate adjusted for luck', () => {
  /** Results that depend on luck and on something else. */
  const adjustmentOf = (share: number) => {
    const dice = seededDice('adjusted');
    const adjustment = new Adjustment();
    const draw = (): number => dice.below(1001) / 1000 - 0.5;
    for (let game = 0; game < 4000; game++) {
      const luck = draw();
      adjustment.add(0.55 + share * luck + (1 - share) * draw() > 0.5 ? 1 : 0, luck);
    }
    return adjustment.result()!;
  };

  test('saves more games the more results depend on luck', () => {
    const [none, some, most] = [adjustmentOf(0), adjustmentOf(0.5), adjustmentOf(0.9)];
    expect(none.worth).toBeLessThan(4100);
    expect(some.worth).toBeGreaterThan(4400);
    expect(most.worth).toBeGreaterThan(1.3 * some.worth);
    expect(most.high - most.low).toBeLessThan(none.high - none.low);
    for (const { low, winRate, high } of [none, some, most]) {
      expect(low).toBeLessThan(winRate);
      expect(winRate).toBeLessThan(high);
    }
  });

  test('needs games that did not all end the same way', () => {
    const adjustment = new Adjustment();
    for (let game = 0; game < 50; game++) adjustment.add(1, game % 2);
    expect(adjustment.result()).toBeUndefined();
  });

  test('is printed with --adjusted, with or without records, and needs dice', async () => {
    const args = [
      'arena',
      '--bots',
      'easy,random',
      '--games',
      '10',
      '--seed',
      'a',
      '--cores',
      '1',
      '--adjusted',
    ];
    const recorded = [...args, '--records', newFolder()];
    type Adjusted = { bots: { games: number; adjusted?: { worth: number } }[] };
    const adjustedOf = ({ bots }: Adjusted) => bots.map(({ adjusted }) => adjusted);
    const plain = await spawnedJson<Adjusted>(...args);
    expect(adjustedOf(await spawnedJson<Adjusted>(...recorded))).toEqual(adjustedOf(plain));
    for (const { games, adjusted } of plain.bots) {
      expect(games).toBe(10);
      if (adjusted !== undefined) expect(adjusted.worth).toBeGreaterThanOrEqual(10);
    }
    const { code, err } = await rubicon('arena', '--bots', 'easy', '--edition', 'simultaneous', '--adjusted');
    expect([code, err]).toEqual([2, 'error: --adjusted needs dice: games with written orders have none\n']);
  });
});
