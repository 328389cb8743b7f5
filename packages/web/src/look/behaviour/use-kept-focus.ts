import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Keeps the keyboard focus when a focused button disappears: moves it to the container, and to a button with the same
 * text as soon as there is one.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const container = useRef<HTMLElement>(null);
  const name = useRef<string | undefined>(undefined); // text of the last button used by keyboard

  useEffect(() => {
    const element = container.current;
    const remember = ({ target }: KeyboardEvent): void => {
      if (target !== element) name.current = (target as HTMLElement).textContent ?? '';
    };
    const forget = ({ target }: FocusEvent): void => {
      if (target !== element) name.current = undefined; // something else has the focus now
    };
    element?.addEventListener('keydown', remember);
    document.addEventListener('focusin', forget);
    return () => {
      element?.removeEventListener('keydown', remember);
      document.removeEventListener('focusin', forget);
    };
  }, []);

  useEffect(() => {
    const element = container.current;
    const isLost = (): boolean =>
      document.activeElement === document.body || document.activeElement === element;
    if (element === null || name.current === undefined || !isLost()) return;
    // Earlier, moving the focus would force a layout of the whole page.
    return afterPaint(() => {
      if (!isLost()) return; // focused in the meantime
      const same = [...element.querySelectorAll('button')].find((one) => one.textContent === name.current);
      const next = same ?? element;
      if (next !== document.activeElement) next.focus({ preventScroll: true });
    });
  });

  return container;
}
