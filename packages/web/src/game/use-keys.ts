import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { assaultOf } from './battle/assault.ts';
import type { Actions } from './prompts/use-actions.ts';
import type { Review } from './review/use-review.ts';
import type { GameWindow } from './windows.ts';

interface Keys {
  readonly actions: Actions;
  readonly review: Review | undefined;
  readonly onOpen: (opened: GameWindow) => void;
  readonly onHint: (() => void) | undefined;
}

/** Keys that work everywhere, except in text fields and while a dialog is open. */
export function useKeys({ actions, review, onOpen, onHint }: Keys): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key.length === 1 && !useSettings.getState().shortcuts) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return;
      const handle = handlerOf(event);
      if (handle === undefined) return;
      event.preventDefault();
      handle();
    }
    function handlerOf({ key, repeat }: KeyboardEvent): (() => void) | undefined {
      switch (key) {
        case '?':
          return () => onOpen('keys');
        case 'Escape':
          return actions.attack === undefined ? actions.deselect : actions.stopAttack;
        case ',':
          return () => onOpen('cards');
        case '!':
          return onHint;
        case '.':
          if (review !== undefined) return () => review.go(review.at + 1);
          return repeat ? undefined : () => actions.perform(actions.prompt?.primary?.action); // a held key must not decide
        default:
          return undefined;
      }
    }
    /** Keys of a battle come before those of the board, where letters search for names. */
    function fight(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]') !== null || isTyping(event.target)) return;
      const handle = battleKey(event);
      if (handle === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      handle();
    }
    function battleKey({ key, target }: KeyboardEvent): (() => void) | undefined {
      const assault = assaultOf(actions);
      if (key === 'Enter' && assault !== undefined && isAtBattle(target))
        return () => actions.perform(actions.prompt?.primary?.action);
      if (!useSettings.getState().shortcuts) return undefined;
      if (key.toLowerCase() === 'u' && assault !== undefined) return () => actions.perform(assault);
      return key.toLowerCase() === 's' && actions.attack !== undefined ? actions.stopAttack : undefined;
    }
    addEventListener('keydown', press);
    addEventListener('keydown', fight, { capture: true });
    return () => {
      removeEventListener('keydown', press);
      removeEventListener('keydown', fight, { capture: true });
    };
  }, [actions, review, onOpen, onHint]);
}

/** Whether the focus is on one of the two territories, or nowhere. */
function isAtBattle(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof Element && target.matches('[data-selected], [data-target], section[tabindex]'))
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea');
}
