import { expect, test } from 'vitest';
import { Pending } from '../../src/host/pending.ts';

test('what has not been answered when a worker crashes is rejected, and nothing else', async () => {
  const pending = new Pending();
  const known = pending.answer(Promise.resolve('answer'));
  expect(await known).toBe('answer');
  const unknown = [1, 2].map(() => pending.answer(new Promise(() => {})));
  pending.reject(new Error('crashed'));
  for (const answer of unknown) await expect(answer).rejects.toThrow('crashed');
  expect(await pending.answer(Promise.resolve('later'))).toBe('later');
});
