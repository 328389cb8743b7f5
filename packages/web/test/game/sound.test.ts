import { type Event, SPECTATOR, seededDice } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { cueOf } from '../../src/game/sound/cues.ts';
import { CUES, PEAK, samplesOf } from '../../src/game/sound/voices.ts';

const RATE = 44_100;

/** Random numbers that are the same in every run. */
function randomOf(seed: string): () => number {
  const dice = seededDice(seed);
  return () => dice.below(10_000) / 10_000;
}

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);

/** Returns where groups of samples above a tenth of the peak begin, in seconds, and how long each lasts. */
function hitsOf(samples: Float32Array, gap: number): { readonly at: number; readonly length: number }[] {
  const loud = [...samples.keys()].filter((i) => Math.abs(samples[i]!) > PEAK / 10);
  const starts = loud.filter((i, n) => n === 0 || i - loud[n - 1]! > gap * RATE);
  return starts.map((start, n) => {
    const end = loud.findLast((i) => i < (starts[n + 1] ?? Number.POSITIVE_INFINITY))!;
    return { at: start / RATE, length: (end - start) / RATE };
  });
}

describe.each(CUES)('the sound %s', (cue) => {
  test('peaks at -12 dBFS, lasts at most 1.2 seconds (victory 3), and ends in silence', () => {
    const samples = samplesOf(cue, RATE, randomOf(cue));
    expect(loudest(samples)).toBeCloseTo(10 ** (-12 / 20), 5);
    expect(samples.length / RATE).toBeLessThanOrEqual(cue === 'victory' ? 3 : 1.2);
    expect(loudest(samples.subarray(-100))).toBeLessThan(0.005);
    expect(loudest(samples.subarray(0, 100))).toBeLessThan(0.005);
  });

  test('is different every time', () => {
    const random = randomOf(cue);
    const sounds = Array.from({ length: 20 }, () => samplesOf(cue, 8000, random).join());
    expect(new Set(sounds).size).toBe(20);
  });
});

test('dice are 4 to 7 short clicks that slow down', () => {
  const random = randomOf('dice');
  const counts = new Set<number>();
  for (let n = 0; n < 30; n++) {
    const clicks = hitsOf(samplesOf('dice', RATE, random), 0.012);
    counts.add(clicks.length);
    for (const { length } of clicks) expect(length).toBeLessThanOrEqual(0.02);
    const gaps = clicks.slice(1).map(({ at }, i) => at - clicks[i]!.at);
    expect(gaps.at(-1)).toBeGreaterThan(gaps[0]!);
  }
  expect([...counts].sort()).toEqual([4, 5, 6, 7]);
});

test.each([
  [['rolled'], false, 'dice'],
  [['rolled', 'captured'], false, 'capture'],
  [['occupied'], false, 'march'],
  [['captured', 'eliminated'], false, 'elimination'],
  [['turn-began'], true, 'your-turn'],
  [['turn-began'], false, undefined],
  [['eliminated', 'won'], false, 'victory'],
] as const)('events %j, your turn: %s', (types, isYourTurn, cue) => {
  const events = types.map((type) => ({ type }) as Event);
  expect(cueOf(events, 0, { winner: 0 }, isYourTurn)).toBe(cue);
});

test('the loser does not hear the victory sound', () => {
  expect(cueOf([{ type: 'won', seat: 1 }], 0, { winner: 1 }, false)).toBe('elimination');
  expect(cueOf([{ type: 'won', seat: 1 }], SPECTATOR, { winner: 1 }, false)).toBe('victory');
});
