import { Button } from '../../look/Button.tsx';
import { useWords } from '../../words/words.ts';
import { rejectionText } from '../facts/rejection.ts';
import type { OpenMatch } from '../match/open-match.ts';
import styles from './prompt-bar.module.css';

/** Why the table rejected the last command, until it is closed. */
export function RejectionNote({
  state: { rules, view, game, rejection },
  onClose,
}: {
  readonly state: OpenMatch;
  readonly onClose: () => void;
}) {
  const words = useWords();
  if (rejection === undefined) return null;
  return (
    <div className={styles.alert}>
      <p role="alert">{rejectionText({ rules, view, seats: game.seats, words }, rejection)}</p>
      <Button look="quiet" aria-label={words.common.close} onClick={onClose}>
        ×
      </Button>
    </div>
  );
}
