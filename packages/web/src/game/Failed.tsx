import type { WireFailure } from '@rubicon/protocol/wire';
import { useState } from 'react';
import { downloadRecord } from '../home/download.ts';
import type { LobbyError } from '../host/lobby.ts';
import { Button } from '../look/Button.tsx';
import { useWords } from '../words/words.ts';
import styles from './game.module.css';

interface FailedProps {
  readonly id: string;
  readonly failure: WireFailure | 'crashed';
  readonly onAgain: () => void;
}

/** The game cannot go on: says why, keeps it, and offers its record for a report. */
export function Failed({ id, failure, onAgain }: FailedProps) {
  const words = useWords();
  const [isSure, setSure] = useState(false);
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const isOutdated = failure === 'upgrade'; // then opening the game again would fail again
  async function save(): Promise<void> {
    if (!isSure) return setSure(true);
    setError(await downloadRecord(id));
  }
  return (
    <main className={styles.notice}>
      <h1>{words.common.failed}</h1>
      <p role="alert">{words.game.failures[failure]}</p>
      <Button look="primary" onClick={isOutdated ? () => location.reload() : onAgain}>
        {isOutdated ? words.common.reload : words.game.reopen}
      </Button>
      {isSure && <p role="status">{words.home.exportWarning}</p>}
      <Button onClick={save}>{words.game.record}</Button>
      {error !== undefined && <p role="alert">{words.home.errors[error]}</p>}
      <p>
        <a href="/">{words.common.home}</a>
      </p>
    </main>
  );
}
