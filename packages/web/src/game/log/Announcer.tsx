import { Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { beforeReveal, type OpenMatch } from '../match/open-match.ts';
import { panel } from '../panel.tsx';
import type { Actions } from '../prompts/use-actions.ts';
import { announce, NOTHING_WAITS, type Waiting } from './announcements.ts';

const OddsText = panel('OddsText');

/** Announces new events, the current prompt and the odds of a battle to screen readers. */
export function Announcer({ state, actions }: { readonly state: OpenMatch; readonly actions: Actions }) {
  const words = useWords();
  const { rules, game, seat, history } = state;
  const { view, shown } = beforeReveal(state);
  const { prompt } = actions;
  const isDue = prompt !== undefined || view.phase === 'over';
  const isFighting = actions.attack !== undefined;
  const announced = useRef(shown);
  const waiting = useRef<Waiting>(NOTHING_WAITS);
  const [news, setNews] = useState('');
  useEffect(() => {
    const naming = { rules, view, seats: game.seats, words };
    const entries = history.slice(Math.min(announced.current, shown), shown);
    const next = announce(naming, entries, waiting.current, { seat, isDue, isFighting });
    announced.current = shown;
    waiting.current = next.waiting;
    if (next.said !== '') setNews(next.said);
  }, [rules, view, game.seats, words, seat, history, shown, isDue, isFighting]);
  return (
    <>
      <p className="hidden-visually" role="log" aria-live="polite">
        {news}
      </p>
      <p className="hidden-visually" role="status">
        {prompt?.text ?? ''}{' '}
        <Suspense>{prompt?.panel === 'battle' && <OddsText state={state} actions={actions} />}</Suspense>
      </p>
    </>
  );
}
