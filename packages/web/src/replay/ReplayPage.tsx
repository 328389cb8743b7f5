import { useCallback, useEffect, useMemo, useState } from 'react';
import { lobby } from '../host/client.ts';
import type { Answer, LobbyError, Tape } from '../host/lobby.ts';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import { filmOf } from './film.ts';
import { Projector } from './Projector.tsx';
import styles from './replay.module.css';

/** A game of this browser, or one from a file that is dropped here or chosen. */
export function ReplayPage({ id }: { readonly id: string | undefined }) {
  const words = useWords();
  const [tape, setTape] = useState<Tape | undefined>(undefined);
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const show = useCallback((answer: Answer<Tape>) => {
    setError(answer.error);
    if (answer.error === undefined) setTape(answer.value);
  }, []);
  useEffect(() => {
    if (id !== undefined) void lobby().replay(id).then(show);
  }, [id, show]);
  async function read(file: File | undefined): Promise<void> {
    if (file !== undefined) show(await lobby().read(await file.text()));
  }
  const film = useMemo(() => (tape === undefined ? undefined : filmOf(tape)), [tape]);
  const problem = tape !== undefined && film === undefined ? 'damaged' : error;
  if (tape !== undefined && film !== undefined) return <Projector tape={tape} film={film} />;
  return (
    <PageFrame title={words.story.replay}>
      {problem !== undefined && <p role="alert">{words.home.errors[problem]}</p>}
      {id !== undefined && problem === undefined ? (
        <p role="status">{words.common.loading}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a way besides the file input in it
        <div
          className={styles.drop}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void read(event.dataTransfer.files[0]);
          }}
        >
          <label htmlFor="record">{words.story.drop}</label>
          <input
            id="record"
            type="file"
            accept=".jsonl,.json,.txt"
            onChange={(event) => void read(event.target.files?.[0])}
          />
        </div>
      )}
    </PageFrame>
  );
}
