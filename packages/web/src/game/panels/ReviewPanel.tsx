import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { Review } from '../use-review.ts';
import shared from './panels.module.css';
import styles from './prompt-bar.module.css';

/** A round of written orders, order by order: what became of each, and why. */
export function ReviewPanel({ review }: { readonly review: Review }) {
  const words = useWords();
  const { steps, at, entry, go } = review;
  const isLast = at === steps - 1;
  return (
    <section className={styles.bar} aria-label={words.orders.review}>
      <p className={styles.asked} role="status">
        <strong>{words.orders.reviewStep(at + 1, steps)}</strong> {entry?.text ?? ''}
      </p>
      <div className={shared.buttons}>
        {steps > 1 && (
          <Button disabled={at === 0} onClick={() => go(at - 1)}>
            {words.orders.reviewBack}
          </Button>
        )}
        {!isLast && <Button onClick={() => go(steps)}>{words.orders.reviewSkip}</Button>}
        <Button look="primary" onClick={() => go(at + 1)}>
          {isLast ? words.orders.reviewEnd : words.orders.reviewNext}
        </Button>
      </div>
    </section>
  );
}
