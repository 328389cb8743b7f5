import { lazy, Suspense, useEffect, useState } from 'react';
import { TodaysChallenge } from '../challenge/TodaysChallenge.tsx';
import { afterPaint } from '../look/behaviour/after-paint.ts';
import styles from './home.module.css';

// Loaded after the first paint: the challenge, the map and their texts.
const TodaysGoal = lazy(async () => ({ default: (await import('./TodaysGoal.tsx')).TodaysGoal }));

/** Today's challenge, with its goal and board. */
export function ChallengeCard() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return (
    <section className={`${styles.card} ${styles.today}`}>
      <TodaysChallenge className={styles.link} />
      <Suspense>{isPainted && <TodaysGoal />}</Suspense>
    </section>
  );
}
