import { expect, test } from 'vitest';
import { ChatFeed } from '../../src/chat/feed.ts';

test('a feed whose lines could not be read can be tried again', async () => {
  const line = { number: 1, player: 'ada', text: 'hello', at: 5 };
  const sent: unknown[] = [];
  let isDown = true;
  const feed = new ChatFeed({
    now: () => 10,
    recent: async () => {
      if (isDown) throw new Error('down');
      return [line];
    },
    blocked: async () => [],
    send: (lines) => sent.push(...lines),
  });
  await expect(feed.allow(0)).rejects.toThrow('down');
  isDown = false;
  await feed.allow(0);
  expect(sent).toEqual([line]);
});
