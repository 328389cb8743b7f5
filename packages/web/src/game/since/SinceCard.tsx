import { useEffect, useRef } from 'react';
import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { OpenMatch } from '../match/open-match.ts';
import styles from './since.module.css';
import { summaryText } from './summary-text.ts';
import type { Since } from './use-since.ts';

/** A sentence about what happened since the last turn, with a replay. */
export function SinceCard({ state, since }: { readonly state: OpenMatch; readonly since: Since }) {
  const words = useWords();
  const { rules, view, game } = state;
  const isRunning = since.replay !== undefined;
  const card = useRef<HTMLElement>(null);
  useEffect(() => coverTop(card.current), []);
  return (
    <aside ref={card} className={styles.since} aria-label={words.game.since.title}>
      <p role="status">{summaryText({ rules, view, seats: game.seats, words }, since.summary)}</p>
      <Button onClick={isRunning ? since.stop : since.start}>
        {isRunning ? words.game.since.stop : words.game.since.replay}
      </Button>
      <Button look="quiet" aria-label={words.common.close} onClick={since.close}>
        ×
      </Button>
    </aside>
  );
}

/** Keeps `--since` of the page at the height that the card covers, until the returned function is called. */
function coverTop(card: HTMLElement | null): (() => void) | undefined {
  const page = card?.parentElement?.style;
  if (!card || !page) return undefined;
  const observer = new ResizeObserver(() => {
    const margin = Number.parseFloat(getComputedStyle(card).marginTop);
    page.setProperty('--since', `${card.offsetHeight + margin}px`);
  });
  observer.observe(card);
  return () => {
    observer.disconnect();
    page.removeProperty('--since');
  };
}
