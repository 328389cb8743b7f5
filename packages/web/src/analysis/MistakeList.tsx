import { useEffect, useRef } from 'react';
import { Button } from '../look/Button.tsx';
import { afterPaint } from '../look/behaviour/after-paint.ts';
import styles from './analysis.module.css';
import { mistakeText } from './mistake-text.ts';
import type { Mistake, Mistakes } from './mistakes-worker.ts';
import { isPerson } from './persons.ts';
import type { AnalysisNaming } from './report-text.ts';

interface MistakeListProps {
  readonly mistakes: Mistakes;
  readonly naming: AnalysisNaming;
  readonly onShow: (mistake: Mistake) => void;
  readonly onRetry: (mistakes: readonly Mistake[]) => void;
  readonly retried: Mistake | undefined; // the player returns from it: its button takes the focus
}

/** The mistakes people made in a game, worst first. Each can be retried; all of them once the search is over. */
export function MistakeList({ mistakes, naming, onShow, onRetry, retried }: MistakeListProps) {
  const { list, share } = mistakes;
  const { texts } = naming;
  const section = useRef<HTMLElement>(null);
  useEffect(
    () => afterPaint(() => section.current?.querySelector<HTMLElement>('[data-retried]')?.focus()),
    [],
  );
  return (
    <section ref={section}>
      <h3>{texts.mistakes}</h3>
      <p role="status">
        {share < 1 ? texts.searching(Math.floor(100 * share)) : list.length === 0 ? texts.noMistakes : ''}
      </p>
      {share === 1 && list.length > 1 && (
        <p>
          <Button look="primary" onClick={() => onRetry(list)}>
            {naming.seats.filter(isPerson).length > 1 ? texts.retryShared : texts.retryAll}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {list.map((mistake) => (
          <li key={`${mistake.seq} ${mistake.kind}`}>
            <span>{mistakeText(naming, mistake)}</span>
            <span className={styles.buttons}>
              <Button data-retried={mistake === retried || undefined} onClick={() => onRetry([mistake])}>
                {texts.retry}
              </Button>
              <Button onClick={() => onShow(mistake)}>{texts.show}</Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
