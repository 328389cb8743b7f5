// browsers and Node both have it, and neither is named in this package
declare const performance: { now(): number };

/** Milliseconds since some moment. */
export const now = (): number => performance.now();
