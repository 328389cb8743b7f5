import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/words.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly footer?: ReactNode; // what can be done: in sight, however much stands above it
}

/**
 * A window over the page: the browser's own, which keeps the focus inside, closes with Escape, and gives the focus
 * back. However it is closed, `onClose` is called once; what is inside may close it by calling that itself.
 */
export function Dialog({ title, children, onClose, isWide = false, footer }: DialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const main = document.querySelector('main');
    if (element !== null && !element.open) element.showModal();
    return () => giveFocusBack(opener, main);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.common.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </header>
      <div className={styles.content}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}

/** A window that is taken away open leaves the focus nowhere: it goes to what had it, or to what the page is about. */
function giveFocusBack(opener: Element | null, main: Element | null): void {
  if (document.activeElement !== document.body) return;
  const isThere = opener?.isConnected && opener !== document.body;
  const [first] = main?.isConnected ? main.querySelectorAll('[tabindex="0"], a, button') : [];
  const next = isThere ? opener : first;
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}
