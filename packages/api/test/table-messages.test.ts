import { tableMessageSchema } from '@rubicon/protocol';
import {
  isTableMessage,
  type TableEvent,
  type TableMessage,
  type WireGame,
  type WireLine,
} from '@rubicon/protocol/wire';
import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';

const hex = 'ab'.repeat(32);
const time = '2026-01-02T03:04:05.678Z';
const game: WireGame = {
  id: 'a',
  edition: 'world-domination',
  options: { setup: 'quick' },
  revision: 1,
  seats: [
    { colour: 'red', name: 'Ann', player: 'p' },
    { colour: 'blue', name: 'easy', bot: 'easy', isBot: true },
  ],
  table: { clock: { turn: 60, bank: 0 }, absent: 'bot', bot: 'easy', isRated: false },
};
const tableEvents: readonly TableEvent[] = [
  { type: 'left', seat: 0 },
  { type: 'returned', seat: 1 },
  { type: 'played-by', seat: 0, player: 'p' },
  { type: 'played-by', seat: 0, bot: 'easy' },
  { type: 'paused' },
  { type: 'resumed' },
  { type: 'delayed', milliseconds: 5 },
  { type: 'revised', revision: 2, engine: '1' },
  { type: 'rekeyed', commitment: hex, seeds: [{ seat: 0, hash: hex, seed: hex }] },
];
const lines: readonly WireLine[] = [
  { seq: 1, time, seat: 0, events: [] },
  { seq: 2, seat: 'host', events: [] },
  ...tableEvents.map((table, i) => ({ seq: 3 + i, time, table })),
];

/** At least one message of each type, with every field. */
const messages: { readonly [Type in TableMessage['type']]: Extract<TableMessage, { type: Type }>[] } = {
  hello: [{ type: 'hello', protocol: 2, game, yours: [0, 1], now: time }],
  seated: [
    { type: 'seated', seat: 0, beginning: 'x', lines: [] },
    { type: 'seated', seat: 'watch', lines: lines.slice(1, 3) },
  ],
  line: lines.map((line) => ({ type: 'line', ...line })),
  accepted: [{ type: 'accepted', id: 'a', seq: 1 }],
  refused: [{ type: 'refused', id: 'a', rejection: { code: 'not-now' } }],
  presence: [{ type: 'presence', seats: [0, 5] }],
  votes: [{ type: 'votes', pause: [] }],
  chat: [
    { type: 'chat', lines: [{ number: 1, player: 'p', name: 'Ann', text: 'hi', at: 3, isRemoved: true }] },
  ],
  pong: [{ type: 'pong' }],
  closed: [
    { type: 'closed', result: { type: 'won', seat: 0 } },
    { type: 'closed', result: { type: 'drawn' } },
    { type: 'closed', result: { type: 'abandoned' } },
  ],
  failed: [
    { type: 'failed', code: 'paused', id: 'a' },
    { type: 'failed', code: 'upgrade' },
  ],
};

test.each(Object.entries(messages))(
  'the shape of %s accepts what its schema accepts, and nothing else',
  (_, known) => {
    expect(known.filter((message) => !isTableMessage(message))).toEqual([]);
    const differing = known
      .flatMap((message) => [message, ...mutantsOf(message)])
      .filter((json) => isTableMessage(json) !== tableMessageSchema.safeParse(json).success);
    expect(differing).toEqual([]);
  },
);

test('the shape of a line knows the types of events; the engine parses their fields', () => {
  const line = { type: 'line', seq: 1, seat: 0 };
  expect(isTableMessage({ ...line, events: [{ type: 'claimed', seat: 0, territory: 'peru' }] })).toBe(true);
  expect(isTableMessage({ ...line, events: [{ type: 'prayed', seat: 0 }] })).toBe(false);
  expect(isTableMessage({ ...line, events: ['claimed'] })).toBe(false);
  expect(isTableMessage({ ...line, events: [], command: { type: 'claim' } })).toBe(false);
});
