import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ROUTES } from '../app/routes.ts';
import { usePresence } from '../app/use-presence.ts';
import { RECORD_FILES, readText } from '../home/record-file.ts';
import { ask } from '../host/client.ts';
import type { Answer, LobbyError, Tape } from '../host/lobby.ts';
import { DropTarget } from '../look/DropTarget.tsx';
import { FileButton } from '../look/FileButton.tsx';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import { filmOf } from './film.ts';
import { Projector } from './Projector.tsx';
import styles from './replay.module.css';

/** A game of this browser, or one from a file that is dropped here or chosen. */
export function ReplayPage({ id }: { readonly id: string | undefined }) {
  const words = useWords();
  const [, navigate] = useLocation();
  const isHere = usePresence();
  const [tape, setTape] = useState<Tape | undefined>(undefined);
  const [reels, setReels] = useState(0); // how many games have been shown
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const show = useCallback((answer: Answer<Tape>) => {
    setError(answer.error);
    setTape(answer.value);
    setReels((count) => count + 1);
  }, []);
  useEffect(() => {
    let isGone = false;
    if (id !== undefined) void ask((host) => host.replay(id)).then((tape) => isGone || show(tape));
    return () => {
      isGone = true;
    };
  }, [id, show]);
  async function read(file: File): Promise<void> {
    const text = await readText(file);
    const answer = await ask((host) => host.read(text));
    if (!isHere()) return;
    if (answer.error === undefined) navigate(ROUTES.replayFile); // it is not the game of this address
    show(answer);
  }
  const film = useMemo(() => (tape === undefined ? undefined : filmOf(tape)), [tape]);
  const problem = tape !== undefined && film === undefined ? 'damaged' : error;
  return (
    <>
      <DropTarget text={words.home.dropHere} onFile={(file) => void read(file)} />
      {tape !== undefined && film !== undefined ? (
        <Projector key={reels} tape={tape} film={film} />
      ) : (
        <PageFrame title={words.story.replay}>
          {problem !== undefined && <p role="alert">{words.home.errors[problem]}</p>}
          {id !== undefined && problem === undefined ? (
            <p role="status">{words.common.loading}</p>
          ) : (
            <div className={styles.drop}>
              <p>{words.story.drop}</p>
              <FileButton accept={RECORD_FILES} onFile={(file) => void read(file)}>
                {words.story.choose}
              </FileButton>
            </div>
          )}
        </PageFrame>
      )}
    </>
  );
}
