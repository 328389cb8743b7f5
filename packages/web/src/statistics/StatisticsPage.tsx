import { useCallback, useEffect, useState } from 'react';
import { Medallion } from '../bots/Medallion.tsx';
import { useSpeech } from '../bots/use-speech.ts';
import { loadResults } from '../challenge/results.ts';
import { ask } from '../host/client.ts';
import type { LobbyError } from '../host/lobby.ts';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { Confirmation } from '../look/Confirmation.tsx';
import { PageFrame } from '../look/PageFrame.tsx';
import { Totals } from '../look/Totals.tsx';
import type { Speech } from '../words/en/speech.ts';
import type { StatisticsWords } from '../words/en/statistics-page.ts';
import { useWords, type Words } from '../words/words.ts';
import { forgetResults } from './best-challenges.ts';
import { ChallengeResults } from './ChallengeResults.tsx';
import styles from './statistics.module.css';
import { type EditionTally, type Rivalry, type Statistics, statisticsOf } from './statistics.ts';
import { useStatisticsWords } from './use-statistics-words.ts';

/** Games, wins, streaks, rivals and challenges of the person who uses this browser. */
export function StatisticsPage() {
  const words = useWords();
  const texts = useStatisticsWords();
  const [results, setResults] = useState(loadResults);
  const [statistics, setStatistics] = useState<Statistics | undefined>(undefined);
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const refresh = useCallback(async () => {
    const results = await ask((host) => host.results());
    setError(results.error);
    if (results.value !== undefined) setStatistics(statisticsOf(results.value));
  }, []);
  useEffect(() => void refresh(), [refresh]);
  async function removeAll(): Promise<void> {
    forgetResults();
    setResults({});
    const removed = await ask((host) => host.removeResults());
    if (removed.error === undefined) await refresh();
    else setError(removed.error);
  }
  const hasChallenges = Object.keys(results).length > 0;
  return (
    <PageFrame title={words.statistics.title}>
      <p className={styles.about}>{texts.about}</p>
      {error !== undefined && <Alert>{words.home.errors[error]}</Alert>}
      {statistics === undefined && error === undefined && <p>{words.common.loading}</p>}
      {statistics?.games === 0 && !hasChallenges && <p role="status">{texts.none}</p>}
      {statistics !== undefined && statistics.games > 0 && (
        <>
          <OwnTotals statistics={statistics} />
          <Editions editions={statistics.editions} />
          <Rivals rivalries={statistics.rivalries} />
        </>
      )}
      {hasChallenges && <ChallengeResults results={results} />}
      {((statistics?.games ?? 0) > 0 || hasChallenges) && <Deletion onDelete={() => void removeAll()} />}
    </PageFrame>
  );
}

function OwnTotals({ statistics: { games, wins, streak, bestStreak } }: { readonly statistics: Statistics }) {
  const { common } = useWords();
  const words = useStatisticsWords();
  const totals = [
    [words.games, games],
    [words.wins, wins],
    [words.rate, common.percent(wins / games)],
    [words.streak, streak],
    [words.bestStreak, bestStreak],
  ] as const;
  return <Totals totals={totals} />;
}

function Editions({ editions }: { readonly editions: readonly EditionTally[] }) {
  const { editions: texts } = useWords();
  const words = useStatisticsWords();
  return (
    <section>
      <h2>{words.editions}</h2>
      <ul className={styles.editions}>
        {editions.map(({ edition, games, wins }) => (
          <li key={edition}>
            <strong>{texts.names[edition] ?? edition}</strong>
            <meter min={0} max={games} value={wins} aria-hidden="true" />
            <span>{words.wonOf(wins, games)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rivals({ rivalries }: { readonly rivalries: readonly Rivalry[] }) {
  const words = useWords();
  const texts = useStatisticsWords();
  const speech = useSpeech();
  return (
    <section>
      <h2>{texts.rivals}</h2>
      <ul className={styles.rivals}>
        {rivalries.map((rivalry) => (
          <li key={rivalry.bot}>
            <Medallion bot={rivalry.bot} size={72} />
            <div>
              <strong>{scoreText(words, texts, rivalry)}</strong>
              <span>
                {words.common.bots[rivalry.bot]?.name ?? rivalry.bot}:{' '}
                {texts.wonOf(rivalry.yours, rivalry.games)}
              </span>
              <q>{remarkOf(speech, rivalry)}</q>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function scoreText({ common }: Words, texts: StatisticsWords, { bot, yours, theirs }: Rivalry): string {
  if (yours === 0 && theirs === 0) return texts.noWins;
  if (yours === theirs) return texts.level(yours);
  if (yours > theirs) return texts.youLead(yours, theirs);
  return texts.theyLead(common.bots[bot]?.name ?? bot, theirs, yours);
}

/** A rival's remark about its lead, its losses, or the next game. */
function remarkOf(speech: Speech, { bot, yours, theirs }: Rivalry): string | undefined {
  const lines = speech[bot];
  if (yours === theirs) return lines?.start[0];
  return yours > theirs ? lines?.loss : lines?.win;
}

function Deletion({ onDelete }: { readonly onDelete: () => void }) {
  const words = useStatisticsWords();
  const [isConfirming, setConfirming] = useState(false);
  if (isConfirming)
    return <Confirmation text={words.confirmDelete} onYes={onDelete} onNo={() => setConfirming(false)} />;
  return (
    <Button look="quiet" className={styles.delete ?? ''} onClick={() => setConfirming(true)}>
      {words.deleteAll}
    </Button>
  );
}
