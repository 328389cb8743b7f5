import type { FatalFailure } from '@rubicon/protocol/wire';
import { useState } from 'react';
import { downloadRecord } from '../home/saved/download.ts';
import type { LobbyError } from '../host/lobby.ts';
import { Button } from '../look/Button.tsx';
import { useTitle } from '../look/behaviour/use-title.ts';
import { useWords } from '../words/words.ts';
import styles from './game.module.css';

interface FailedProps {
  readonly id: string;
  readonly failure: FatalFailure | 'crashed';
  readonly onReopen: () => void;
}

/** Shown when the game cannot continue: the reason, and a download of the record. */
export function Failed({ id, failure, onReopen }: FailedProps) {
  const words = useWords();
  useTitle(words.common.failed);
  const [isConfirmed, setConfirmed] = useState(false);
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const isOutdated = failure === 'upgrade'; // reopening would fail again
  async function save(): Promise<void> {
    if (!isConfirmed) return setConfirmed(true);
    setError(await downloadRecord(id));
  }
  return (
    <main className={styles.notice}>
      <h1>{words.common.failed}</h1>
      <p role="alert">{words.game.failures[failure]}</p>
      <Button look="primary" onClick={isOutdated ? () => location.reload() : onReopen}>
        {isOutdated ? words.common.reload : words.game.reopen}
      </Button>
      {isConfirmed && <p role="status">{words.home.exportWarning}</p>}
      <Button onClick={save}>{words.game.record}</Button>
      {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
      <p>
        <a href="/">{words.common.home}</a>
      </p>
    </main>
  );
}
