import type { Event } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { pauseAfter } from '../../src/game/pace.ts';
import type { Speed } from '../../src/settings/settings.ts';

const placed: Event = { type: 'placed', seat: 0, territory: 0, armies: 1 };
const traded: Event = {
  type: 'traded',
  seat: 0,
  cards: [0, 1, 2],
  armies: 4,
  extra: -1,
  extraArmies: 0,
  trading: 'none',
};
const prompted: Event = { type: 'prompted', phase: 'claim', seat: 0, armies: 1, neutral: 0 };

describe('how long something is shown', () => {
  test('is that of what takes longest, however much happened', () => {
    const alone = pauseAfter([traded], 'normal');
    expect(pauseAfter([placed, traded, placed], 'normal')).toBe(alone);
    expect(alone).toBeGreaterThan(pauseAfter([placed], 'normal'));
  });

  test('is long for sheets that are opened, for those who watch', () => {
    const moved: Event = { type: 'moved', seat: 0, from: 0, to: 1, asked: 1, troops: 1, reason: 'none' };
    const left: Event = { type: 'lot-left', territories: [0] };
    expect(pauseAfter([moved], 'normal')).toBeGreaterThan(pauseAfter([traded], 'normal'));
    expect(pauseAfter([left], 'normal')).toBeGreaterThan(0);
  });

  test('is nothing for what only moves the game on', () => {
    expect(pauseAfter([prompted], 'slow')).toBe(0);
    expect(pauseAfter([], 'slow')).toBe(0);
  });

  test('falls from speed to speed, to nothing', () => {
    const speeds: readonly Speed[] = ['slow', 'normal', 'fast', 'off'];
    const pauses = speeds.map((speed) => pauseAfter([traded], speed));
    expect(pauses).toEqual(pauses.toSorted((a, b) => b - a));
    expect(new Set(pauses).size).toBe(speeds.length);
    expect(pauses.at(-1)).toBe(0);
  });
});
