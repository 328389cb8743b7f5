import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { beforeReveal, type ShownGame } from '../match/open-match.ts';
import type { LogActions } from './LogEntry.tsx';
import { LogSection } from './LogSection.tsx';
import styles from './log.module.css';
import { logParts, type PastParts } from './log.ts';

/** Lines rendered at first, and added each time the reader reaches the end. */
const LINES = 30;

/**
 * The log by turn or round, newest first. A line outlines its territories on the board while it is hovered or focused,
 * and a click brings them into view. It is one Tab stop: arrow keys go from line to line.
 */
export const LogPanel = memo(function LogPanel({
  state,
  onShow,
  onPoint,
}: LogActions & { readonly state: ShownGame }) {
  const words = useWords();
  const [most, setMost] = useState(LINES);
  const { rules, game, history } = state;
  const { view, shown } = beforeReveal(state);
  const { seats } = game;
  const naming = useMemo(
    () => ({ rules, seats, words, past: new WeakMap() as PastParts }),
    [rules, seats, words],
  );
  const parts = useMemo(
    () => logParts({ ...naming, view }, { history, shown, most }, naming.past),
    [naming, view, history, shown, most],
  );
  const lines = parts.reduce((sum, part) => sum + part.lines.length, 0);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (lines < most || end.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setMost(most + LINES);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [lines, most]);
  return (
    <section className={styles.log} aria-labelledby="log-title">
      <h2 id="log-title">{words.game.log}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: not a form */}
      <div
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-labelledby="log-title"
        onKeyDown={moveByKey}
      >
        {parts.map((part) => (
          <LogSection key={part.number} state={state} part={part} onShow={onShow} onPoint={onPoint} />
        ))}
        <p ref={end} className={styles.end} />
        {parts.length === 0 && <p>{words.game.logEmpty}</p>}
      </div>
    </section>
  );
});

/** Moves the focus from line to line. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  const next = nextLine(event.key, at, lines.length);
  if (next === undefined) return;
  event.preventDefault();
  lines[next]?.focus();
}

function nextLine(key: string, at: number, lines: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, lines - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return lines - 1;
    default:
      return undefined;
  }
}
