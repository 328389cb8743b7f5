import { changeTable, type TableView } from '@rubicon/api';
import { useEffect, useRef } from 'react';
import { Button } from '../../look/Button.tsx';
import { PageFrame } from '../../look/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { canChat } from '../chat/access.ts';
import { Chat } from '../chat/Chat.tsx';
import { SettingsList } from '../SettingsList.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { useRequest } from '../use-request.ts';
import { useTablesWords } from '../use-tables-words.ts';
import { DiceStart } from './DiceStart.tsx';
import { Invitation } from './Invitation.tsx';
import styles from './lobby.module.css';
import { SeatList } from './SeatList.tsx';

interface LobbyProps {
  readonly online: OnlineTable;
  readonly table: TableView;
}

/** A table before its game: settings, seats, invitation and the start of the dice. */
export function Lobby({ online, table }: LobbyProps) {
  const words = useWords();
  const texts = useTablesWords();
  const { seat } = useOnlineState(online);
  const { run, isBusy, error } = useRequest();
  const own = seat === undefined ? undefined : table.seats[seat];
  const open = table.seats.filter(({ player, bot }) => player === undefined && bot === undefined).length;
  const isGathering = table.step === 'gathering';
  useFirstSeat(online, table, run);
  const name = words.editions.names[table.settings.edition] ?? table.settings.edition;
  return (
    <PageFrame title={name}>
      <div className={styles.lobby}>
        <section className={styles.main} aria-label={texts.seats}>
          <SeatList online={online} table={table} run={run} isBusy={isBusy} />
          <p role="status" className={styles.status}>
            {open > 0 ? texts.waitingForSeats(open) : own === undefined ? texts.full : texts.waitingForReady}
          </p>
          <DiceStart online={online} table={table} />
          {error !== undefined && <p role="alert">{error}</p>}
          <div className={styles.start}>
            {own === undefined ? (
              open > 0 && (
                <Button
                  look="primary"
                  disabled={isBusy || !isGathering}
                  onClick={() => run(() => online.join())}
                >
                  {texts.join}
                </Button>
              )
            ) : (
              <>
                <Button
                  look={own.isReady ? 'plain' : 'primary'}
                  aria-pressed={own.isReady === true}
                  disabled={isBusy || !isGathering}
                  onClick={() => run(() => online.client.ready(own.isReady !== true))}
                >
                  {own.isReady ? texts.notReady : texts.ready}
                </Button>
                <Button
                  disabled={isBusy || !isGathering}
                  onClick={() => run(() => changeTable(online.api, table.id, 'leave'))}
                >
                  {texts.leaveSeat}
                </Button>
              </>
            )}
          </div>
        </section>
        {(own !== undefined || open > 0) && (
          <div className={styles.invitation} data-due={(own !== undefined && open > 0) || undefined}>
            <Invitation online={online} table={table} />
          </div>
        )}
        <aside className={styles.side}>
          {canChat(table, seat) && (
            <div className={styles.chat}>
              <Chat online={online} table={table} />
            </div>
          )}
          <section className={styles.card}>
            <h2>{texts.settings}</h2>
            <SettingsList settings={table.settings} />
          </section>
        </aside>
      </div>
    </PageFrame>
  );
}

/** Takes a seat automatically for a player who came to play, such as the creator of the table. */
function useFirstSeat(online: OnlineTable, table: TableView, run: (request: () => Promise<unknown>) => void) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const state: unknown = history.state;
    const takesSeat = typeof state === 'object' && state !== null && 'takesSeat' in state;
    if (!takesSeat) return;
    history.replaceState(null, '');
    if (table.seats.some(({ player, bot }) => player === undefined && bot === undefined))
      run(() => online.join());
  }, [online, table, run]);
}
