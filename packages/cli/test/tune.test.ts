import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FEATURE_COUNT, type FitResult, makeNet, type Sample, type TunedNet } from '@rubicon/bots/tuning';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeNetFile, readNet } from '../src/tuning/net-file.ts';
import { packSamples, unpackGames } from '../src/tuning/packing.ts';
import { commandFor, settingsFor } from '../src/tuning/settings.ts';
import { BIN, newFolder, rubicon, spawned, spawnedJson } from './rubicon.ts';

const tune = (folder: string, ...more: string[]): string[] => [
  'tune',
  ...['--kind', 'objectives', '--games', '18', '--generations', '1', '--hidden', '2', '--seed', 'a b'],
  ...['--folder', folder],
  ...more,
];

/** All files of a folder with their bytes, by name. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );
}

describe('a tuning', () => {
  const whole = newFolder();
  let contents: Record<string, string>;

  beforeAll(async () => {
    const { code, err } = await spawned(...tune(whole, '--cores', '2'));
    expect(code, err).toBe(0);
    contents = contentsOf(whole);
  });

  test('writes the games and the network of each generation', () => {
    expect(Object.keys(contents)).toEqual([
      ...['games-0/000000.bin', 'games-0/000008.bin', 'games-0/000016.bin'],
      ...['games-1/000000.bin', 'games-1/000008.bin', 'games-1/000016.bin'],
      ...['network-0.json', 'network-1.json', 'objectives.json', 'settings.json'],
    ]);
    expect(contents['objectives.json']).toBe(contents['network-1.json']);
  });

  test('writes a network that bots can read, with the command that made it and its measures', () => {
    const text = readFileSync(join(whole, 'objectives.json'), 'utf8');
    const data = JSON.parse(text) as TunedNet;
    expect(Object.keys(data)).toEqual(['command', 'features', 'hidden', 'numbers', 'results']);
    expect(data.command).toBe(
      "rubicon tune --kind objectives --generations 1 --games 18 --hidden 2 --seed 'a b'",
    );
    expect(data.numbers.length).toBe(2 * (FEATURE_COUNT + 2) + FEATURE_COUNT);
    expect(makeNet(data).hidden).toBe(2);
    expect(data.results!.samples).toBeGreaterThan(data.results!.heldOut);
    expect(data.results!.heldOut).toBeGreaterThan(0);
    expect(data.results!.evenLoss).toBeGreaterThan(Math.log(2) - 1e-5);
    expect(data.results!.evenLoss).toBeLessThan(Math.log(5) + 1e-5);
    expect(text).toBe(makeNetFile(data));
    const { results, ...rest } = data;
    expect(readNet({ ...rest, figures: results! })).toEqual(data);
  });

  test('continues after kill -9 on another number of cores, to the same bytes', async () => {
    const folder = newFolder();
    for (const file of ['games-0/000000.bin', 'network-0.json']) {
      const child = spawn(process.execPath, [BIN, ...tune(folder, '--cores', '1')], { stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      while (!existsSync(join(folder, file)) && child.exitCode === null) await sleep(5);
      child.kill('SIGKILL');
      await ended;
    }
    const { code } = await spawned(...tune(folder, '--cores', '3'));
    expect(code).toBe(0);
    expect(contentsOf(folder)).toEqual(contents);
  });

  test('replays and refits only missing parts', async () => {
    for (const name of ['games-0/000008.bin', 'network-1.json', 'objectives.json']) rmSync(join(whole, name));
    writeFileSync(join(whole, 'network-1.json.new'), '{"command": "rub'); // a writer was killed
    const before = statSync(join(whole, 'games-0/000000.bin')).mtimeMs;
    const out = join(newFolder(), 'deep/out.json');
    const result = await spawnedJson<{ out: string; generations: FitResult[] }>(...tune(whole, '--out', out));
    expect(result).toMatchObject({ kind: 'objectives', out });
    expect(result.generations).toHaveLength(2);
    expect(readFileSync(out).toString('base64')).toBe(contents['objectives.json']);
    expect(statSync(join(whole, 'games-0/000000.bin')).mtimeMs).toBe(before);
    expect({ ...contentsOf(whole), 'objectives.json': contents['objectives.json'] }).toEqual(contents);
  });

  test('may have another number of generations; earlier networks do not change', async () => {
    const { code } = await spawned(...tune(whole, '--generations', '0'));
    expect(code).toBe(0);
    expect(contentsOf(whole)['objectives.json']).toBe(contents['network-0.json']);
  });

  test.each([
    ['--games', '19', '--games 18, not 19'],
    ['--hidden', '3', '--hidden 2, not 3'],
    ['--seed', 'b', '--seed a b, not b'],
    ['--kind', 'missions', '--kind objectives, not missions'],
  ])('rejects another %s', async (name, value, text) => {
    const before = contentsOf(whole);
    const { code, out, err } = await rubicon(...tune(whole, name, value));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(text);
    expect(err).toContain('--folder');
    expect(contentsOf(whole)).toEqual(before);
  });

  test('rejects other features', async () => {
    const folder = newFolder();
    const settings = settingsFor({ kind: 'objectives', games: 18, hidden: 2, seed: 'a b' });
    writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, features: ['luck'] }));
    const { code, err } = await rubicon(...tune(folder));
    expect(code).toBe(2);
    expect(err).toContain('other features');
  });

  test('names a damaged file', async () => {
    const folder = newFolder();
    cpSync(whole, folder, { recursive: true });
    const file = join(folder, 'games-0/000000.bin');
    writeFileSync(file, readFileSync(file).subarray(0, 4001));
    rmSync(join(folder, 'network-0.json'));
    const { code, err } = await spawned(...tune(folder, '--generations', '0'));
    expect(code).toBe(1);
    expect(err).toContain(`${file} is damaged: delete it`);
  });
});

test.each([
  [['--kind', 'risk'], 'choose duel, conquest, capitals, missions, objectives'],
  [['--kind', 'conquest', '--games', '7'], '--games must be a whole number from 8'],
  [['--kind', 'duel', '--games', '13'], '--games must be a whole number from 14'],
  [['--kind', 'conquest', '--generations', '-1'], '--generations must be a whole number'],
  [['--kind', 'conquest', '--hidden', 'many'], '--hidden must be a whole number'],
  [[], '--kind'],
])('wrong usage: %j', async (args, text) => {
  const { code, err } = await rubicon('tune', '--folder', newFolder(), ...args);
  expect(code).toBe(2);
  expect(err).toContain(text);
});

test('the help lists the kinds and how to continue', async () => {
  const { code, out } = await rubicon('tune', '--help');
  expect(code).toBe(0);
  for (const text of ['secret-mission', '--generations', 'Run the command again'])
    expect(out).toContain(text);
});

test('the command is quoted for a shell', () => {
  const settings = settingsFor({ kind: 'missions', games: 8, hidden: 4, seed: "it's" });
  expect(commandFor(settings, 2)).toBe(
    "rubicon tune --kind missions --generations 2 --games 8 --hidden 4 --seed 'it'\\''s'",
  );
});

describe('packed samples', () => {
  const sampleOf = (seats: number, winner: number): Sample => ({
    seats,
    winner,
    rows: Float32Array.from({ length: seats * FEATURE_COUNT }, (_, i) => i / 8),
  });
  const games = [[sampleOf(3, 2), sampleOf(2, 0)], [], [sampleOf(6, 5)]];
  const packed = Float32Array.from(games.flatMap((samples) => [...packSamples(samples)]));

  test('survive a round trip', () => {
    expect(unpackGames(packed, 3)).toEqual(games);
  });

  test('are not read if values are missing or left over', () => {
    for (let length = 0; length < packed.length; length++)
      expect(unpackGames(packed.subarray(0, length), 3), `${length}`).toBeUndefined();
    expect(unpackGames(Float32Array.of(...packed, 0), 3)).toBeUndefined();
    expect(unpackGames(packed, 2)).toBeUndefined();
  });
});
