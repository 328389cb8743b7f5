import { localDate } from '@rubicon/analysis/date';
import { useEffect, useState } from 'react';
import { goalText } from '../challenge/goal-text.ts';
import { useChallengeWords } from '../challenge/use-challenge-words.ts';
import { ask } from '../host/client.ts';
import type { ChallengePreview } from '../host/lobby.ts';
import { useWords } from '../words/words.ts';
import styles from './home.module.css';
import { Thumbnail } from './saved/Thumbnail.tsx';

/** The board and goal of today's challenge; nothing if it cannot be loaded. Read by the host worker, which has the engine. */
export function TodaysGoal() {
  const words = useWords();
  const texts = useChallengeWords();
  const [preview, setPreview] = useState<ChallengePreview | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const today = localDate(new Date());
    void ask((host) => host.previewChallenge(today)).then(({ value }) => isCurrent && setPreview(value));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (preview === undefined) return null;
  return (
    <>
      <div className={styles.board}>
        <Thumbnail owners={preview.owners} />
      </div>
      <p className={styles.goal}>{goalText(words, texts, preview.goal)}</p>
    </>
  );
}
