import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import type { OpenMatch } from '../match/open-match.ts';
import styles from './since.module.css';
import { summaryText } from './summary-text.ts';
import type { Since } from './use-since.ts';

/** What happened since the last turn, in a sentence, with a replay. */
export function SinceCard({ state, since }: { readonly state: OpenMatch; readonly since: Since }) {
  const words = useWords();
  const { rules, view, game } = state;
  const isRunning = since.replay !== undefined;
  return (
    <aside className={styles.since} aria-label={words.game.since.title}>
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
