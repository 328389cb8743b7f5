import type { WireChatLine } from '@rubicon/protocol/wire';
import { expect, test } from 'vitest';
import { countUnread } from '../../src/online/chat/unread.ts';

const line = (number: number, player: string): WireChatLine => ({
  number,
  player,
  name: player,
  text: 'Hello',
  at: 0,
});

const CHAT = [line(1, 'bob'), line(2, 'cleo'), line(3, 'ann'), line(4, 'bob'), line(5, 'cleo')];

test('lines after the last one read are unread, except the reader’s own', () => {
  expect(countUnread(CHAT, { id: 'ann', read: 0, muted: new Set() })).toBe(4);
  expect(countUnread(CHAT, { id: 'ann', read: 4, muted: new Set() })).toBe(1);
  expect(countUnread(CHAT, { id: 'ann', read: 5, muted: new Set() })).toBe(0);
});

test('lines of muted players are not unread', () => {
  expect(countUnread(CHAT, { id: 'ann', read: 0, muted: new Set(['bob']) })).toBe(2);
  expect(countUnread(CHAT, { id: 'ann', read: 0, muted: new Set(['bob', 'cleo']) })).toBe(0);
});

test('for a visitor, the lines of everyone count', () => {
  expect(countUnread(CHAT, { id: undefined, read: 0, muted: new Set() })).toBe(5);
});
