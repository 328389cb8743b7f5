import { afterPaint } from '../../look/behaviour/after-paint.ts';

/** The ref of a card: when the card is removed while it has the focus, the focus moves to the actions. */
export function passFocus(card: HTMLElement | null): () => void {
  return () => {
    if (!card?.contains(document.activeElement)) return;
    afterPaint(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('footer section[tabindex]')?.focus({ preventScroll: true });
    });
  };
}
