import { useWords } from '../../words/words.ts';
import { aimsOf } from '../facts/goal-progress.ts';
import type { OpenMatch } from '../match/open-match.ts';
import styles from './goal-line.module.css';

/**
 * The mission, objectives or points of the seat at the screen, with its progress. A click shows them in full. Hidden while
 * another person looks at the screen to choose defence dice.
 */
export function GoalLine({ state, onOpen }: { readonly state: OpenMatch; readonly onOpen: () => void }) {
  const words = useWords();
  const { rules, view, game, seat, defender } = state;
  const aims = typeof seat === 'number' ? aimsOf({ rules, view, seats: game.seats, words }, seat) : [];
  if (aims.length === 0) return null;
  return (
    <button
      type="button"
      className={styles.line}
      style={defender === undefined ? undefined : { visibility: 'hidden' }}
      data-goal=""
      onClick={onOpen}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d="M6 21V4h11l-2 4 2 4H6" />
      </svg>
      {aims.map(({ text, value }) => (
        <span key={text} className={styles.aim}>
          <span className={styles.text} title={text}>
            {text}
          </span>{' '}
          <strong>{value}</strong>
        </span>
      ))}
    </button>
  );
}
