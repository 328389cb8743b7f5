import { readFileSync } from 'node:fs';
import { verifyRecord } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { newFile, playWith, warriors } from './person.ts';

const games = [
  ['world-domination', 'Ann,bot:random,bot:random', { setup: 'claim', defence: 'most' }],
  ['world-domination', 'Ann,bot:random', { setup: 'claim', defence: 'chosen' }],
  ['world-domination', 'bot:random,Ann,bot:random,bot:random', { setup: 'quick', defence: 'chosen' }],
  ['world-domination', 'Ann,Bob,bot:random', { setup: 'deal', defence: 'chosen' }],
  ['classic', 'Ann,bot:random,bot:random', { defence: 'most' }],
] as const;

test.each(games)('people play a whole game of %s, as %s', async (edition, seats, options) => {
  const file = newFile();
  const settings = { edition, seats, options: { ...options, startingSeat: 'roll' }, seed: 'a' };
  const { code, text } = await playWith({ file, ...settings }, warriors('Bob'));
  expect(code).toBe(0);
  expect(text).toMatch(/\) wins: .*lost all territories/);
  expect(text).toContain(`rubicon verify ${file}`);
  expect(verifyRecord(readFileSync(file, 'utf8'))).toMatchObject({ isFinished: true, replayed: 0 });
});

test('only bots: turn by turn, then to the end', async () => {
  const file = newFile();
  const script = ['', '', 'no', 'end'];
  const { code, text } = await playWith(
    { file, edition: 'classic', seats: 'bot,bot:random', options: { startingSeat: 'roll' }, seed: 'a' },
    (question) => (question.includes('Only bots') ? script.shift() : ''),
  );
  expect(code).toBe(0);
  expect(text).toContain('Press Enter, or type end or quit.');
  expect(text).toMatch(/(Pompey|Crassus) \([RB]\) wins/);
});
