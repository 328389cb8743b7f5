import { describe, expect, it } from 'vitest';
import { keepResult, loadResults, starsText, streakOf } from '../../src/challenge/results.ts';
import { provideLocalStorage } from '../local-storage.ts';

const TODAY = { year: 2026, month: 11, day: 17 };
const result = (stars: 0 | 1 | 2 | 3) => ({ stars, chance: 0.6, best: 0.64, line: 'place brazil 3' });

provideLocalStorage();

describe('results of challenges', () => {
  it('the first graded line of a day counts', () => {
    keepResult(TODAY, result(2));
    expect(keepResult(TODAY, result(3))).toEqual({ '2026-11-17': result(2) });
    expect(loadResults()).toEqual({ '2026-11-17': result(2) });
  });

  it('ignores invalid results', () => {
    localStorage.setItem('rubicon/challenges', JSON.stringify({ '2026-11-16': { stars: 9 }, x: null }));
    expect(loadResults()).toEqual({});
    localStorage.setItem('rubicon/challenges', 'torn');
    expect(loadResults()).toEqual({});
  });

  it('a streak counts up to today, or yesterday while today has no result', () => {
    const before = { '2026-11-15': result(1), '2026-11-16': result(3) };
    expect(streakOf(before, TODAY)).toBe(2);
    expect(streakOf({ ...before, '2026-11-17': result(2) }, TODAY)).toBe(3);
    expect(streakOf({ ...before, '2026-11-17': result(0) }, TODAY)).toBe(0);
    expect(streakOf({ '2026-11-15': result(3) }, TODAY)).toBe(0);
  });

  it('a streak continues across new year and leap days', () => {
    const days = { '2028-02-28': result(1), '2028-02-29': result(1), '2028-03-01': result(1) };
    expect(streakOf(days, { year: 2028, month: 3, day: 1 })).toBe(3);
    expect(streakOf({ '2026-12-31': result(1) }, { year: 2027, month: 1, day: 1 })).toBe(1);
  });
});

it('shows stars as text', () => {
  expect([starsText(0), starsText(2), starsText(3)]).toEqual(['☆☆☆', '★★☆', '★★★']);
});
