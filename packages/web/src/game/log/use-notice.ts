import { SPECTATOR } from '@rubicon/engine';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/words.ts';
import { beforeReveal, type OpenMatch } from '../match/open-match.ts';
import { cueOf } from '../sound/cues.ts';
import { playCue } from '../sound/player.ts';

/** Plays sounds for new events once the board is shown, and marks the tab title when the player is to act, unless a title is given. */
export function useNotice(
  state: OpenMatch,
  isAsked: boolean,
  ownTitle: string | undefined,
  isBoardShown: boolean,
): void {
  const words = useWords();
  const { history, offers, view, seat } = state;
  const { shown } = beforeReveal(state);
  const played = useRef(shown);
  const wasAsked = useRef(isAsked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each batch of entries shown
  useEffect(() => {
    if (!isBoardShown) return; // the sounds load after the board
    const events = history.slice(played.current, shown).flatMap((line) => line.events);
    const viewer = typeof seat === 'number' ? seat : SPECTATOR;
    const cue = cueOf(events, viewer, view, isAsked && !wasAsked.current);
    played.current = shown;
    wasAsked.current = isAsked;
    const { sound, volume } = useSettings.getState();
    if (sound && cue !== undefined) playCue(cue, volume / 100);
  }, [shown, isAsked, offers, isBoardShown]);
  const isOver = view.phase === 'over';
  const asked = view.family === 'turns' ? words.game.yourTurn : words.game.yourMove;
  useEffect(() => {
    const title = ownTitle ?? (isAsked && !isOver ? `● ${asked}` : undefined);
    document.title = title === undefined ? words.common.title : `${title} – ${words.common.title}`;
    return () => {
      document.title = words.common.title;
    };
  }, [isAsked, isOver, asked, words, ownTitle]);
}
