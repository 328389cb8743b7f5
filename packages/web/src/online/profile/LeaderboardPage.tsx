import { listLeaderboard, type Rank } from '@rubicon/api';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../look/Button.tsx';
import { PageFrame } from '../../look/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { api } from '../api.ts';
import { useRequest } from '../use-request.ts';
import styles from './profile.module.css';
import { useProfileWords } from './use-profile-words.ts';

/** Players per page of the leaderboard. */
const PAGE = 100;

/** The best players of the server, by the ratings of their rated games. */
export function LeaderboardPage() {
  const words = useWords();
  const texts = useProfileWords();
  const [ranks, setRanks] = useState<readonly Rank[] | undefined>(undefined);
  const { run, isBusy, error } = useRequest();
  async function load(): Promise<void> {
    const after = ranks?.at(-1)?.rank;
    const next = await listLeaderboard(api, after === undefined ? {} : { after });
    setRanks([...(ranks ?? []), ...next]);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page, once
  useEffect(() => run(load), []);
  const mayHaveMore = ranks !== undefined && ranks.length > 0 && ranks.length % PAGE === 0;
  return (
    <PageFrame title={texts.leaderboard}>
      <p className={styles.soft}>{texts.leaderboardAbout}</p>
      {error !== undefined && <p role="alert">{error}</p>}
      {ranks === undefined && error === undefined && <p role="status">{words.common.loading}</p>}
      {ranks?.length === 0 && <p>{texts.leaderboardNone}</p>}
      {ranks !== undefined && ranks.length > 0 && (
        <table className={styles.ranks}>
          <thead>
            <tr>
              <th scope="col">{texts.rank}</th>
              <th scope="col">{texts.player}</th>
              <th scope="col">{texts.rating}</th>
              <th scope="col">{texts.games}</th>
              <th scope="col">{texts.completion}</th>
            </tr>
          </thead>
          <tbody>
            {ranks.map(({ rank, player, name, rating, games, completion }) => (
              <tr key={player}>
                <td>{rank}</td>
                <th scope="row">
                  <Link href={`/player/${player}`}>{name}</Link>
                </th>
                <td>{rating.toFixed(1)}</td>
                <td>{games}</td>
                <td>{completion === null ? '–' : words.common.percent(completion)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {mayHaveMore && (
        <Button disabled={isBusy} onClick={() => run(load)}>
          {texts.more}
        </Button>
      )}
    </PageFrame>
  );
}
