import { type LocalDate, parseDate } from '@rubicon/analysis/date';
import { type DayResult, RESULTS, type Results, streakOf } from '../challenge/results.ts';
import { save } from '../settings/storage.ts';

/** Deletes the results of all challenges. */
export const forgetResults = (): void => save(RESULTS, {});

/** The most days in a row with at least one star. */
export function bestStreakOf(results: Results): number {
  const days = Object.keys(results).flatMap((day) => parseDate(day) ?? []);
  return Math.max(0, ...days.map((day) => streakOf(results, day)));
}

/** The best results, the latest first among equals. */
export function bestOf(results: Results, most: number): readonly (readonly [LocalDate, DayResult])[] {
  return Object.entries(results)
    .toSorted(([day, { stars }], [otherDay, other]) => other.stars - stars || (day < otherDay ? 1 : -1))
    .flatMap(([day, result]) => {
      const date = parseDate(day);
      return date === undefined || result.stars === 0 ? [] : ([[date, result]] as const);
    })
    .slice(0, most);
}
