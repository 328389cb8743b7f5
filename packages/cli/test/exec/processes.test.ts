import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { BotResult } from '../../src/arena/scores.ts';
import { Attendance } from '../../src/players/attendance.ts';
import { ExecBots } from '../../src/players/exec-player.ts';
import { BIN, spawned, spawnedJson } from '../rubicon.ts';
import { naughty, newFile, playAgainst } from './table.ts';

let running: ChildProcess | undefined;
afterEach(() => void running?.kill('SIGKILL'));

/** Whether a process runs; a zombie does not count. */
function isAlive(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(20);
}

/** The processes of `ignores-everything`: itself and its child. */
async function pidsIn(file: string): Promise<number[]> {
  const numbers = (): number[] =>
    existsSync(file) ? (readFileSync(file, 'utf8').match(/^\d+$/gm) ?? []).map(Number) : [];
  await until(() => numbers().length === 2);
  return numbers();
}

/** Runs the real command with a program that ignores everything, until a game is in progress. */
async function startWith(file: string, ...args: string[]): Promise<number[]> {
  const command = `exec:${naughty('ignores-everything', file)}`;
  running = spawn(process.execPath, [BIN, ...args, '--bots', command, '--move-ms', '3600000'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return pidsIn(file);
}

const simulation = ['simulate', '--edition', 'classic', '--players', '3', '--games', '1'];

describe('a program never outlives the run', () => {
  test.each([
    ['kill -9 of a simulation, whose threads play', 'SIGKILL', simulation],
    ['Ctrl-C', 'SIGINT', simulation],
    ['a termination', 'SIGTERM', simulation],
    ['a closed window', 'SIGHUP', simulation],
  ] as const)('%s', async (_, signal, args) => {
    const pids = await startWith(newFile(), ...args, '--bots', 'random,random');
    expect(pids.every(isAlive)).toBe(true);
    running?.kill(signal);
    await until(() => !pids.some(isAlive));
  });

  test('kill -9 of a game in the terminal', async () => {
    const [record, notes] = [newFile(), newFile()];
    const settings = [
      '--edition',
      'basic-training',
      '--option',
      'defence=most',
      '--seats',
      'bot,Ann,bot:random',
    ];
    const pids = await startWith(notes, 'play', record, ...settings);
    running?.kill('SIGKILL');
    await until(() => !pids.some(isAlive));
  });

  test('the end of its games', async () => {
    const bots = new ExecBots();
    const file = newFile();
    const playing = playAgainst(bots, naughty('ignores-everything', file), { limits: { moveMs: 20 } });
    const pids = await pidsIn(file);
    await playing;
    await bots.close();
    await until(() => !pids.some(isAlive));
  });

  test('a program that has played to the end', async () => {
    const file = newFile();
    const { code } = await spawned(
      ...['simulate', '--edition', 'classic', '--players', '2', '--games', '1', '--bots', 'random'],
      ...['--bots', `exec:${naughty('well', file)}`],
    );
    expect(code).toBe(0);
    const [, pid] = /^started (\d+)/.exec(readFileSync(file, 'utf8'))!;
    await until(() => !isAlive(Number(pid)));
    expect(readFileSync(file, 'utf8')).toContain('"bye"');
  });
});

describe('failures are counted', () => {
  const program = `exec:${naughty('crash')}`;
  const common = ['--bots', program, '--bots', 'random', '--games', '2', '--edition', 'classic'];

  test.each(['simulate', 'arena'])('by %s, in JSON and on standard error', async (command) => {
    const { code, out, err } = await spawned(command, ...common, '--players', '2', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out).failures).toEqual([{ bot: program, reason: 'crashed', count: 2 }]);
    expect(err).toContain('(crashed, 2 times)');
  });
});

describe('a bot that never played', () => {
  const program = `exec:${naughty('first-word')}`;
  const common = ['--bots', program, '--bots', 'random', '--games', '2', '--edition', 'classic'];

  test.each(['simulate', 'arena'])('%s exits with 1, and shows what it said', async (command) => {
    const { code, out, err } = await spawned(command, ...common, '--players', '2', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out).failures).toEqual([
      { bot: program, reason: 'no-hello', count: 2, said: 'Welcome!' },
    ]);
    expect(err).toContain('Its first line was: Welcome!\n');
    expect(err).toContain(`error: ${program} never played: it did not send hello\n`);
  });

  test('one that played some games is only reported', () => {
    const attendance = new Attendance();
    attendance.add(['a', 'b', 'b'], [{ bot: 'b', reason: 'no-hello', count: 1 }]);
    attendance.add(['a', 'c'], [{ bot: 'c', reason: 'no-hello', count: 1 }]);
    expect(attendance.absent()).toEqual(['c']);
  });
});

test('arena measures the CPU time of a program on Linux, and says elsewhere that it cannot', async () => {
  const busy = `exec:${naughty('busy')}`;
  const args = [
    '--bots',
    busy,
    '--bots',
    `exec:${naughty('sleepy')}`,
    '--games',
    '2',
    '--edition',
    'classic',
  ];
  const { bots } = await spawnedJson<{ bots: BotResult[] }>('arena', ...args, '--players', '2');
  const [one, other] = [bots.find(({ bot }) => bot === busy)!, bots.find(({ bot }) => bot !== busy)!];
  expect(one.clock).toBe(process.platform === 'linux' ? 'cpu' : 'wall');
  if (one.clock === 'cpu') expect(one.cpuMsPerTurn).toBeGreaterThan(other.cpuMsPerTurn);
});

test('limits are whole numbers', async () => {
  const args = ['--games', '1', '--edition', 'classic', '--players', '2', '--move-ms', 'soon'];
  expect(await spawned('simulate', ...args)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--move-ms'),
  });
});
