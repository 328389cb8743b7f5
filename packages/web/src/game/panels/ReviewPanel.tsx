import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import { entryOf } from '../narration.ts';
import type { OpenMatch } from '../open-match.ts';
import type { Review } from '../use-review.ts';
import styles from './panels.module.css';

/** A round of written orders, order by order: what became of each, and why. */
export function ReviewPanel({ state, review }: { readonly state: OpenMatch; readonly review: Review }) {
  const words = useWords();
  const { rules, view, game } = state;
  const { events, at, go } = review;
  const event = events[at];
  const entry = event === undefined ? undefined : entryOf({ rules, view, seats: game.seats, words }, event);
  return (
    <section className={styles.bar} aria-label={words.orders.review}>
      <p className={styles.asked} role="status">
        <strong>{words.orders.reviewStep(at + 1, events.length)}</strong> {entry?.text ?? ''}
      </p>
      <div className={styles.buttons}>
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          {words.orders.reviewBack}
        </Button>
        <Button onClick={() => go(events.length)}>{words.orders.reviewEnd}</Button>
        <Button look="primary" onClick={() => go(at + 1)}>
          {words.orders.reviewNext}
        </Button>
      </div>
    </section>
  );
}
