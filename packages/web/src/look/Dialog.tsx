import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/words.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly isSheet?: boolean; // comes from the bottom of a small screen
  readonly className?: string | undefined;
  readonly footer?: ReactNode; // buttons that stay visible while the content scrolls
}

/**
 * A modal dialog. The browser keeps the focus inside, closes it on Escape and restores the focus. `onClose` is called
 * once, however the dialog is closed; its content may also call it directly.
 */
export function Dialog({ title, children, onClose, isWide, isSheet, className, footer }: DialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const main = document.querySelector('main');
    if (element !== null && !element.open) element.showModal();
    return () => restoreFocus(opener, main);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, isWide && styles.wide, isSheet && styles.sheet, className]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.common.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      <div className={styles.content}>{children}</div>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </dialog>
  );
}

/** Restores the focus after an open dialog was unmounted: to its opener or, if that is gone, into `main`. */
function restoreFocus(opener: Element | null, main: Element | null): void {
  if (document.activeElement !== document.body) return;
  const isOpenerThere = opener?.isConnected && opener !== document.body;
  const [first] = main?.isConnected ? main.querySelectorAll('[tabindex="0"], a, button') : [];
  const next = isOpenerThere ? opener : first;
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus({ preventScroll: true });
}
