import { downloadRecord, type Verdict } from '@rubicon/api';
import { useEffect, useState } from 'react';
import { ask } from '../../host/client.ts';
import { Button } from '../../look/Button.tsx';
import { errorText } from '../error-text.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { queryOf } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './proof.module.css';
import { useProofWords } from './use-proof-words.ts';
import { VerdictText } from './VerdictText.tsx';

type ProofState =
  | { readonly stage: 'checking' }
  | { readonly stage: 'failed'; readonly text: string }
  | { readonly stage: 'done'; readonly verdict: Verdict };

/** Checks the record of the finished game against everything this browser kept, and says what that proves. */
export function Proof({ online }: { readonly online: OnlineTable }) {
  const texts = useProofWords();
  const tables = useTablesWords();
  const { isClosed } = useOnlineState(online);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ProofState>({ stage: 'checking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt checks again
  useEffect(() => {
    if (!isClosed) return;
    let isGone = false;
    setState({ stage: 'checking' });
    async function check(): Promise<ProofState> {
      const record = await downloadRecord(online.api, online.id, online.inviteCode);
      const answer = await ask((host) => host.judge(record, online.client.kept));
      if (answer.error !== undefined) return { stage: 'failed', text: texts.unchecked };
      return { stage: 'done', verdict: answer.value };
    }
    check()
      .catch((error): ProofState => ({ stage: 'failed', text: errorText(tables, error) }))
      .then((next) => isGone || setState(next));
    return () => {
      isGone = true;
    };
  }, [online, isClosed, attempt]);
  return (
    <section className={styles.proof} aria-label={texts.title}>
      {state.stage === 'checking' && <p role="status">{texts.checking}</p>}
      {state.stage === 'failed' && (
        <p role="alert">
          {state.text} <Button onClick={() => setAttempt((count) => count + 1)}>{texts.again}</Button>
        </p>
      )}
      {state.stage === 'done' && (
        <VerdictText verdict={state.verdict} path={`/table/${online.id}/dice${queryOf(online.inviteCode)}`} />
      )}
    </section>
  );
}
