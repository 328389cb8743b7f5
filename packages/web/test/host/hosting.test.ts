import { describe, expect, test } from 'vitest';
import { Hosting } from '../../src/host/hosting.ts';

/** Hosts games that open and close slowly, and logs what happens. */
function slowHosting() {
  const log: string[] = [];
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
  const hosting = new Hosting();
  const open = (id: string, name = id) =>
    hosting.open(id, async () => {
      log.push(`${name} opens`);
      await wait();
      log.push(`${name} is open`);
      return {
        async value() {
          await wait();
          log.push(`${name} is closed`);
        },
      };
    });
  return { hosting, open, log };
}

describe('requests for the same game run one after the other', () => {
  test('a game left while it opens is closed once it is open', async () => {
    const { hosting, open, log } = slowHosting();
    await Promise.all([open('a'), hosting.leave('a')]);
    expect(log).toEqual(['a opens', 'a is open', 'a is closed']);
  });

  test('a game opened, left and opened again is open', async () => {
    const { hosting, open, log } = slowHosting();
    await Promise.all([open('a', 'first'), hosting.leave('a'), open('a', 'second')]);
    expect(log).toEqual([
      'first opens',
      'first is open',
      'first is closed',
      'second opens',
      'second is open',
    ]);
  });

  test('a game opened twice is closed before it opens again', async () => {
    const { open, log } = slowHosting();
    await Promise.all([open('a', 'first'), open('a', 'second')]);
    expect(log).toEqual([
      'first opens',
      'first is open',
      'first is closed',
      'second opens',
      'second is open',
    ]);
  });

  test('work that needs a closed game runs after it is closed', async () => {
    const { hosting, open, log } = slowHosting();
    await Promise.all([open('a'), hosting.whileClosed('a', async () => void log.push('work'))]);
    expect(log).toEqual(['a opens', 'a is open', 'a is closed', 'work']);
  });

  test('a failed request does not stop the next one', async () => {
    const { hosting, open, log } = slowHosting();
    const failed = hosting.open('a', () => Promise.reject(new Error('on purpose')));
    const refused = hosting.open('a', async () => ({ error: 'busy' }));
    await Promise.all([expect(failed).rejects.toThrow('on purpose'), open('a')]);
    expect(await refused).toEqual({ error: 'busy' });
    expect(log).toEqual(['a opens', 'a is open']);
  });
});

test('games do not wait for each other', async () => {
  const { open, log } = slowHosting();
  await Promise.all([open('a'), open('b')]);
  expect(log.slice(0, 2)).toEqual(['a opens', 'b opens']);
});
