import { BOTS } from '@rubicon/bots';
import { SPARRING } from '@rubicon/bots/sparring';
import { expect, test } from 'vitest';
import { ARENA_HELP, BOT_HELP, PLAY_HELP, SIMULATE_HELP } from '../../src/help.ts';

test.each([
  ['PLAY_HELP', PLAY_HELP, []],
  ['SIMULATE_HELP', SIMULATE_HELP, SPARRING],
  ['ARENA_HELP', ARENA_HELP, SPARRING],
  ['BOT_HELP', BOT_HELP, []],
])(
  '%s lists every bot with what it is like, the levels first, and partners for measurements last',
  (_, help, partners) => {
    const listed = [...help.matchAll(/^ {2}(\w+) {2,}(.+)$/gm)].map(([, name, about]) => [name, about]);
    const order = ['level', 'character', 'yardstick'];
    const bots = [...BOTS].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
    expect(listed).toEqual([...bots, ...partners].map(({ name, about }) => [name, about]));
  },
);
