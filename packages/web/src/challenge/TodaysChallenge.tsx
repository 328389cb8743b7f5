import { localDate, makeDate } from '@rubicon/analysis/date';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import { loadResults, streakOf } from './results.ts';
import { Stars } from './Stars.tsx';

/** A link to the challenge of the day, with its stars and the streak. Loads no challenge. */
export function TodaysChallenge({ className }: { readonly className?: string | undefined }) {
  const { challenge } = useWords();
  const [{ stars, streak }] = useState(() => {
    const today = localDate(new Date());
    const results = loadResults();
    return { stars: results[makeDate(today)]?.stars, streak: streakOf(results, today) };
  });
  return (
    <p>
      <a href="/challenge" className={className}>
        {challenge.title}
      </a>{' '}
      {stars === undefined ? challenge.about : <Stars stars={stars} />}
      {streak > 0 && ` ${challenge.streak(streak)}`}
    </p>
  );
}
