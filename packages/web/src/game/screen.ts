/** Screens on which players and log open as sheets; the same condition as in the style sheets. */
export const SMALL = '(max-width: 760px), (max-height: 499.98px)';

/** Screens on which a battle is part of the strip: a sheet at the bottom, or a column at the right of a low screen. */
export const DOCKED = '(max-width: 599.98px), (max-height: 499.98px)';

/** Screens too small to show the guide together with a battle or a lesson. */
export const TIGHT = '(max-width: 599.98px), (max-height: 720px)';
