import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '@rubicon/engine';
import type { Player } from '@rubicon/table';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BotSettings, BotThreads, waitAfter } from '../../src/hosting/bot-threads.ts';

/** A worker whose bots fail in every way, or answer at once with the time they were given to think. */
const WORKER = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, bot, milliseconds }) => {
    if (bot === 'hangs') for (;;);
    if (bot === 'dies') process.exit(1);
    if (bot === 'breaks') setImmediate(() => { throw new Error('a bug'); });
    else if (bot === 'throws') parentPort.postMessage({ id, problem: 'no idea' });
    else parentPort.postMessage({ id, command: { type: 'fake', milliseconds } });
  });
`;

const folder = mkdtempSync(join(tmpdir(), 'rubicon-bots-'));
const script = join(folder, 'worker.mjs');
writeFileSync(script, WORKER);
afterAll(() => rmSync(folder, { recursive: true }));

const UNLIMITED = 600_000;

/** Opens bots that play on the same threads. */
function openBots(settings: Partial<BotSettings>, ...names: string[]): Player[] {
  const threads = new BotThreads({
    script,
    threads: 1,
    milliseconds: 100,
    pace: 0,
    limit: UNLIMITED,
    ...settings,
  });
  onTestFinished(() => threads.close());
  const game = { id: 'g', edition: 'classic', options: {}, revision: 1, seats: [] };
  return names.map((bot) => threads.openPlayer({ game, rules: {} as never, seat: 0, bot, seed: 's' }));
}

const ask = async (player: Player | undefined) => player?.act({} as Position, []);

describe('a bot in a thread', () => {
  test.each([
    ['dies', 'the thread of the bot was lost'],
    ['breaks', 'the thread of the bot was lost'],
    ['throws', 'no idea'],
  ])('that %s fails alone: the next question is answered', async (name, problem) => {
    const [bad, good] = openBots({}, name, 'good');
    const [failed, answered] = await Promise.allSettled([ask(bad), ask(good)]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: problem } });
    expect(answered).toMatchObject({ status: 'fulfilled', value: { type: 'fake' } });
  });

  test('that hangs holds up nothing but its thread, which is replaced', async () => {
    const [bad] = openBots({ limit: 100 }, 'hangs');
    for (let question = 0; question < 2; question++)
      await expect(ask(bad)).rejects.toThrow('the thread of the bot was lost');
  });

  test('answers no earlier than its pace, however fast it thinks', async () => {
    const [good, bad] = openBots({ pace: 150 }, 'good', 'throws');
    const began = performance.now();
    await Promise.allSettled([ask(good)]);
    expect(performance.now() - began).toBeGreaterThan(148); // timers may ring a millisecond early
    await Promise.allSettled([ask(bad)]);
    expect(performance.now() - began).toBeGreaterThan(296);
  });

  test('plays the first command of every turn at its pace, and later ones faster, but never at once', async () => {
    const [good] = openBots({ pace: 60 }, 'good');
    const timed = async (turn: number): Promise<number> => {
      const began = performance.now();
      await good?.act({ family: 'turns', turn } as Position, []);
      return performance.now() - began;
    };
    for (const turn of [1, 2]) expect(await timed(turn)).toBeGreaterThan(58); // timers may ring a millisecond early
    const waits = Array.from({ length: 20 }, (_, commands) => waitAfter(commands, 600));
    expect(waits.reduce((sum, wait) => sum + wait)).toBeLessThan(4000);
    expect(Math.min(...waits)).toBe(100);
  });

  test('gets less time to think while others wait, and is asked all the same', async () => {
    const [good] = openBots({}, 'good');
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(good)));
    expect(answers).toEqual(
      [100, 100, 100 / 2, 100 / 3, 100 / 4].map((milliseconds) => ({ type: 'fake', milliseconds })),
    );
  });
});
