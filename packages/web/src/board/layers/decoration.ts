/** Hides decoration from screen readers: the territory descriptions already say it. */
export const DECORATION = { 'aria-hidden': true } as const;
