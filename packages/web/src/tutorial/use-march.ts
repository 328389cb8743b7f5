import { useEffect } from 'react';
import { endOf, FACTORS, timelineOf } from '../game/battle/timeline.ts';
import type { Match } from '../game/match/match.ts';
import { useSettings } from '../settings/settings.ts';

/** How long the settled dice stay in view, at normal speed in milliseconds. */
const READING = 900;

/** After a conquest, lets as many armies as possible march in, once the dice have been seen. */
export function useMarch(match: Match, isConquered: boolean): void {
  const factor = useSettings(({ speed }) => FACTORS[speed]);
  useEffect(() => {
    if (!isConquered) return;
    const timer = setTimeout(() => moveIn(match), endOf(timelineOf(factor, true), true) + READING * factor);
    return () => clearTimeout(timer);
  }, [match, isConquered, factor]);
}

function moveIn(match: Match): void {
  const offer = match.store.getState().offers.find(({ type }) => type === 'occupy');
  if (offer?.type === 'occupy') match.send({ type: 'occupy', armies: offer.most });
}
