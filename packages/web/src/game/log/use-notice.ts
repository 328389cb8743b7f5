import { SPECTATOR } from '@rubicon/engine';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/words.ts';
import { beforeReveal, type OpenMatch } from '../match/open-match.ts';
import { cueOf } from '../sound/cues.ts';
import { playCue } from '../sound/player.ts';
import type { Cue } from '../sound/voices.ts';

/** Plays sounds for new events once the board is shown, and marks the tab title when the player is to act, unless a title is given. */
export function useNotice(
  state: OpenMatch,
  isAsked: boolean,
  ownTitle: string | undefined,
  isBoardShown: boolean,
  roll: number | undefined, // while its dice roll
): void {
  const words = useWords();
  const { history, offers, view, seat } = state;
  const { shown } = beforeReveal(state);
  const played = useRef(shown);
  const wasAsked = useRef(isAsked);
  const heard = useRef(roll); // the last roll whose dice were heard before its result
  useEffect(() => {
    if (roll === undefined) return;
    heard.current = roll;
    play('dice');
  }, [roll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each batch of entries shown
  useEffect(() => {
    if (!isBoardShown) return; // the sounds load after the board
    const entries = history.slice(played.current, shown);
    const events = entries.flatMap((line) => line.events);
    const viewer = typeof seat === 'number' ? seat : SPECTATOR;
    const cue = cueOf(events, viewer, view, isAsked && !wasAsked.current);
    played.current = shown;
    wasAsked.current = isAsked;
    if (cue !== 'dice' || heard.current !== entries.at(-1)?.seq) play(cue);
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

function play(cue: Cue | undefined): void {
  const { sound, volume } = useSettings.getState();
  if (sound && cue !== undefined) playCue(cue, volume / 100);
}
