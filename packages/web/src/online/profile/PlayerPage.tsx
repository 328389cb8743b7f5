import { findProfile, listGames, type Profile, type TableView } from '@rubicon/api';
import { useEffect, useState } from 'react';
import { PageFrame } from '../../look/PageFrame.tsx';
import { Totals } from '../../look/Totals.tsx';
import { useWords } from '../../words/words.ts';
import { api } from '../api.ts';
import { errorText } from '../error-text.ts';
import lists from '../lists/lists.module.css';
import { TableRow } from '../lists/TableRow.tsx';
import { resultText } from '../result-text.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './profile.module.css';
import { useProfileWords } from './use-profile-words.ts';

/** The public facts about a player, and the player's finished games. */
export function PlayerPage({ id }: { readonly id: string }) {
  const words = useWords();
  const texts = useProfileWords();
  const tables = useTablesWords();
  const [profile, setProfile] = useState<Profile | undefined>(undefined);
  const [games, setGames] = useState<readonly TableView[]>([]);
  const [error, setError] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    Promise.all([findProfile(api, id), listGames(api, id)]).then(
      ([found, { tables: played }]) => {
        if (isGone) return;
        setProfile(found);
        setGames(played);
      },
      (problem) => isGone || setError(errorText(tables, problem)),
    );
    return () => {
      isGone = true;
    };
  }, [id, tables]);
  const wins = profile?.places.find(({ place }) => place === 1)?.games ?? 0;
  const totals: readonly (readonly [string, string | number])[] | undefined = profile && [
    [texts.games, profile.games],
    [texts.wins, wins],
    [texts.completion, profile.completion === null ? '–' : words.common.percent(profile.completion)],
    [texts.rating, profile.rating === null ? '–' : profile.rating.rating.toFixed(1)],
  ];
  return (
    <PageFrame title={profile?.name ?? texts.title}>
      {error !== undefined && <p role="alert">{error}</p>}
      {profile === undefined && error === undefined && <p role="status">{words.common.loading}</p>}
      {profile?.name === null && <p>{texts.deleted}</p>}
      {totals !== undefined && (
        <>
          <p className={styles.soft}>{texts.since(profile?.since ?? '')}</p>
          <Totals totals={totals} />
          <section className={lists.together}>
            <h2>{texts.lastGames}</h2>
            {games.length === 0 && <p>{texts.noGames}</p>}
            <ul className={lists.list}>
              {games.map((table) => (
                <TableRow
                  key={table.id}
                  table={table}
                  path={`/table/${table.id}/replay`}
                  action={tables.replay}
                  status={resultText(words, tables, table)}
                />
              ))}
            </ul>
          </section>
        </>
      )}
    </PageFrame>
  );
}
