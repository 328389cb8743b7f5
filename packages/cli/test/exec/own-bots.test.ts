import { readFileSync } from 'node:fs';
import { EDITIONS } from '@rubicon/engine';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/players/exec-bot.ts';
import { closePlayers } from '../../src/players/open.ts';
import type { PlayerSpec } from '../../src/players/spec.ts';
import { type SimulationSettings, simulateRecorded } from '../../src/simulation/simulation.ts';
import { BIN, rubicon, spawned } from '../rubicon.ts';
import { newFile, quote } from './table.ts';

const SEED = 'the same game';
const RANDOM: PlayerSpec = { type: 'bot', name: 'random' };
const OWN = `${quote(process.execPath)} ${quote(BIN)} bot --level random --seed ${quote(SEED)}`;

const schema = readFileSync(new URL('../../../../docs/bots.schema.json', import.meta.url), 'utf8');
const isMessage = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(schema));

afterAll(closePlayers);

/** The lines of a record between its header and its end. */
async function play(settings: SimulationSettings, number: number, program: PlayerSpec): Promise<string[]> {
  const lines: string[] = [];
  const seats = Array.from({ length: settings.players }, (_, seat) => (seat === 1 ? program : RANDOM));
  const plan = { number, seed: `${SEED}/${number}`, seats };
  const { failures } = await simulateRecorded(settings, plan, (line) => lines.push(line));
  expect(failures).toEqual([]);
  return lines.slice(1, -1);
}

describe('a built-in bot plays the same game with and without the protocol', () => {
  test.each(EDITIONS)('$id', async ({ id, players, options: known }) => {
    const options = Object.fromEntries(Object.entries(known).map(([name, option]) => [name, option.default]));
    const settings: SimulationSettings = {
      edition: id,
      players: players[0]!,
      options,
      isTimed: false,
      programs: { limits: { ...USUAL_LIMITS, moveMs: 3_600_000, gameMs: 3_600_000 }, errors: 'inherit' },
    };
    const [heard, said] = [newFile(), newFile()];
    const commandLine = `tee ${quote(heard)} | ${OWN} | tee ${quote(said)}`;
    for (const number of [1, 2])
      expect(await play(settings, number, { type: 'exec', commandLine })).toEqual(
        await play(settings, number, RANDOM),
      );

    // the last line may still be in flight
    const messages = [heard, said].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1));
    expect(messages.length).toBeGreaterThan(20);
    expect(messages.filter((line) => !isMessage(JSON.parse(line)))).toEqual([]);
  });
});

test('rubicon bot ignores fields of a newer host that it does not know', async () => {
  const host = `
    const { spawn } = require('node:child_process');
    const bot = spawn('/bin/sh', ['-c', process.argv[1]], { stdio: ['pipe', 'inherit', 'inherit'] });
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const { view, limits, ...message } = JSON.parse(line);
      bot.stdin.write(JSON.stringify({ ...message, mood: 'good', limits: limits && { ...limits, sips: 3 }, view: view && { ...view, weather: 'fair' } }) + '\\n');
    }).on('close', () => bot.stdin.end());`;
  const commandLine = [process.execPath, '-e', host, OWN].map(quote).join(' ');
  const { options } = EDITIONS[0]!;
  const settings: SimulationSettings = {
    edition: EDITIONS[0]!.id,
    players: 3,
    options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default])),
    isTimed: false,
    programs: { limits: { ...USUAL_LIMITS, moveMs: 3_600_000, gameMs: 3_600_000 }, errors: 'inherit' },
  };
  expect(await play(settings, 1, { type: 'exec', commandLine })).toEqual(await play(settings, 1, RANDOM));
});

test('rubicon bot needs a known level', async () => {
  expect(await rubicon('bot', '--level', 'genius')).toMatchObject({
    code: 2,
    err: expect.stringContaining('genius'),
  });
  expect(await rubicon('bot')).toMatchObject({ code: 2 });
});

test('it ends with its host', async () => {
  expect(await spawned('bot', '--level', 'random')).toEqual({ code: 0, out: '', err: '' });
});
