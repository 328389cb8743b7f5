import { useEffect, useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { ask } from '../../host/client.ts';
import type { ReplayData } from '../../host/lobby.ts';
import { Button } from '../../look/Button.tsx';
import { copyText } from '../../look/behaviour/copy-text.ts';
import { PageFrame } from '../../look/PageFrame.tsx';
import { ReplayView } from '../../replay/ReplayView.tsx';
import { openReplay } from '../../replay/replay.ts';
import { useWords } from '../../words/words.ts';
import { withBotNames } from '../bot-names.ts';
import { withPlayerNames } from '../player-names.ts';
import { queryOf } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import { findFinishedGame } from './finished-game.ts';
import { RecordProblem } from './RecordProblem.tsx';
import { useProofWords } from './use-proof-words.ts';

/** The replay of a finished game on a server. Its address includes the moment, so that it can be shared. */
export function TableReplay({ id }: { readonly id: string }) {
  const words = useWords();
  const invite = new URLSearchParams(useSearch()).get('invite') ?? undefined;
  const texts = useProofWords();
  const tables = useTablesWords();
  const [data, setData] = useState<ReplayData | undefined>(undefined);
  const [problem, setProblem] = useState<unknown>(undefined);
  const [copied, setCopied] = useState<string | undefined>(undefined); // the moment whose link was copied
  const [start, setStart] = useState(location.hash);
  useEffect(() => {
    let isGone = false;
    async function load(): Promise<ReplayData> {
      const { record, table } = await findFinishedGame(id, invite);
      const answer = await ask((host) => host.read(record));
      if (answer.error !== undefined) throw new Error(answer.error);
      const game = withBotNames(withPlayerNames(table, answer.value.game), words);
      return { ...answer.value, game };
    }
    load().then(
      (loaded) => isGone || setData(loaded),
      (error) => isGone || setProblem(error),
    );
    return () => {
      isGone = true;
    };
  }, [id, invite, words]);
  useEffect(() => {
    const follow = (): void => setStart(location.hash); // of a link that was opened in this tab
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const replay = useMemo(() => data && openReplay(data), [data]);
  if (data === undefined || replay === undefined) {
    return (
      <PageFrame title={words.story.replay}>
        {problem === undefined ? (
          <p role="status">{words.common.loading}</p>
        ) : (
          <RecordProblem id={id} invite={invite} problem={problem} />
        )}
      </PageFrame>
    );
  }
  const share = (hash: string): void => {
    const link = `${location.origin}/table/${id}/replay${queryOf(invite)}${hash}`;
    history.replaceState(history.state, '', hash);
    void copyText(link).then(() => setCopied(hash));
  };
  return (
    <ReplayView
      key={start}
      data={data}
      replay={replay}
      start={start}
      tools={(hash) => (
        <>
          <Button onClick={() => share(hash)}>{copied === hash ? tables.copied : texts.shareMoment}</Button>
          <Link href={`/table/${id}/dice${queryOf(invite)}`}>{texts.rolls}</Link>
        </>
      )}
    />
  );
}
