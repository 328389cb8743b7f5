import type { TableView } from '@rubicon/api';
import { downloadRecord } from '@rubicon/api';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Company } from '../../game/company.ts';
import type { OpenMatch } from '../../game/match/open-match.ts';
import { downloadFile } from '../../home/saved/download.ts';
import { ask } from '../../host/client.ts';
import { PlanWindow } from '../../plan/PlanLine.tsx';
import { usePlan } from '../../plan/use-plan.ts';
import { useWords } from '../../words/words.ts';
import { canChat } from '../chat/access.ts';
import chatStyles from '../chat/chat.module.css';
import { countUnread } from '../chat/unread.ts';
import { useMutes } from '../chat/use-mutes.ts';
import { notify } from '../notifications.ts';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { queryOf } from '../table-link.ts';
import { Notice } from './Notice.tsx';
import { isAsked } from './own-status.ts';
import { OwnClock, SeatStatus } from './SeatStatus.tsx';
import { useCompanyWords } from './use-company-words.ts';

const Chat = lazy(async () => ({ default: (await import('./deferred-panels.ts')).Chat }));
const Proof = lazy(async () => ({ default: (await import('./deferred-panels.ts')).Proof }));
const Rematch = lazy(async () => ({ default: (await import('./deferred-panels.ts')).Rematch }));
const TableMenu = lazy(async () => ({ default: (await import('./deferred-panels.ts')).TableMenu }));

/** The parts a table adds to its game; the chat is shown once the board is. */
export function useCompany(
  online: OnlineTable,
  table: TableView,
  state: OpenMatch,
  isBoardShown: boolean,
): Company {
  const { chat, chatRead, seat, me } = useOnlineState(online);
  const { muted } = useMutes(me);
  useTurnNotification(online, state);
  const planned = usePlan(online, state);
  const hasChat = canChat(table, seat);
  const unread = countUnread(chat, { id: me?.id, read: chatRead, muted });
  const { menu } = useCompanyWords();
  const loadRecord = useCallback(
    (): Promise<string> => downloadRecord(online.api, online.id, online.inviteCode),
    [online],
  );
  const chatPanel = useMemo(
    () => (
      <Suspense fallback={CHAT_PLACE}>
        {isBoardShown ? <Chat online={online} table={table} /> : CHAT_PLACE}
      </Suspense>
    ),
    [online, table, isBoardShown],
  );
  return useMemo(
    (): Company => ({
      notice: <Notice online={online} state={state} planned={planned} />,
      clock: <OwnClock online={online} seat={state.seat} />,
      seatStatus: (of) => <SeatStatus online={online} seat={of} />,
      chat: hasChat ? chatPanel : undefined,
      unread,
      homeText: menu.home,
      dialog: <PlanWindow planned={planned} state={state} />,
      menu: (onDone) => (
        <Suspense>
          <TableMenu online={online} table={table} state={state} onDone={onDone} />
        </Suspense>
      ),
      ending: {
        id: online.id,
        replayPath: `/table/${online.id}/replay${queryOf(online.inviteCode)}`,
        loadReplay: async () => {
          const text = await loadRecord().catch(() => undefined);
          return text === undefined ? { error: 'unfinished' } : ask((host) => host.read(text));
        },
        download: async () => {
          const text = await loadRecord().catch(() => undefined);
          if (text === undefined) return 'unfinished';
          downloadFile(`rubicon-${online.id}.jsonl`, new Blob([text], { type: 'application/x-ndjson' }));
          return undefined;
        },
        next: (
          <Suspense>
            <Rematch online={online} table={table} />
          </Suspense>
        ),
        proof: (
          <Suspense>
            <Proof online={online} />
          </Suspense>
        ),
      },
    }),
    [online, table, state, chatPanel, hasChat, unread, planned, menu, loadRecord],
  );
}

const CHAT_PLACE = <div className={chatStyles.chat} />;

/** Notifies a player who is looking elsewhere that it is their turn. */
function useTurnNotification(online: OnlineTable, state: OpenMatch): void {
  const { game } = state;
  const words = useWords();
  const texts = useCompanyWords();
  const isWaiting = isAsked(state);
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (isWaiting && !wasWaiting.current) {
      const edition = words.editions.names[game.edition] ?? game.edition;
      notify(`turn-${online.id}`, texts.turnTitle, texts.turnText(edition), `/table/${online.id}`);
    }
    wasWaiting.current = isWaiting;
  }, [isWaiting, online, game, words, texts]);
}
