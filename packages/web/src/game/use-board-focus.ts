import { useEffect } from 'react';

/** The browser history state of a game that was just started: the focus moves from the start button to the board. */
export const JUST_STARTED = 'just-started';

/**
 * Moves the focus to the board once it is shown, if the game was just started: to a territory that can be chosen, so
 * that keys work at once.
 */
export function useBoardFocus(isShown: boolean): void {
  useEffect(() => {
    if (!isShown || history.state !== JUST_STARTED) return;
    history.replaceState(null, ''); // not again after a reload
    if (document.activeElement !== document.body) return;
    const find = (kind: string) => document.querySelector<SVGElement>(`#board [role=button]${kind}`);
    (find('[aria-disabled=false]') ?? find('[tabindex="0"]'))?.focus({ preventScroll: true });
  }, [isShown]);
}
