import { BOT_NAMES } from '@rubicon/bots';
import { expect, test } from 'vitest';
import { BOT_GLYPHS } from '../src/bots/glyphs.ts';
import { speech as de } from '../src/words/de/speech.ts';
import { speech as en } from '../src/words/en/speech.ts';

const OCCASIONS = ['start', 'capture', 'loss', 'win', 'out'] as const;

test('every bot has a sign of at most 1 kB', () => {
  expect(new Set(Object.keys(BOT_GLYPHS))).toEqual(new Set(BOT_NAMES));
  for (const glyph of Object.values(BOT_GLYPHS)) expect(glyph.length).toBeLessThanOrEqual(1000);
});

test.each([en, de])('every bot has its own lines', (speech) => {
  for (const bot of BOT_NAMES) {
    const lines = OCCASIONS.flatMap((occasion) => speech[bot]?.[occasion] ?? []);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(new Set(lines).size).toBe(lines.length);
  }
});

test.each([en, de])('three bots of the same level say different things at the start', (speech) => {
  for (const bot of ['easy', 'medium', 'hard', 'expert']) expect(speech[bot]?.start).toHaveLength(3);
});
