import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ROUTES } from '../app/routes.ts';
import { useIsMounted } from '../app/use-is-mounted.ts';
import { failureText } from '../home/failure-text.ts';
import { RECORD_FILES, readText } from '../home/saved/record-file.ts';
import { ask } from '../host/client.ts';
import type { Answer, LobbyFailure, ReplayData } from '../host/lobby.ts';
import { Alert } from '../look/Alert.tsx';
import { DropTarget } from '../look/fields/DropTarget.tsx';
import { FileButton } from '../look/fields/FileButton.tsx';
import { PageFrame } from '../look/PageFrame.tsx';
import { useWords } from '../words/words.ts';
import { ReplayView } from './ReplayView.tsx';
import styles from './replay.module.css';
import { openReplay } from './replay.ts';
import { useReplayWords } from './use-replay-words.ts';

/** The replay of a saved game, or of a record file dropped or chosen here. */
export function ReplayPage({ id }: { readonly id: string | undefined }) {
  const words = useWords();
  const texts = useReplayWords();
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const [data, setData] = useState<ReplayData | undefined>(undefined);
  const [shownGames, setShownGames] = useState(0);
  const [failure, setFailure] = useState<LobbyFailure | undefined>(undefined);
  const show = useCallback((answer: Answer<ReplayData>) => {
    setFailure(answer.error === undefined ? undefined : answer);
    setData(answer.value);
    setShownGames((count) => count + 1);
  }, []);
  useEffect(() => {
    let isGone = false;
    if (id !== undefined) void ask((host) => host.replay(id)).then((data) => isGone || show(data));
    return () => {
      isGone = true;
    };
  }, [id, show]);
  async function read(file: File): Promise<void> {
    const text = await readText(file);
    const answer = await ask((host) => host.read(text));
    if (!isMounted()) return;
    if (answer.error === undefined) navigate(ROUTES.replayFile); // the address belongs to another game
    show(answer);
  }
  const replay = useMemo(() => (data === undefined ? undefined : openReplay(data)), [data]);
  const problem: LobbyFailure | undefined =
    data !== undefined && replay === undefined ? { error: 'damaged' } : failure;
  return (
    <>
      <DropTarget text={words.home.dropHere} onFile={(file) => void read(file)} />
      {data !== undefined && replay !== undefined ? (
        <ReplayView key={shownGames} data={data} replay={replay} />
      ) : (
        <PageFrame title={words.story.replay}>
          {problem !== undefined && <Alert>{failureText(words, problem)}</Alert>}
          {id !== undefined && problem === undefined ? (
            <p role="status">{words.common.loading}</p>
          ) : (
            <div className={styles.drop}>
              <p>{texts.drop}</p>
              <FileButton accept={RECORD_FILES} onFile={(file) => void read(file)}>
                {texts.choose}
              </FileButton>
            </div>
          )}
        </PageFrame>
      )}
    </>
  );
}
