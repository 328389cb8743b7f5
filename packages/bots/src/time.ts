// Declared here because the package uses neither DOM nor Node types.
declare const performance: { now(): number };

/** A monotonic time in milliseconds. */
export const now = (): number => performance.now();
