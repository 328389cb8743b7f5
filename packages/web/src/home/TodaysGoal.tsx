import { localDate } from '@rubicon/analysis/date';
import { useState } from 'react';
import { goalText, namingOf } from '../challenge/texts.ts';
import { useChallenge } from '../challenge/use-challenge.ts';
import { useChallengeWords } from '../challenge/use-challenge-words.ts';
import { colourOf } from '../game/facts/names.ts';
import { useWords } from '../words/words.ts';
import styles from './home.module.css';
import { Thumbnail } from './Thumbnail.tsx';

/** The board and the goal of today's challenge; nothing if it cannot be loaded. */
export function TodaysGoal() {
  const words = useWords();
  const texts = useChallengeWords();
  const [date] = useState(() => localDate(new Date()));
  const challenge = useChallenge(date);
  if (challenge === undefined || challenge === 'failed') return null;
  const { position, goal } = challenge;
  return (
    <>
      <div className={styles.board}>
        <Thumbnail owners={position.owner.map((owner) => colourOf(position, owner))} />
      </div>
      <p className={styles.goal}>{goalText(namingOf(challenge, words, texts), goal)}</p>
    </>
  );
}
