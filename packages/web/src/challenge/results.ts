import type { Stars } from '@rubicon/analysis';
import { dayBefore, type LocalDate, makeDate } from '@rubicon/analysis/date';
import { load, save } from '../settings/storage.ts';

/** The first graded line of a day: the one that counts. */
export interface DayResult {
  readonly stars: Stars;
  readonly chance: number;
  readonly best: number;
  readonly line: string;
}

/** Results by date, `2026-11-17`. */
export type Results = Readonly<Record<string, DayResult>>;

/** The name under which the results are stored. */
export const RESULTS = 'challenges';

/** The results in this browser. */
export function loadResults(): Results {
  const saved = load(RESULTS);
  if (typeof saved !== 'object' || saved === null) return {};
  return Object.fromEntries(Object.entries(saved).filter(([, result]) => isResult(result)));
}

function isResult(value: unknown): value is DayResult {
  if (typeof value !== 'object' || value === null) return false;
  const { stars, chance, best, line } = value as Partial<Record<keyof DayResult, unknown>>;
  return (
    (stars === 0 || stars === 1 || stars === 2 || stars === 3) &&
    typeof chance === 'number' &&
    typeof best === 'number' &&
    typeof line === 'string'
  );
}

/** Saves the result of a day, unless it already has one, and returns all results. */
export function keepResult(date: LocalDate, result: DayResult): Results {
  const results = loadResults();
  const day = makeDate(date);
  if (Object.hasOwn(results, day)) return results;
  const kept = { ...results, [day]: result };
  save(RESULTS, kept);
  return kept;
}

/** Days in a row with at least one star, up to today, or up to yesterday if today has no result yet. */
export function streakOf(results: Results, today: LocalDate): number {
  let day = Object.hasOwn(results, makeDate(today)) ? today : dayBefore(today);
  let days = 0;
  while ((results[makeDate(day)]?.stars ?? 0) > 0) {
    days++;
    day = dayBefore(day);
  }
  return days;
}

/** `★★☆` */
export const starsText = (stars: Stars): string => '★'.repeat(stars) + '☆'.repeat(3 - stars);
