import { useEffect } from 'react';
import { applyUpdate, findUpdate } from '../../app/page-update.ts';

/** How often a page at a table looks for a newer version. */
const CHECK_MS = 10 * 60_000;

/** Updates a stale page between its player's turns: when the server comes back, and at intervals. */
export function useUpdateBetweenTurns(isFree: boolean, connection: string): void {
  useEffect(() => {
    if (!isFree || connection !== 'open') return;
    let isGone = false;
    const check = async (): Promise<void> => {
      if ((await findUpdate()) && !isGone) await applyUpdate();
    };
    void check();
    const timer = setInterval(() => void check(), CHECK_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [isFree, connection]);
}
