import type { ChallengeData } from './challenge.ts';
import type { LocalDate } from './date.ts';

interface Month {
  readonly default: readonly ChallengeData[];
}

/** One file per month, loaded on demand, with one challenge per day; February has 29. */
const MONTHS: readonly (() => Promise<Month>)[] = [
  () => import('./data/01.json', { with: { type: 'json' } }),
  () => import('./data/02.json', { with: { type: 'json' } }),
  () => import('./data/03.json', { with: { type: 'json' } }),
  () => import('./data/04.json', { with: { type: 'json' } }),
  () => import('./data/05.json', { with: { type: 'json' } }),
  () => import('./data/06.json', { with: { type: 'json' } }),
  () => import('./data/07.json', { with: { type: 'json' } }),
  () => import('./data/08.json', { with: { type: 'json' } }),
  () => import('./data/09.json', { with: { type: 'json' } }),
  () => import('./data/10.json', { with: { type: 'json' } }),
  () => import('./data/11.json', { with: { type: 'json' } }),
  () => import('./data/12.json', { with: { type: 'json' } }),
];

/** Returns the challenge of a day; it is the same every year. */
export async function loadChallenge({
  month,
  day,
}: Pick<LocalDate, 'month' | 'day'>): Promise<ChallengeData> {
  const { default: days } = await MONTHS[month - 1]();
  return days[day - 1];
}
