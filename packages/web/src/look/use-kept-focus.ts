import { type RefObject, useEffect, useRef } from 'react';

/**
 * Buttons that come and go take the focus with them. Here it goes on: to the button of the same name, as soon as there
 * is one again, and until then to what is around them.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const around = useRef<HTMLElement>(null);
  const name = useRef<string | undefined>(undefined); // of the button that had it

  useEffect(() => {
    const element = around.current;
    const remember = ({ target }: FocusEvent): void => {
      if (target !== element) name.current = (target as HTMLElement).textContent ?? '';
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) name.current = undefined; // it went somewhere else by itself
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, []);

  useEffect(() => {
    const element = around.current;
    const isLost = document.activeElement === document.body || document.activeElement === element;
    if (element === null || name.current === undefined || !isLost) return;
    const same = [...element.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name.current,
    );
    (same ?? element).focus({ preventScroll: true });
  });

  return around;
}
