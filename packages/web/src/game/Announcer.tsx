import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.ts';
import { entryOf } from './narration.ts';
import type { OpenMatch } from './open-match.ts';
import type { Prompt } from './prompt.ts';

/** Tells those who cannot see the board what happens, and what they are asked. */
export function Announcer({
  state,
  prompt,
}: {
  readonly state: OpenMatch;
  readonly prompt: Prompt | undefined;
}) {
  const words = useWords();
  const { rules, view, game, history, shown } = state;
  const heard = useRef(shown);
  const [news, setNews] = useState('');
  useEffect(() => {
    const naming = { rules, view, seats: game.seats, words };
    const texts = history
      .slice(Math.min(heard.current, shown), shown)
      .flatMap(({ events }) => events.flatMap((event) => entryOf(naming, event)?.text ?? []));
    heard.current = shown;
    if (texts.length > 0) setNews(texts.join(' '));
  }, [rules, view, game.seats, words, history, shown]);
  return (
    <>
      <p className="hidden-visually" role="log" aria-live="polite">
        {news}
      </p>
      <p className="hidden-visually" role="status">
        {prompt?.text ?? ''}
      </p>
    </>
  );
}
