import type { TableView } from '@rubicon/api';
import { downloadRecord } from '@rubicon/api';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Company } from '../../game/company.ts';
import type { OpenMatch } from '../../game/match/open-match.ts';
import { downloadFile } from '../../home/download.ts';
import { ask } from '../../host/client.ts';
import { PlanWindow } from '../../plan/PlanLine.tsx';
import { usePlan } from '../../plan/use-plan.ts';
import { useWords } from '../../words/words.ts';
import { canChat } from '../chat/access.ts';
import { Chat } from '../chat/Chat.tsx';
import { notify } from '../notifications.ts';
import { Proof } from '../proof/Proof.tsx';
import type { OnlineTable } from '../table/online-table.ts';
import { useOnlineState } from '../table/use-online-table.ts';
import { queryOf } from '../table-link.ts';
import { Notice } from './Notice.tsx';
import { isAsked } from './own-status.ts';
import { Rematch } from './Rematch.tsx';
import { OwnClock, SeatStatus } from './SeatStatus.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useCompanyWords } from './use-company-words.ts';

/** What the table adds to its game. */
export function useCompany(online: OnlineTable, table: TableView, state: OpenMatch): Company {
  const { chat, chatRead, seat } = useOnlineState(online);
  useTurnNotification(online, state);
  const planned = usePlan(online, state);
  const hasChat = canChat(table, seat);
  const unread = chat.filter(({ number }) => number > chatRead).length;
  const { menu } = useCompanyWords();
  const loadRecord = useCallback(
    (): Promise<string> => downloadRecord(online.api, online.id, online.inviteCode),
    [online],
  );
  return useMemo(
    (): Company => ({
      notice: <Notice online={online} state={state} planned={planned} />,
      clock: <OwnClock online={online} seat={state.seat} />,
      seatStatus: (of) => <SeatStatus online={online} seat={of} />,
      chat: hasChat ? <Chat online={online} table={table} /> : undefined,
      unread,
      homeText: menu.home,
      dialog: <PlanWindow planned={planned} state={state} />,
      menu: (onDone) => <TableMenu online={online} table={table} state={state} onDone={onDone} />,
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
        next: <Rematch online={online} table={table} />,
        proof: <Proof online={online} />,
      },
    }),
    [online, table, state, hasChat, unread, planned, menu, loadRecord],
  );
}

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
