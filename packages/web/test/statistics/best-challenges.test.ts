import { describe, expect, it } from 'vitest';
import { keepResult, loadResults } from '../../src/challenge/results.ts';
import { bestOf, bestStreakOf, forgetResults } from '../../src/statistics/best-challenges.ts';
import { provideLocalStorage } from '../local-storage.ts';

const TODAY = { year: 2026, month: 11, day: 17 };
const result = (stars: 0 | 1 | 2 | 3) => ({ stars, chance: 0.6, best: 0.64, line: 'place brazil 3' });

provideLocalStorage();

describe('results of challenges', () => {
  it('can be deleted', () => {
    keepResult(TODAY, result(2));
    forgetResults();
    expect(loadResults()).toEqual({});
  });

  it('the best results come first, the latest among equals, and none without a star', () => {
    const days = {
      '2026-11-14': result(3),
      '2026-11-15': result(0),
      '2026-11-16': result(2),
      '2026-11-17': result(3),
    };
    expect(bestOf(days, 5).map(([{ day }]) => day)).toEqual([17, 14, 16]);
    expect(bestOf(days, 1)).toHaveLength(1);
  });

  it('the best streak may be over', () => {
    const days = {
      '2026-11-01': result(1),
      '2026-11-02': result(2),
      '2026-11-03': result(0),
      '2026-11-05': result(3),
    };
    expect(bestStreakOf(days)).toBe(2);
    expect(bestStreakOf({})).toBe(0);
  });
});
