import { useEffect, useState } from 'react';
import type { Speed } from '../../settings/settings.ts';
import { FACTORS } from '../battle/timeline.ts';
import type { OpenMatch } from '../match/open-match.ts';

/** How long the last battle stays in view, at normal speed in milliseconds. */
const LAST_BATTLE = 1800;

/** Whether the ending may cover the board: after the last battle, or at once in a game that was already over. */
export function useEndingDue({ view, history, shown }: OpenMatch, speed: Speed): boolean {
  const isOver = view.phase === 'over';
  const [isDue, setDue] = useState(isOver);
  const isBattle = history[shown - 1]?.events.some(({ type }) => type === 'rolled');
  const wait = isBattle ? LAST_BATTLE * FACTORS[speed] : 0;
  useEffect(() => {
    if (!isOver || isDue) return;
    const timer = setTimeout(() => setDue(true), wait);
    return () => clearTimeout(timer);
  }, [isOver, isDue, wait]);
  return isOver && isDue;
}
