import { useState } from 'react';
import { Redirect } from 'wouter';
import { Guard } from '../app/Guard.tsx';
import { Button } from '../look/Button.tsx';
import { useWords } from '../words/words.ts';
import { Failed } from './Failed.tsx';
import styles from './game.module.css';
import { HandOver } from './HandOver.tsx';
import { nextInFront } from './match.ts';
import { Playing } from './Playing.tsx';
import { useMatch, useMatchState } from './use-match.ts';

/** One game: opened, handed over where several people play, and played. */
export function GamePage({ id }: { readonly id: string }) {
  const words = useWords();
  const [attempt, setAttempt] = useState(0);
  const { match, error } = useMatch(id, attempt);
  const state = useMatchState(match);
  const { game, view, rules, failure, yours } = state;
  const again = (): void => setAttempt((count) => count + 1);

  if (error === 'over') return <Redirect to={`/replay/${id}`} replace />;
  if (error !== undefined) {
    return (
      <main className={styles.notice}>
        <h1>{words.common.failed}</h1>
        <p role="alert">{words.home.errors[error]}</p>
        {error === 'revised' || error === 'unknown-bot' ? (
          <p>
            <a href={`/replay/${id}`}>{words.home.look}</a>
          </p>
        ) : error === 'unknown-game' ? null : (
          <Button look="primary" onClick={again}>
            {words.game.reopen}
          </Button>
        )}
        <p>
          <a href="/">{words.common.home}</a>
        </p>
      </main>
    );
  }
  if (failure !== undefined) return <Failed id={id} failure={failure} onAgain={again} />;
  if (game === undefined || view === undefined || rules === undefined) {
    return (
      <main className={styles.notice}>
        <p role="status">{words.common.loading}</p>
      </main>
    );
  }
  const next = yours.length > 1 ? nextInFront(state) : undefined;
  if (next !== undefined)
    return <HandOver match={match} seat={next} state={{ ...state, game, view, rules }} />;
  return (
    <Guard key={attempt} fallback={<Failed id={id} failure="crashed" onAgain={again} />}>
      <Playing id={id} match={match} state={{ ...state, game, view, rules }} />
    </Guard>
  );
}
