import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { cpuMsOfGroup, threadClock } from '../src/players/cpu-time.ts';
import { timed } from '../src/players/timed.ts';
import { rulesOf } from '../src/simulation/simulation.ts';

const SLEEP_MS = 300;
const sleep = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SLEEP_MS);

test('the clock of a thread runs while it works, and not while it sleeps', () => {
  const { clock, now } = threadClock(true);
  expect(clock).toBe('cpu');
  const started = now();
  while (now() - started < 5); // ends only if it runs
  const before = now();
  sleep();
  expect(now() - before).toBeLessThan(SLEEP_MS);
});

test('a decision is timed by the clock of its thread, without the cost of reading it', () => {
  const game = rulesOf({ edition: 'classic', players: 3, options: {}, isTimed: true, programs: {} as never });
  if (game.error !== undefined) throw new Error(game.error.code);
  let time = 0;
  const clock = { clock: 'cpu', now: () => time++, cost: 0.25 } as const;
  const { player, effort } = timed({ act: () => ({ type: 'surrender' }) }, 0, clock);
  for (let n = 0; n < 4; n++) player.act(game.position, []);
  expect(effort()).toEqual({ ms: 3, clock: 'cpu', turns: 0 });
});

test('Linux reports the CPU time of a process group', async () => {
  const busy = `${JSON.stringify(process.execPath)} -e "while (process.cpuUsage().user < 60_000);"; cat`;
  const child = spawn('/bin/sh', ['-c', busy], { detached: true });
  const group = child.pid!;
  child.stdin.write('done\n');
  await once(child.stdout, 'data');
  const used = cpuMsOfGroup(group);
  child.stdin.end();
  await once(child, 'close');
  if (process.platform === 'linux')
    expect(used).toBeGreaterThanOrEqual(40); // of a child that has ended, in ticks of 10 ms
  else expect(used).toBeUndefined();
  expect(cpuMsOfGroup(group)).toBeUndefined();
});
