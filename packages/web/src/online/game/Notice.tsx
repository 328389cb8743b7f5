import { CLOSE } from '@rubicon/api';
import { accepts, type Seat, seatsIn, toAct } from '@rubicon/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import guide from '../../game/actions/guide.module.css';
import { ownerName } from '../../game/facts/names.ts';
import game from '../../game/game.module.css';
import type { OpenMatch } from '../../game/match/open-match.ts';
import { Button } from '../../look/Button.tsx';
import { PlanButton, usePlanText } from '../../plan/PlanLine.tsx';
import type { PlannedTurn } from '../../plan/use-plan.ts';
import { usePlanWords } from '../../plan/use-plan-words.ts';
import { useWords } from '../../words/words.ts';
import { durationText } from '../settings-texts.ts';
import type { OnlineState, OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { queryOf } from '../table-link.ts';
import { useTablesWords } from '../use-tables-words.ts';
import styles from './company.module.css';
import { useCompanyWords } from './use-company-words.ts';
import { Waiting } from './Waiting.tsx';

/** How long the notice about a declined request stays. */
const DECLINED_MS = 6000;

interface NoticeProps {
  readonly online: OnlineTable;
  readonly state: OpenMatch;
  readonly planned: PlannedTurn;
}

/** One line above the prompt: the connection, a pause, a bot on the player's seat, or who the game is waiting for. */
export function Notice({ online, state, planned }: NoticeProps) {
  const words = useWords();
  const texts = useCompanyWords();
  const tables = useTablesWords();
  const now = useOnlineState(online);
  const declined = useRecent(now.declined);
  const [acknowledged, setAcknowledged] = useState<OnlineState['declined']>(undefined); // lost moves
  const planText = usePlanText(planned);
  const { stop } = usePlanWords();
  const [refused, setRefused] = useState(''); // the request for a pause that the player turned down
  const { table } = online.match;
  const own = typeof state.seat === 'number' ? table?.players[state.seat] : undefined;
  const wanting = now.pauseVotes.filter((seat) => seat !== state.seat);
  useEffect(() => {
    if (wanting.length === 0) setRefused(''); // the next request is a new one
  }, [wanting.length]);
  const names = (seats: readonly number[]): string =>
    seats.map((seat) => ownerName({ seats: state.game.seats, words }, seat)).join(', ');
  const isOver = state.view.phase === 'over';
  if (now.connection !== 'open') return <Line isUrgent>{connectionText(texts, now)}</Line>;
  if (now.declined?.code === 'rolled-back' && now.declined !== acknowledged) {
    return (
      <Line isUrgent>
        {texts.rolledBack} <Button onClick={() => setAcknowledged(now.declined)}>{words.common.close}</Button>
      </Line>
    );
  }
  if (isOver) return null;
  if (now.isAbandoned) {
    return (
      <Line>
        {texts.abandoned}{' '}
        <Link href={`/table/${online.id}/replay${queryOf(online.inviteCode)}`}>{tables.replay}</Link>
      </Line>
    );
  }
  if (own?.bot !== undefined || own?.isAway === true) {
    return (
      <Line>
        {own.bot === undefined ? texts.youLeft : texts.youAreAway}{' '}
        <Button look="primary" onClick={() => online.client.wire.request({ type: 'return' })}>
          {texts.takeBack}
        </Button>
      </Line>
    );
  }
  if (table?.isPaused) {
    return (
      <Line>
        {texts.paused}{' '}
        {typeof state.seat === 'number' && (
          <Button look="primary" onClick={() => online.client.wire.request({ type: 'resume' })}>
            {texts.resume}
          </Button>
        )}
      </Line>
    );
  }
  if (declined !== undefined && declined !== 'rolled-back')
    return <Line>{texts.declined[declined] ?? texts.declined['not-allowed']}</Line>;
  if (planText !== undefined) {
    return (
      <Line>
        {planText} {planned.isRunning && <Button onClick={() => planned.change(undefined)}>{stop}</Button>}
      </Line>
    );
  }
  const hasVoted = typeof state.seat === 'number' && now.pauseVotes.includes(state.seat);
  const missing = seatsIn(state.view).filter((seat) => {
    const player = table?.players[seat];
    return player?.isAway === false && player.bot === undefined && !now.pauseVotes.includes(seat);
  });
  if (hasVoted && missing.length > 0) {
    return (
      <Line>
        {texts.pauseWaits(names(missing))}{' '}
        <Button look="quiet" onClick={() => online.client.wire.request({ type: 'pause', agree: false })}>
          {texts.menu.withdrawPause}
        </Button>{' '}
        <PlanButton planned={planned} />
      </Line>
    );
  }
  if (wanting.length > 0 && typeof state.seat === 'number' && wanting.join() !== refused) {
    return (
      <Line>
        {texts.pauseWanted(names(wanting))}{' '}
        <Button onClick={() => online.client.wire.request({ type: 'pause', agree: true })}>
          {texts.agree}
        </Button>{' '}
        <Button look="quiet" onClick={() => setRefused(wanting.join())}>
          {texts.notNow}
        </Button>
      </Line>
    );
  }
  const undecided = undecidedSeats(state);
  if (undecided.length > 0 && typeof state.seat === 'number' && !undecided.includes(state.seat)) {
    return (
      <Line>
        {texts.drawWaits(names(undecided))} <PlanButton planned={planned} />
      </Line>
    );
  }
  const others = toAct(state.view).filter((seat) => seat < state.game.seats.length && seat !== state.seat);
  const isOwnMove = typeof state.seat === 'number' && toAct(state.view).includes(state.seat);
  if (isOwnMove || state.isBehind) return null;
  const watching = state.seat === 'watch' && <Watching online={online} />;
  if (others.length === 0) return watching && <Line>{watching}</Line>; // not begun, as far as a spectator may know
  return (
    <Waiting online={online} seats={others} names={names(others)}>
      {watching || <PlanButton planned={planned} />}
    </Waiting>
  );
}

/** The seats that have not answered the draw offer. */
const undecidedSeats = ({ rules, view }: OpenMatch): readonly Seat[] =>
  seatsIn(view).filter((seat) => accepts(rules, view, seat, { type: 'accept-draw' }));

/** Says that the person at the screen is a spectator, and how far behind. */
function Watching({ online }: Pick<NoticeProps, 'online'>) {
  const texts = useCompanyWords();
  const tables = useTablesWords();
  const delay = useOnlineState(online).table?.settings.spectators?.delay ?? 0;
  return (
    <span>
      {texts.spectating} {delay > 0 && texts.late(durationText(tables, delay))}
    </span>
  );
}

interface LineProps {
  readonly children: ReactNode;
  readonly isUrgent?: boolean;
}

function Line({ children, isUrgent = false }: LineProps) {
  return (
    <div className={`${game.card} ${guide.guide} ${styles.notice}`} data-urgent={isUrgent || undefined}>
      <p role="status">{children}</p>
    </div>
  );
}

function connectionText(
  texts: ReturnType<typeof useCompanyWords>,
  { connection, closeCode }: Pick<OnlineState, 'connection' | 'closeCode'>,
): string {
  if (connection === 'connecting') return texts.connecting;
  switch (closeCode) {
    case CLOSE.stopping:
      return texts.restarting;
    case CLOSE.over:
      return texts.unopened;
    case CLOSE.tooMany:
      return texts.tooMany;
    default:
      return texts.lost;
  }
}

/** The code of the last refusal, for a few seconds. */
function useRecent(declined: OnlineState['declined']): string | undefined {
  const [shown, setShown] = useState<OnlineState['declined']>(undefined);
  useEffect(() => {
    setShown(declined);
    const timer = setTimeout(() => setShown(undefined), DECLINED_MS);
    return () => clearTimeout(timer);
  }, [declined]);
  return shown?.code;
}
