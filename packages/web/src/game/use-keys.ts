import { useEffect } from 'react';
import type { Opened } from './opened.ts';
import type { Acts } from './use-acts.ts';

interface Keys {
  readonly acts: Acts;
  readonly onOpen: (opened: Opened) => void;
}

/** Keys that work wherever the focus is, unless something is being typed or a window is open. */
export function useKeys({ acts, onOpen }: Keys): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return;
      const hear = heard(event.key);
      if (hear === undefined) return;
      event.preventDefault();
      hear();
    }
    function heard(key: string): (() => void) | undefined {
      switch (key) {
        case '?':
          return () => onOpen('keys');
        case 'Escape':
          return acts.assault === undefined ? acts.cancel : acts.stop;
        case ',':
          return () => onOpen('cards');
        case '.':
          return () => acts.act(acts.prompt?.primary?.act);
        default:
          return undefined;
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [acts, onOpen]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea');
}
