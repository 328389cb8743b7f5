import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST } from '@rubicon/engine';
import { fairChance, hashHex, RecordedGame } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { json, newFolder, rubicon } from './rubicon.ts';

const [SECRET, SEED, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const COMMITMENT = hashHex(SECRET);

/** The record of a short game with fair dice, to which seat 0 contributed a seed. */
function recordFair(): string {
  const lines: string[] = [];
  const chance = fairChance(
    {
      type: 'fair',
      generator: 'hmac-sha256',
      commitment: COMMITMENT,
      seeds: [{ seat: 0, hash: hashHex(SEED), seed: SEED }],
      void: [],
    },
    'fair-1',
    () => SECRET,
  );
  const seats = [{ colour: 'red', player: 'p0' } as const, { colour: 'blue', bot: 'easy' } as const];
  const start = { game: 'fair-1', edition: 'classic', options: {}, seats };
  const game = RecordedGame.create(start, chance, (line) => lines.push(line));
  if ('error' in game) throw new Error(game.error.code);
  game.play(HOST, { type: 'start' });
  game.play(0, { type: 'surrender' });
  game.close();
  return lines.map((line) => `${line}\n`).join('');
}

describe('rubicon verify, for a record with fair dice,', () => {
  const file = join(newFolder(), 'fair.jsonl');
  writeFileSync(file, recordFair());
  const verify = (...flags: string[]) => rubicon('verify', file, ...flags);

  test('says what it did not check', async () => {
    expect(await verify('--commitment', COMMITMENT, '--seed', `0=${SEED}`)).toEqual({
      code: 0,
      out: 'verified\n',
      err: '',
    });
    expect((await verify()).out).toMatch(/^verified\nOnly internal consistency was checked/);
    expect((await verify('--commitment', COMMITMENT)).out).toMatch(/^verified\nNo seed was checked/);
    expect((await verify('--seed', `0=${SEED}`)).out).toMatch(/^verified\nThe commitment was not checked/);
    expect(await json('verify', file)).toMatchObject([{ unchecked: ['commitment', 'seed'] }]);
    expect(await json('verify', file, '--seed', `0=${SEED}`)).toMatchObject([{ unchecked: ['commitment'] }]);
  });

  test.each([
    [['--commitment', OTHER], 'the commitment is not the one you were shown'],
    [['--commitment', COMMITMENT, '--seed', `0=${OTHER}`], 'the seed of seat 0 is not the one you chose'],
    [['--seed', `1=${SEED}`], 'the seed of seat 1 is not the one you chose'],
  ])('finds out that %s is not what it says', async (flags, problem) => {
    expect(await verify(...flags)).toEqual({ code: 1, out: `${problem}\n`, err: '' });
  });
});
