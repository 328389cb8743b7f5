import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import type { OpenMatch } from './open-match.ts';
import { sound, tonesOf } from './sounds.ts';

/** Tells by sound and by the title of the tab what happens, and that it is the turn of who is in front of the page. */
export function useNotice({ history, shown, offers, view }: OpenMatch, isAsked: boolean): void {
  const words = useWords();
  const heard = useRef(shown);
  const wasAsked = useRef(isAsked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for everything that is shown
  useEffect(() => {
    const events = history.slice(heard.current, shown).flatMap((line) => line.events);
    const tones = tonesOf(events, isAsked && !wasAsked.current);
    heard.current = shown;
    wasAsked.current = isAsked;
    if (useSettings.getState().sound) sound(tones);
  }, [shown, isAsked, offers]);
  const isOver = view.phase === 'over';
  const asked = view.family === 'turns' ? words.game.yourTurn : words.game.youDecide;
  useEffect(() => {
    document.title = isAsked && !isOver ? `● ${asked} – ${words.common.title}` : words.common.title;
    return () => {
      document.title = words.common.title;
    };
  }, [isAsked, isOver, asked, words]);
}
