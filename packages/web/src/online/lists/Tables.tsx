import { listTables, type TableView } from '@rubicon/api';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../words/words.ts';
import { api } from '../api.ts';
import { refreshIdentity, useIdentity } from '../identity.ts';
import { tablePath } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import { JoinByLink } from './JoinByLink.tsx';
import { followLists, useLists } from './list-feed.ts';
import styles from './lists.module.css';
import { MyGames } from './MyGames.tsx';
import { TableRow } from './TableRow.tsx';

/** How many running games are offered to watch. */
const MOST_RUNNING = 3;

/** The tables on the home page: the player's own, open ones and games to watch, with a field for links. */
export function Tables() {
  useEffect(() => void refreshIdentity(), []);
  const words = useWords();
  const texts = useTablesWords();
  const { me } = useIdentity();
  const { open, mine } = useLists();
  const running = useTables('/api/tables?stage=playing').slice(0, MOST_RUNNING);
  const finished = useTables('/api/my-tables').filter(({ stage }) => stage === 'over');
  useEffect(followLists, []);
  const seatsText = (table: TableView): string =>
    texts.seatsTaken(table.seats.length - openSeats(table), table.seats.length);
  /** Tables that an older server has stored have no round until their next move. */
  const roundText = ({ round }: TableView): string =>
    round === undefined ? '' : round === 0 ? words.game.phases.setup : words.game.roundNumber(round);
  const others =
    open?.filter((table) => openSeats(table) > 0 && !mine.some((own) => own.id === table.id)) ?? [];
  return (
    <>
      <MyGames
        tables={[...mine, ...finished.filter(({ id }) => !mine.some((table) => table.id === id))]}
        me={me}
      />
      <h3 className={styles.heading}>{texts.openTables}</h3>
      {others.length === 0 ? (
        <p className={styles.soft}>{texts.openNone}</p>
      ) : (
        <ul className={styles.list}>
          {others.map((table) => (
            <TableRow
              key={table.id}
              table={table}
              path={tablePath(table.id)}
              action={texts.join}
              status={seatsText(table)}
              takesSeat
            />
          ))}
        </ul>
      )}
      {running.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts.running}</h3>
          <ul className={styles.list}>
            {running.map((table) => (
              <TableRow
                key={table.id}
                table={table}
                path={tablePath(table.id)}
                action={texts.watch}
                status={roundText(table)}
              />
            ))}
          </ul>
        </>
      )}
      <JoinByLink />
      <p className={styles.top}>
        <Link href="/leaderboard">{texts.leaderboard}</Link>
        <Link href="/profile">{me?.name ?? words.common.profile}</Link>
      </p>
    </>
  );
}

/** How many seats of a table are free. */
const openSeats = ({ seats }: TableView): number =>
  seats.filter(({ player, bot }) => player === undefined && bot === undefined).length;

/** The tables of a list, as they were when the page was opened. */
function useTables(path: Parameters<typeof listTables>[1]): readonly TableView[] {
  const [tables, setTables] = useState<readonly TableView[]>([]);
  const { me } = useIdentity();
  const isAllowed = me !== undefined || path !== '/api/my-tables';
  useEffect(() => {
    if (!isAllowed) return;
    let isGone = false;
    listTables(api, path).then(
      (all) => isGone || setTables(all),
      () => {}, // the list is optional
    );
    return () => {
      isGone = true;
    };
  }, [path, isAllowed]);
  return tables;
}
