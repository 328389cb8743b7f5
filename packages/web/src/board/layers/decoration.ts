/** Hides decoration from screen readers; the territory descriptions already cover it. */
export const DECORATION = { 'aria-hidden': true } as const;
