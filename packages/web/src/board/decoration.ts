/** For what a screen reader need not read out: descriptions of territories say it already. */
export const DECORATION = { 'aria-hidden': true } as const;
