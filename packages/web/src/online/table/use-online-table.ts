import { findMe, type Me } from '@rubicon/api';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { rememberPlayedOnline } from '../../home/server-status.ts';
import { api } from '../api.ts';
import { isTemporary, type OnlineState, OnlineTable, RETRY_MS } from './online-table.ts';
import { lockSeat } from './seat-lock.ts';
import { SeatStore } from './seat-store.ts';

/** The table while the page shows it; undefined until it is open. */
export function useOnlineTable(id: string, invite: string | undefined) {
  const [opened, setOpened] = useState<OnlineTable | undefined>(undefined);
  const [problem, setProblem] = useState<unknown>(undefined);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    let isGone = false;
    let current: OnlineTable | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    setOpened(undefined);
    setProblem(undefined);
    async function open(isHeld: boolean): Promise<void> {
      try {
        const me = await findMe(api);
        const memory = isHeld ? await SeatStore.open(id, me?.id) : undefined;
        if (isGone) return memory?.close();
        show(me, memory, isHeld);
      } catch (error) {
        if (isGone) return;
        if (!isTemporary(error)) return setProblem(error);
        setUnreachable(true);
        retry = setTimeout(() => void open(isHeld), RETRY_MS); // the server may be restarting
      }
    }
    function show(me: Me | undefined, memory: SeatStore | undefined, takesPart: boolean): void {
      current?.close();
      current = new OnlineTable({ api, id, invite, me, memory, takesPart });
      current.begin();
      setOpened(current);
      rememberPlayedOnline();
      setUnreachable(false);
    }
    const unlock = lockSeat(id, (isHeld) => void open(isHeld));
    const hurry = (): void => {
      if (document.visibilityState === 'visible') current?.hurry();
    };
    addEventListener('online', hurry);
    addEventListener('pageshow', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      isGone = true;
      clearTimeout(retry);
      unlock();
      removeEventListener('online', hurry);
      removeEventListener('pageshow', hurry);
      document.removeEventListener('visibilitychange', hurry);
      current?.close();
    };
  }, [id, invite]);
  return { online: opened, problem, isUnreachable };
}

export const useOnlineState = (online: OnlineTable): OnlineState => useStore(online.store);
