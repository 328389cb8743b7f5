import { CLOSE, Dismissed, type TableView } from '@rubicon/api';
import { lazy, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { applyUpdate, findUpdate } from '../../app/page-update.ts';
import type { OpenMatch } from '../../game/match/open-match.ts';
import { useMatchState } from '../../game/match/use-match.ts';
import { Playing } from '../../game/Playing.tsx';
import { Button } from '../../look/Button.tsx';
import { afterPaint } from '../../look/behaviour/after-paint.ts';
import { PageFrame } from '../../look/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { withBotNames } from '../bot-names.ts';
import { isAsked } from '../game/own-status.ts';
import { useCompany } from '../game/use-company.tsx';
import { useTablesWords } from '../use-tables-words.ts';
import { type OnlineTable, problemOf } from './online-table.ts';
import { loadParts } from './parts.ts';
import { forgetSeat } from './seat-store.ts';
import { useOnlineState, useOnlineTable } from './use-online-table.ts';
import { useUpdateBetweenTurns } from './use-update.ts';

// Not needed for a running game.
const Lobby = lazy(async () => ({ default: (await import('../lobby/Lobby.tsx')).Lobby }));

/** A table of a server: its lobby, then its game. `?invite=` opens a private one. */
export function TablePage({ id }: { readonly id: string }) {
  const invite = new URLSearchParams(useSearch()).get('invite') ?? undefined;
  const { online, problem, isUnreachable } = useOnlineTable(id, invite);
  if (!/^[\w-]{1,64}$/.test(id)) return <Unavailable id={id} problem={new Dismissed(CLOSE.unknownTable)} />;
  if (problem !== undefined) return <Unavailable id={id} problem={problem} />;
  return online === undefined ? (
    <Loading isUnreachable={isUnreachable} />
  ) : (
    <OpenTable key={id} online={online} />
  );
}

function OpenTable({ online }: { readonly online: OnlineTable }) {
  const words = useWords();
  const texts = useTablesWords();
  const { table, problem, connection } = useOnlineState(online);
  const state = useMatchState(online.match);
  const { game, view, rules, failure } = state;
  const named = useMemo(() => game && withBotNames(game, words), [game, words]);
  if (problem !== undefined || failure !== undefined)
    return <Unavailable id={online.id} problem={problem ?? failure} />;
  if (table === undefined) return <Loading isUnreachable={connection === 'lost'} />;
  if (table.stage === 'lobby') return <Lobby online={online} table={table} />;
  if (table.stage === 'over' && table.secret !== undefined) {
    return (
      <PageFrame title={texts.title}>
        <p>{texts.closed}</p>
        <p>
          <a href="/">{words.common.home}</a>
        </p>
      </PageFrame>
    );
  }
  if (named === undefined || view === undefined || rules === undefined) return <Loading />;
  return (
    <ErrorBoundary fallback={<Unavailable id={online.id} problem={undefined} />}>
      <OnlineGame online={online} table={table} state={{ ...state, game: named, view, rules }} />
    </ErrorBoundary>
  );
}

interface OnlineGameProps {
  readonly online: OnlineTable;
  readonly table: TableView;
  readonly state: OpenMatch;
}

function OnlineGame({ online, table, state }: OnlineGameProps) {
  const isBoardDue = useDeferredValue(true, false); // becomes true together with the game's
  const [isBoardShown, setBoardShown] = useState(false);
  useEffect(() => {
    if (!isBoardDue) return undefined;
    return afterPaint(() => {
      setBoardShown(true);
      void loadParts();
    });
  }, [isBoardDue]);
  const { connection, isAbandoned } = useOnlineState(online);
  useUpdateBetweenTurns(!isAsked(state) && !state.isSending, connection);
  const company = useCompany(online, table, state, isBoardShown);
  const shown = useMemo(() => (isAbandoned ? { ...state, offers: [] } : state), [isAbandoned, state]);
  return <Playing id={online.id} match={online.match} state={shown} company={company} />;
}

function Loading({ isUnreachable = false }: { readonly isUnreachable?: boolean }) {
  const texts = useTablesWords();
  const words = useWords();
  return (
    <PageFrame title={texts.title}>
      <p role="status">{isUnreachable ? texts.problems.unreachable : words.common.loading}</p>
    </PageFrame>
  );
}

/** Shown instead of a table that cannot be shown: the reason, and what to do. */
function Unavailable({ id, problem }: { readonly id: string; readonly problem: unknown }) {
  const texts = useTablesWords();
  const words = useWords();
  const reason = problemOf(problem);
  return (
    <PageFrame title={texts.title}>
      <p role="alert">{reason === 'no-server' ? texts.none : texts.problems[reason]}</p>
      <p>
        <Button look="primary" onClick={() => void reload()}>
          {words.common.reload}
        </Button>{' '}
        {reason === 'changed-history' && (
          <Button onClick={() => void forgetSeat(id).then(() => location.reload())}>{texts.forget}</Button>
        )}
      </p>
      <p>
        <a href="/">{words.common.home}</a>
      </p>
    </PageFrame>
  );
}

/** Reloads the page in its newest version, since an old version may be the reason for the failure. */
async function reload(): Promise<void> {
  if (await findUpdate()) await applyUpdate();
  location.reload();
}
