import { changeTable, type SeatView, type TableView } from '@rubicon/api';
import { COLOURS, type Seat } from '@rubicon/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { Medallion } from '../../bots/Medallion.tsx';
import { ColourChoice } from '../../home/form/ColourChoice.tsx';
import { PlayerDialog } from '../../home/form/PlayerDialog.tsx';
import { Button } from '../../look/Button.tsx';
import { SeatMark } from '../../look/SeatMark.tsx';
import { useWords } from '../../words/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { tablePath } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './lobby.module.css';

interface SeatListProps {
  readonly online: OnlineTable;
  readonly table: TableView;
  readonly run: (request: () => Promise<unknown>) => void;
  readonly isBusy: boolean;
}

/** The seats of a table before its game, and what the player can do with each. */
export function SeatList({ online, table, run, isBusy }: SeatListProps) {
  const words = useWords();
  const texts = useTablesWords();
  const { seat: own, me } = useOnlineState(online);
  const [asked, setAsked] = useState<Seat | undefined>(undefined); // the seat whose bot is being chosen
  const isHost = me !== undefined && me.id === table.host;
  const isGathering = table.step === 'gathering';
  const change = (name: Parameters<typeof changeTable>[2], body: object): void =>
    run(() => changeTable(online.api, table.id, name, body));
  const nameOf = ({ name, bot, player }: SeatView): string => {
    if (bot !== undefined) return words.common.bots[bot]?.name ?? bot;
    return player === undefined ? texts.openSeat : (name ?? '?');
  };
  return (
    <ol className={styles.seats}>
      {table.seats.map((entry, seat) => {
        const { colour, bot, player, completion, isReady, isBot, swap } = entry;
        const isOpen = bot === undefined && player === undefined;
        const notes = [
          ...(seat === own ? [texts.you] : []),
          ...(player === table.host ? [texts.host] : []),
          ...(isBot === true ? [texts.program] : []),
          ...(player === undefined
            ? []
            : [completion == null ? texts.newcomer : texts.completion(Math.round(100 * completion))]),
        ];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={seat} data-open={isOpen || undefined} data-ready={isReady || undefined}>
            <Medallion bot={bot} size={48} />
            <div className={styles.who}>
              <p>
                <SeatMark colour={colour} /> <strong>{nameOf(entry)}</strong>
                {player !== undefined && (
                  <span className={styles.ready}>{isReady ? texts.isReady : texts.notWaiting}</span>
                )}
              </p>
              {notes.length > 0 && (
                <p className={styles.soft}>
                  {notes.join(' · ')}{' '}
                  {seat === own && (
                    <Link href="/profile" state={{ table: tablePath(table.id, online.inviteCode) }}>
                      {texts.changeName}
                    </Link>
                  )}
                </p>
              )}
              {seat === own && isGathering && (
                <ColourChoice
                  label={words.home.colour}
                  value={colour}
                  onChange={(index) => change('colour', { colour: COLOURS[index] })}
                />
              )}
              {own !== undefined && swap === own && (
                <p role="status">
                  {texts.swapOffered(nameOf(entry))}{' '}
                  <Button disabled={isBusy} onClick={() => change('swap', { seat })}>
                    {texts.agreeSwap}
                  </Button>
                </p>
              )}
            </div>
            {isGathering && (
              <div className={styles.actions}>
                {isOpen && own !== seat && (
                  <Button
                    disabled={isBusy}
                    onClick={() =>
                      own === undefined ? run(() => online.join(seat)) : change('move', { seat })
                    }
                  >
                    {texts.takeSeat}
                  </Button>
                )}
                {isHost && isOpen && !table.settings.isRated && (
                  <Button
                    look="quiet"
                    aria-haspopup="dialog"
                    disabled={isBusy}
                    onClick={() => setAsked(seat)}
                  >
                    {texts.putBot}
                  </Button>
                )}
                {isHost && bot !== undefined && (
                  <Button look="quiet" disabled={isBusy} onClick={() => change('seats', { seat, bot: null })}>
                    {texts.removeBot}
                  </Button>
                )}
                {own !== undefined && own !== seat && player !== undefined && swap !== own && (
                  <Button
                    look="quiet"
                    disabled={isBusy}
                    onClick={() => change('swap', { seat: table.seats[own]?.swap === seat ? null : seat })}
                  >
                    {table.seats[own]?.swap === seat ? texts.withdrawSwap : texts.swap}
                  </Button>
                )}
                {isHost && player !== undefined && seat !== own && (
                  <Button
                    look="quiet"
                    disabled={isBusy}
                    onClick={() => change('seats', { seat, remove: true })}
                  >
                    {texts.removePlayer}
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
      {asked !== undefined && (
        <PlayerDialog
          title={`${words.home.seat(asked + 1)}: ${words.home.playedBy}`}
          value={table.seats[asked]?.bot}
          person={{ name: texts.openSeat, about: texts.openSeatAbout }}
          onChange={(bot) => change('seats', { seat: asked, bot: bot ?? null })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ol>
  );
}
