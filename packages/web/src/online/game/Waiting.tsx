import { isCorrespondence, nudge } from '@rubicon/api';
import type { Seat } from '@rubicon/engine';
import { type ReactNode, useState } from 'react';
import guide from '../../game/actions/guide.module.css';
import game from '../../game/game.module.css';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { useRequest } from '../use-request.ts';
import { clockText, momentText, tickOf } from './clock-text.ts';
import styles from './company.module.css';
import { useCompanyWords } from './use-company-words.ts';
import { useNow } from './use-now.ts';

interface WaitingProps {
  readonly online: OnlineTable;
  readonly seats: readonly Seat[];
  readonly names: string;
  readonly children: ReactNode; // what the player can do while waiting
}

/** The players the game is waiting for, and until when; waits of days are shown as a local date and time. */
export function Waiting({ online, seats, names, children }: WaitingProps) {
  const words = useWords();
  const texts = useCompanyWords();
  const { table, seat } = useOnlineState(online);
  const clock = online.match.table?.clock;
  const deadlines = seats.flatMap((seat) => clock?.deadlineOf(seat) ?? []);
  const deadline = deadlines.length === 0 ? undefined : Math.min(...deadlines);
  const left = deadline === undefined ? undefined : deadline - online.now;
  useNow(() => online.now, left === undefined ? 60_000 : tickOf(left));
  const isSlow = table !== undefined && isCorrespondence(table.settings);
  const text =
    deadline === undefined || left === undefined
      ? texts.waitingFor(names)
      : isSlow
        ? `${texts.waitingFor(names)}, ${texts.until(momentText(words.language, deadline - online.now + Date.now()))}`
        : texts.waitingTime(names, clockText(left));
  return (
    <div className={`${game.card} ${guide.guide} ${styles.notice}`}>
      <p>
        {text} {children}
        {isSlow && seat !== undefined && <Nudge online={online} seats={seats} names={names} />}
      </p>
    </div>
  );
}

/** Nudges the players the game is waiting for, once a day. */
function Nudge({ online, seats, names }: Omit<WaitingProps, 'children'>) {
  const texts = useCompanyWords();
  const [isDone, setDone] = useState(false);
  const { run, isBusy, error } = useRequest();
  async function remind(): Promise<void> {
    for (const seat of seats) await nudge(online.api, online.id, seat);
    setDone(true);
  }
  if (isDone) return <span role="status">{texts.nudged(names)}</span>;
  return (
    <>
      <Button disabled={isBusy} onClick={() => run(remind)}>
        {texts.nudge}
      </Button>
      {error !== undefined && <span role="alert">{error}</span>}
    </>
  );
}
