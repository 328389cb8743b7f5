import { useEffect } from 'react';
import type { Acts } from './use-acts.ts';
import type { Review } from './use-review.ts';
import type { GameWindow } from './windows.ts';

interface Keys {
  readonly acts: Acts;
  readonly review: Review | undefined;
  readonly onOpen: (opened: GameWindow) => void;
}

/** Keys that work wherever the focus is, unless something is being typed or a window is open. */
export function useKeys({ acts, review, onOpen }: Keys): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return;
      const hear = heard(event);
      if (hear === undefined) return;
      event.preventDefault();
      hear();
    }
    function heard({ key, repeat }: KeyboardEvent): (() => void) | undefined {
      switch (key) {
        case '?':
          return () => onOpen('keys');
        case 'Escape':
          return acts.assault === undefined ? acts.cancel : acts.stop;
        case ',':
          return () => onOpen('cards');
        case '.':
          if (review !== undefined) return () => review.go(review.at + 1);
          return repeat ? undefined : () => acts.act(acts.prompt?.primary?.act); // held down, it decides nothing
        default:
          return undefined;
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [acts, review, onOpen]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea');
}
