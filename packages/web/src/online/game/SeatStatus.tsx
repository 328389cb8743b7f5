import { isCorrespondence } from '@rubicon/api';
import { IN, type Seat } from '@rubicon/engine';
import type { Viewpoint } from '@rubicon/protocol/wire';
import { useState } from 'react';
import { useMatchState } from '../../game/match/use-match.ts';
import { useWords } from '../../words/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { clockText, momentText, tickOf } from './clock-text.ts';
import styles from './company.module.css';
import { useCompanyWords } from './use-company-words.ts';
import { useNow } from './use-now.ts';

interface SeatStatusProps {
  readonly online: OnlineTable;
  readonly seat: Seat;
}

/** Whether a seat's player is connected or replaced by a bot, and the seat's clock. */
export function SeatStatus({ online, seat }: SeatStatusProps) {
  const texts = useCompanyWords();
  const { present } = useOnlineState(online);
  const { view } = useMatchState(online.match);
  const { table } = online.match;
  const player = table?.players[seat];
  if (table === undefined || player === undefined || view?.status[seat] !== IN) return null;
  const isPerson = player.player !== undefined;
  const status = player.bot !== undefined && isPerson ? 'bot' : present.includes(seat) ? 'here' : 'away';
  return (
    <span className={styles.seat}>
      {isPerson && (
        <span className={styles.presence} data-status={status} title={texts[status]}>
          <span className="hidden-visually">, {texts[status]}</span>
        </span>
      )}
      {table.clock !== undefined && player.bot === undefined && <SeatClock online={online} seat={seat} />}
    </span>
  );
}

/**
 * The clock of a seat. Where turns last days, its description says in local time when it ends, and the player's own clock
 * is a button that shows it.
 */
function SeatClock({ online, seat, isOwn = false }: SeatStatusProps & { readonly isOwn?: boolean }) {
  const { language } = useWords();
  const texts = useCompanyWords();
  const { table } = useOnlineState(online);
  const clock = online.match.table?.clock;
  const isRunning = clock?.seats.includes(seat) === true;
  const left = clock?.timeLeft(seat, online.now) ?? { turn: 0, bank: 0 };
  useNow(() => online.now, isRunning ? tickOf(left.turn + left.bank) : 60_000);
  const time = clockText(left.turn + left.bank);
  const isMoment = isRunning && table !== undefined && isCorrespondence(table.settings);
  const end = isMoment ? texts.until(momentText(language, left.turn + left.bank + Date.now())) : undefined;
  const [showsEnd, setShowsEnd] = useState(false);
  const Clock = isOwn && isMoment ? 'button' : 'span';
  return (
    <span className={styles.timer}>
      <Clock
        className={styles.clock}
        data-running={isRunning || undefined}
        data-short={(isRunning && left.turn + left.bank < 10_000) || undefined}
        title={end ?? (left.bank > 0 ? texts.bank(clockText(left.bank)) : undefined)}
        onClick={Clock === 'button' ? () => setShowsEnd(!showsEnd) : undefined}
      >
        <span aria-hidden="true">{time}</span>
        <span className="hidden-visually">, {end ?? texts.timeLeft(time)}</span>
      </Clock>
      {showsEnd && (
        <span className={styles.end} aria-hidden="true">
          {end}
        </span>
      )}
    </span>
  );
}

/** The clock of the person at the screen, while it runs. */
export function OwnClock({
  online,
  seat,
}: {
  readonly online: OnlineTable;
  readonly seat: Viewpoint | undefined;
}) {
  useMatchState(online.match);
  if (typeof seat !== 'number' || online.match.table?.clock?.seats.includes(seat) !== true) return null;
  return <SeatClock online={online} seat={seat} isOwn />;
}
