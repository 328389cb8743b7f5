import { describe, expect, test } from 'vitest';
import { Hosting } from '../../src/host/hosting.ts';

/** Hosts games that take their time, and tells what happens. */
function slow() {
  const told: string[] = [];
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  const hosting = new Hosting();
  const open = (id: string, name = id) =>
    hosting.open(id, async () => {
      told.push(`${name} opens`);
      await wait();
      told.push(`${name} is open`);
      return {
        async value() {
          await wait();
          told.push(`${name} is closed`);
        },
      };
    });
  return { hosting, open, told };
}

describe('what is asked for one game is done one after the other', () => {
  test('a game that is left while it opens is closed when it is open', async () => {
    const { hosting, open, told } = slow();
    await Promise.all([open('a'), hosting.leave('a')]);
    expect(told).toEqual(['a opens', 'a is open', 'a is closed']);
  });

  test('opened, left and opened again, it stays open', async () => {
    const { hosting, open, told } = slow();
    await Promise.all([open('a', 'first'), hosting.leave('a'), open('a', 'second')]);
    expect(told).toEqual([
      'first opens',
      'first is open',
      'first is closed',
      'second opens',
      'second is open',
    ]);
  });

  test('opened twice, the first one is closed before the second one opens', async () => {
    const { open, told } = slow();
    await Promise.all([open('a', 'first'), open('a', 'second')]);
    expect(told).toEqual([
      'first opens',
      'first is open',
      'first is closed',
      'second opens',
      'second is open',
    ]);
  });

  test('is done alone when it is open no more', async () => {
    const { hosting, open, told } = slow();
    await Promise.all([open('a'), hosting.alone('a', async () => void told.push('alone'))]);
    expect(told).toEqual(['a opens', 'a is open', 'a is closed', 'alone']);
  });

  test('after one that fails, the next is done', async () => {
    const { hosting, open, told } = slow();
    const failed = hosting.open('a', () => Promise.reject(new Error('on purpose')));
    const refused = hosting.open('a', async () => ({ error: 'busy' }));
    await Promise.all([expect(failed).rejects.toThrow('on purpose'), open('a')]);
    expect(await refused).toEqual({ error: 'busy' });
    expect(told).toEqual(['a opens', 'a is open']);
  });
});

test('games do not wait for each other', async () => {
  const { open, told } = slow();
  await Promise.all([open('a'), open('b')]);
  expect(told.slice(0, 2)).toEqual(['a opens', 'b opens']);
});
