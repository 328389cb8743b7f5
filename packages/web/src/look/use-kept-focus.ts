import { type RefObject, useEffect, useRef } from 'react';

/**
 * Buttons that come and go take the focus with them. For who presses keys it goes on here: to the button of the same
 * name, as soon as there is one again, and until then to what is around them.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const around = useRef<HTMLElement>(null);
  const name = useRef<string | undefined>(undefined); // of the button that had it when a key was pressed

  useEffect(() => {
    const element = around.current;
    const remember = ({ target }: KeyboardEvent): void => {
      if (target !== element) name.current = (target as HTMLElement).textContent ?? '';
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) name.current = undefined; // it went somewhere else by itself
    };
    element?.addEventListener('keydown', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('keydown', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, []);

  useEffect(() => {
    const element = around.current;
    const isLost = (): boolean =>
      document.activeElement === document.body || document.activeElement === element;
    if (element === null || name.current === undefined || !isLost()) return;
    return afterPaint(() => {
      if (!isLost()) return; // somebody was quicker
      const same = [...element.querySelectorAll('button')].find((one) => one.textContent === name.current);
      const next = same ?? element;
      if (next !== document.activeElement) next.focus({ preventScroll: true });
    });
  });

  return around;
}

/** When all is drawn: to move the focus before would make the browser work out the whole page at once. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
