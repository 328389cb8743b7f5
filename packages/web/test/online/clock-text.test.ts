import { afterEach, describe, expect, test, vi } from 'vitest';
import { clockText, momentText } from '../../src/online/game/clock-text.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a clock', () => {
  test.each([
    [0, '0:00'],
    [999, '0:01'],
    [65_000, '1:05'],
    [3_661_000, '1:01:01'],
    [25 * 3_600_000, '1 d 1 h'],
  ])('with %i ms shows %s', (milliseconds, text) => {
    expect(clockText(milliseconds)).toBe(text);
  });

  test('names the day of a moment that is not today', () => {
    const now = new Date(2026, 10, 17, 12).getTime();
    expect(momentText('en-GB', new Date(2026, 10, 17, 18, 5).getTime(), now)).toBe('18:05');
    expect(momentText('en-GB', new Date(2026, 10, 19, 18, 5).getTime(), now)).toMatch(/Thu.*19.*Nov.*18:05/);
  });

  test.each([
    ['en-GB', '18:05'],
    ['en-US', '06:05 PM'],
  ])('shows a moment in the format of %s', (language, text) => {
    vi.stubGlobal('navigator', { languages: ['de-DE', language] });
    const moment = new Date(2026, 10, 17, 18, 5).getTime();
    expect(momentText('en', moment, moment).replace('\u202f', ' ')).toBe(text);
  });
});
