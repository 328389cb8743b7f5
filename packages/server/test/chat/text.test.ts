import { expect, test } from 'vitest';
import { parseLine } from '../../src/chat/text.ts';

test.each([
  ['a greeting', 'Hello, world!'],
  ['other scripts', '日本語 עברית العربية हिन्दी'],
  ['emoji of several characters', '👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
  ['accents', 'naïve Zoë ệ'],
  ['300 characters outside of the basic plane', '🎲'.repeat(300)],
])('%s can be written', (_, text) => {
  expect(parseLine(text)).toEqual({ line: text });
});

test('a line is stored in NFC, without spaces around it', () => {
  expect(parseLine('  Zoe\u0308 ')).toEqual({ line: 'Zoë' });
});

test.each([
  ['empty', ''],
  ['empty', ' \u00a0 '],
  ['empty', '\u200b\u2060\ufeff\u2800'],
  ['too-long', 'x'.repeat(301)],
  ['too-long', '🎲'.repeat(301)],
  ['bad-text', 'a\nb'],
  ['bad-text', 'a\u2028b'],
  ['bad-text', 'a\0b'],
  ['bad-text', 'bell \u0007'],
  ['bad-text', 'csi \u009b31m'],
  ['bad-text', 'override \u202eevil'],
  ['bad-text', 'isolate \u2066evil\u2069'],
  ['bad-text', 'mark \u200fevil'],
  ['bad-text', 'half a pair \ud800'],
  ['bad-text', `zalgo e${'\u0301'.repeat(8)}`],
])('%s: %j', (failure, text) => {
  expect(parseLine(text)).toEqual({ failure });
});
