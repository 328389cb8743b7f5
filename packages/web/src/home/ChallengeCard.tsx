import { lazy, Suspense, useEffect, useState } from 'react';
import { TodaysChallenge } from '../challenge/TodaysChallenge.tsx';
import { afterPaint } from '../look/behaviour/after-paint.ts';
import styles from './home.module.css';

// Loaded after the first paint: the challenge, the map and their texts.
const TodaysGoal = lazy(async () => ({ default: (await import('./TodaysGoal.tsx')).TodaysGoal }));

/** Today's challenge, with its goal and board. A page that is left open overnight shows the next one. */
export function ChallengeCard() {
  const [isPainted, setPainted] = useState(false);
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = (): void => setDay(today());
    const timer = setInterval(look, 60_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return (
    <section key={day} className={`${styles.card} ${styles.today}`}>
      <TodaysChallenge className={styles.link} />
      <Suspense>{isPainted && <TodaysGoal />}</Suspense>
    </section>
  );
}

const today = (): string => new Date().toDateString();
