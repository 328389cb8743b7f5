import { afterPaint } from '../../look/after-paint.ts';

/** Called when a card appears; the function it returns gives the focus to the actions if the card goes while it has it. */
export function passFocus(card: HTMLElement | null): () => void {
  return () => {
    if (!card?.contains(document.activeElement)) return;
    afterPaint(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('footer section[tabindex]')?.focus({ preventScroll: true });
    });
  };
}
