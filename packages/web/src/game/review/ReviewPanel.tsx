import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import styles from '../actions/prompt-bar.module.css';
import game from '../game.module.css';
import shared from '../panels.module.css';
import type { Review } from './use-review.ts';

/** The results of a round of written orders, played automatically or step by step. */
export function ReviewPanel({ review }: { readonly review: Review }) {
  const words = useWords();
  const { steps, at, narration, isRunning, go, run } = review;
  const isLast = at === steps - 1;
  return (
    <section className={`${game.card} ${styles.bar}`} aria-label={words.orders.review}>
      <p className={styles.asked} role="status">
        <strong>{words.orders.reviewStep(at + 1, steps)}</strong> {narration?.text ?? ''}
      </p>
      <div className={shared.buttons}>
        {steps > 1 && (
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {words.orders.reviewBack}
          </Button>
        )}
        {!isLast && (
          <Button onClick={() => run(!isRunning)}>{isRunning ? words.story.pause : words.story.play}</Button>
        )}
        {!isLast && <Button onClick={() => go(steps)}>{words.orders.reviewSkip}</Button>}
        <Button look="primary" onClick={() => go(at + 1)}>
          {isLast ? words.orders.reviewEnd : words.orders.reviewNext}
        </Button>
      </div>
    </section>
  );
}
