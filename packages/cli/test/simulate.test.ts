import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BOT_NAMES } from '@rubicon/bots';
import { EDITIONS } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { BIN, newFolder, rubicon, spawned, spawnedJson, withoutProgress } from './rubicon.ts';

interface Result {
  edition: string;
  players: number;
  options: Record<string, string>;
  games: number;
  finished: number;
  wins: number[];
  draws: number;
  commands: number;
  turns: number;
  seconds: number;
  commandsPerSecond: number;
}

const simulate = (...more: string[]): string[] => [
  'simulate',
  ...['--edition', 'world-domination', '--players', '3', '--bots', 'random', '--games', '5', '--seed', 's'],
  ...['--cores', '1'],
  ...more,
];

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

test('--json prints one object with the results', async () => {
  const result = await spawnedJson<Result>(
    ...simulate('--option', 'setup=quick', '--option', 'defence=chosen'),
  );
  expect(result).toMatchObject({
    edition: 'world-domination',
    players: 3,
    options: { setup: 'quick', startingSeat: 'roll', defence: 'chosen' },
    games: 5,
    finished: 5,
    draws: 0,
  });
  expect(result.wins).toHaveLength(3);
  expect(result.wins.reduce((sum, wins) => sum + wins, 0)).toBe(5);
  expect(result.commands).toBeGreaterThan(result.turns);
  expect(result.seconds).toBeGreaterThan(0);
  expect(result.commandsPerSecond).toBeGreaterThan(0);
});

test('the same seed gives the same bytes on one core and on several, another seed does not', async () => {
  const folder = newFolder();
  const run = async (name: string, ...more: string[]) => {
    const records = join(folder, name);
    const { seconds, commandsPerSecond, ...result } = await spawnedJson<Result>(
      ...simulate('--records', records, ...more),
    );
    return { result, hash: hashOf(records) };
  };
  const one = await run('one', '--cores', '1');
  expect(await run('three', '--cores', '3')).toEqual(one);
  expect((await run('other', '--seed', 't')).hash).not.toBe(one.hash);
  expect(readdirSync(join(folder, 'one'))).toEqual(
    Array.from({ length: 5 }, (_, i) => `${String(i + 1).padStart(6, '0')}.jsonl`),
  );
  const files = readdirSync(join(folder, 'one')).map((name) => join(folder, 'one', name));
  expect(await rubicon('verify', ...files)).toMatchObject({ code: 0, err: '' });
});

test('fewer bots than seats repeat; with more bots than seats line-ups take turns', async () => {
  const settings = [
    'simulate',
    '--edition',
    'classic',
    '--players',
    '3',
    '--games',
    '2',
    '--seed',
    's',
    '--cores',
    '1',
  ];
  const bots = async (...more: string[]) =>
    (await spawnedJson<Result & { bots: string[] }>(...settings, ...more)).bots;
  expect(await bots()).toEqual(['random', 'random', 'random']);
  expect(await bots('--bots', 'random,random')).toHaveLength(3);
  expect(await bots('--bots', 'random*3', '--bots', 'random')).toHaveLength(4);
  const { out } = await spawned(...settings, '--bots', 'random*4');
  expect(out).toMatch(/^ {3}0 {2}in turn +\d/m);
});

test('a run with a time budget says that it is not reproducible', async () => {
  expect(await spawnedJson<Result>(...simulate())).toMatchObject({ repeatable: true });
  expect(await spawnedJson<Result>(...simulate('--budget-ms', '5'))).toMatchObject({ repeatable: false });
  expect((await spawned(...simulate('--budget-ms', '5'))).out).toContain('\nNot reproducible: ');
});

test('--all plays every edition with every number of players', async () => {
  const all = ['simulate', '--all', '--games', '2', '--seed', 's'];
  const result = await spawnedJson<{ seconds: number; rows: Result[] }>(...all);
  expect(Object.keys(result)).toEqual(['seconds', 'rows']);
  const expected = EDITIONS.flatMap(({ id, players }) => players.map((number) => [id, number]));
  expect(result.rows.map(({ edition, players }) => [edition, players])).toEqual(expected);
  for (const row of result.rows) {
    expect(row).toMatchObject({ games: 2, finished: 2 });
    expect(row.wins.reduce((sum, wins) => sum + wins, row.draws)).toBe(2);
  }
  const run = ['simulate', '--edition', 'simultaneous', '--players', '4', '--games', '2', '--seed', 's'];
  const single = await spawnedJson<Result>(...run);
  const row = result.rows.find(({ edition, players }) => edition === 'simultaneous' && players === 4);
  const times = { seconds: 0, commandsPerSecond: 0 };
  expect({ ...row, ...times }).toEqual({ ...single, ...times });
  expect(Object.keys(row ?? {})).toEqual(Object.keys(single));
});

test('--all prints one table as text', async () => {
  const folder = join(newFolder(), 'records');
  const { code, out, err } = await spawned(
    'simulate',
    '--all',
    '--games',
    '1',
    '--seed',
    's',
    '--records',
    folder,
  );
  expect([code, withoutProgress(err)]).toEqual([0, '']);
  expect(out).toMatch(
    /^edition +players +games +finished +drawn +commands +turns +commands\/s +wins by seat\n/,
  );
  expect(out).toMatch(/^simultaneous +6 +1 +1 +0 /m);
  expect(existsSync(join(folder, 'basic-training-5', '000001.jsonl'))).toBe(true);
});

