import { expect, test } from 'vitest';
import { Pending } from '../../src/host/pending.ts';

test('a crash rejects only the pending answers', async () => {
  const pending = new Pending();
  const known = pending.track(Promise.resolve('answer'));
  expect(await known).toBe('answer');
  const unknown = [1, 2].map(() => pending.track(new Promise(() => {})));
  pending.reject(new Error('crashed'));
  for (const answer of unknown) await expect(answer).rejects.toThrow('crashed');
  expect(await pending.track(Promise.resolve('later'))).toBe('later');
});
