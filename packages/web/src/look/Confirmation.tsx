import { useEffect, useState } from 'react';
import { useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import { afterDoubleTap } from './behaviour/double-tap.ts';
import styles from './confirmation.module.css';

interface ConfirmationProps {
  readonly text: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly isDisabled?: boolean; // Yes is not possible right now
}

/** Asks before an action that cannot be undone. A double tap on the button that opens it does not answer. */
export function Confirmation({ text, onYes, onNo, isDisabled = false }: ConfirmationProps) {
  const words = useWords();
  const [isReady, setReady] = useState(false);
  useEffect(() => afterDoubleTap(() => setReady(true)), []);
  return (
    <div role="alertdialog" aria-label={text} className={styles.confirmation}>
      <p>{text}</p>
      <Button aria-disabled={!isReady} onClick={() => isReady && onNo()}>
        {words.common.no}
      </Button>
      <Button
        look="danger"
        autoFocus
        disabled={isDisabled}
        aria-disabled={!isReady}
        onClick={() => isReady && onYes()}
      >
        {words.common.yes}
      </Button>
    </div>
  );
}