test.each([
  [['--all', '--edition', 'classic'], '--all plays every edition: remove --edition'],
  [['--all', '--players', '3'], '--all plays with every number of players: remove --players'],
  [['--all', '--option', 'defence=chosen'], '--all plays with the default options: remove --option'],
  [['--edition', 'classic'], 'simulate needs --edition and --players, or --all (see --help)'],
  [[], 'simulate needs --edition and --players, or --all (see --help)'],
])('contradicting options are wrong usage: %j', async (more, message) => {
  const result = await rubicon('simulate', '--games', '1', ...more);
  expect(result).toEqual({ code: 2, out: '', err: `error: ${message}\n` });
});

test('as text it prints a table, and only progress on standard error', async () => {
  const { code, out, err } = await spawned(...simulate());
  expect([code, withoutProgress(err)]).toEqual([0, '']);
  expect(out).toMatch(
    /^5 games of world-domination for 3 players, seed s, .* seconds\n5 finished, 0 drawn, /,
  );
  expect(out).toMatch(/^ {3}2 {2}random +\d+ {2}[\d.]+ %$/m);
});

test.each([
  [
    ['--edition', 'chess'],
    'there is no edition "chess"; choose world-domination, classic, capital, secret-mission, basic-training, command-room, world-conquest, simultaneous',
  ],
  [['--players', '7'], 'this edition is for 2, 3, 4, 5, 6 players, not 7'],
  [['--players', 'two'], '--players must be a whole number from 1, not "two"'],
  [['--games', '0'], '--games must be a whole number from 1 to 999999, not "0"'],
  [['--cores', '0'], '--cores must be a whole number from 1 to 256, not "0"'],
  [['--bots', 'deep-thought'], `there is no bot "deep-thought"; choose ${BOT_NAMES.join(', ')}`],
  [['--bots', 'random*20'], '--bots names 21 bots; at most 20 are allowed'],
  [['--budget-ms', '0'], '--budget-ms must be a whole number from 1 to 3600000, not "0"'],
  [
    ['--option', 'mood=good'],
    'this edition has no option "mood"; it has setup, startingSeat, defence, slowSets, pathFortify, armyLimit, reRoll, commander',
  ],
  [['--option', 'setup=slow'], 'option setup cannot be "slow"; it can be claim, deal, quick'],
  [
    ['--option', 'startingSeat=3'],
    'option startingSeat cannot be "3" with this number of players; it can be roll, 0, 1, 2',
  ],
  [['--option', 'setup'], '--option takes name=value, not "setup"'],
  [['--option', 'setup=deal', '--option', 'setup=claim'], '--option setup is given twice'],
  [['--frobnicate'], "unknown option '--frobnicate' (see --help)"],
])('wrong usage is one line, exit 2: %j', async (more, message) => {
  expect(await rubicon(...simulate(...more))).toEqual({ code: 2, out: '', err: `error: ${message}\n` });
});

test('records need an empty folder', async () => {
  const folder = join(newFolder(), 'full');
  mkdirSync(folder);
  writeFileSync(join(folder, 'something'), '');
  const { code, err } = await rubicon(...simulate('--records', folder));
  expect([code, err]).toEqual([2, `error: --records ${folder}: the folder is not empty\n`]);
  expect(readdirSync(folder)).toEqual(['something']);
});

test('a folder that cannot be created or written to is reported before any game', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const impossible = [file, join(file, 'below', 'it')];
  if (process.platform === 'linux') impossible.push('/proc/rubicon/records');
  for (const folder of impossible) {
    const { code, out, err } = await rubicon(...simulate('--records', folder));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^error: --records .+: E[A-Z]+: .+\n$/);
    expect(err).toContain(folder);
  }
});

test('nothing is created before all settings are valid', async () => {
  const folder = join(newFolder(), 'new');
  await rubicon(...simulate('--records', folder, '--cores', 'all'));
  expect(existsSync(folder)).toBe(false);
});

test.skipIf(process.platform === 'win32')(
  'a record that cannot be written is reported in one line',
  async () => {
    const folder = newFolder();
    const command = [process.execPath, BIN, ...simulate('--records', folder, '--cores', '2')];
    const limited = promisify(execFile)('/bin/sh', ['-c', 'ulimit -f 4 && exec "$0" "$@"', ...command]);
    await expect(limited).rejects.toMatchObject({ code: 1, stderr: 'error: EFBIG: file too large, write\n' });
  },
);

test('a thread that ends silently is reported in one line', async () => {
  const folder = newFolder();
  cpSync(join(BIN, '../../dist'), join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'dist/simulation-worker.js'), 'process.exit(0)');
  const run = promisify(execFile)(process.execPath, [join(folder, 'dist/main.js'), ...simulate()]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: 'error: a thread ended too early, with code 0\n',
  });
});
