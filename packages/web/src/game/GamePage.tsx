import { Suspense, startTransition, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import type { LobbyError } from '../host/lobby.ts';
import { Button } from '../look/Button.tsx';
import { useTitle } from '../look/behaviour/use-title.ts';
import { useWords } from '../words/words.ts';
import { Failed } from './Failed.tsx';
import styles from './game.module.css';
import { nextPersonAtScreen } from './match/screen-turns.ts';
import { useMatch, useMatchState } from './match/use-match.ts';
import { Playing } from './Playing.tsx';
import { panel } from './panel.tsx';

const HandOver = panel('HandOver');

/** One game: loading, hand-over between people, play and errors. */
export function GamePage({ id }: { readonly id: string }) {
  const words = useWords();
  const [attempt, setAttempt] = useState(0);
  const { match, error } = useMatch(id, attempt);
  const state = useMatchState(match);
  const { game, view, rules, failure } = state;
  const next = nextPersonAtScreen(state);
  const taken = next?.isHidden === false ? next.seat : undefined;
  useEffect(() => {
    if (taken !== undefined) match.sit(taken, false);
  }, [match, taken]);
  const isOpen = view !== undefined;
  const [isDue, setDue] = useState(false); // the game renders in slices, so the page stays responsive
  useEffect(() => startTransition(() => setDue(isOpen)), [isOpen]);
  const reopen = (): void => setAttempt((count) => count + 1);

  if (error === 'over') return <Redirect to={`/replay/${id}`} replace />;
  if (error !== undefined) return <Unopened id={id} error={error} onReopen={reopen} />;
  if (failure !== undefined) return <Failed id={id} failure={failure} onReopen={reopen} />;
  if (!isDue || game === undefined || view === undefined || rules === undefined) {
    return (
      <main className={styles.notice}>
        <p role="status">{words.common.loading}</p>
      </main>
    );
  }
  if (next?.isHidden)
    return (
      <Suspense>
        <HandOver match={match} seat={next.seat} state={{ ...state, game, view, rules }} />
      </Suspense>
    );
  return (
    <ErrorBoundary key={attempt} fallback={<Failed id={id} failure="crashed" onReopen={reopen} />}>
      <Playing id={id} match={match} state={{ ...state, game, view, rules }} hasAdvice />
    </ErrorBoundary>
  );
}

interface UnopenedProps {
  readonly id: string;
  readonly error: LobbyError;
  readonly onReopen: () => void;
}

/** Shown when the game could not be opened: the reason, and what to do. */
function Unopened({ id, error, onReopen }: UnopenedProps) {
  const words = useWords();
  const title = error === 'busy' ? words.home.busyTitle : words.common.failed;
  useTitle(title);
  return (
    <main className={styles.notice}>
      <h1>{title}</h1>
      <p role="alert">{words.home.errors[error]}</p>
      {error === 'newer' || error === 'unknown-bot' ? (
        <p>
          <a href={`/replay/${id}`}>{words.home.showGame}</a>
        </p>
      ) : error === 'unknown-game' ? null : (
        <Button look="primary" onClick={onReopen}>
          {words.game.reopen}
        </Button>
      )}
      <p>
        <a href="/">{words.common.home}</a>
      </p>
    </main>
  );
}
