import { localDate } from '@rubicon/analysis/date';
import { type Results, streakOf } from '../challenge/results.ts';
import { Stars } from '../challenge/Stars.tsx';
import { dateText } from '../challenge/texts.ts';
import { Totals } from '../look/Totals.tsx';
import { useWords } from '../words/words.ts';
import { bestOf, bestStreakOf } from './best-challenges.ts';
import styles from './statistics.module.css';
import { useStatisticsWords } from './use-statistics-words.ts';

/** The number of best results that are listed. */
const MOST = 5;

/** The challenges of the day: totals, streaks and the best results. */
export function ChallengeResults({ results }: { readonly results: Results }) {
  const words = useWords();
  const texts = useStatisticsWords();
  const { percent } = words.common;
  const all = Object.values(results);
  const totals = [
    [texts.days, all.length],
    [texts.best, all.filter(({ stars }) => stars === 3).length],
    [texts.daysInARow, streakOf(results, localDate(new Date()))],
    [texts.mostInARow, bestStreakOf(results)],
  ] as const;
  return (
    <section aria-labelledby="challenges">
      <h2 id="challenges">{texts.challenges}</h2>
      <Totals totals={totals} />
      <ul className={styles.challenges}>
        {bestOf(results, MOST).map(([date, { stars, chance, best }]) => (
          <li key={dateText(words, date, 'long') + date.year}>
            <Stars stars={stars} />
            <strong>{dateText(words, date, 'long')}</strong>
            <span>{texts.chance(percent(chance), percent(best))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
