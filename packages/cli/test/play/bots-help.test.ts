import { BOTS } from '@rubicon/bots';
import { expect, test } from 'vitest';
import { ARENA_HELP, BOT_HELP, PLAY_HELP, SIMULATE_HELP } from '../../src/help.ts';

test.each(Object.entries({ PLAY_HELP, SIMULATE_HELP, ARENA_HELP, BOT_HELP }))(
  '%s lists every bot with what it is like, the levels first',
  (_, help) => {
    const listed = [...help.matchAll(/^ {2}(\w+) {2,}(.+)$/gm)].map(([, name, about]) => [name, about]);
    const order = ['level', 'character', 'yardstick'];
    const bots = [...BOTS].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
    expect(listed).toEqual(bots.map(({ name, about }) => [name, about]));
  },
);
