/** Longer than a double tap or double click, in milliseconds. */
const DOUBLE_TAP = 500;

/**
 * Runs work once a tap can no longer be the second half of a double tap, for a button that appears under the finger.
 * Returns a function that cancels it.
 */
export function afterDoubleTap(work: () => void): () => void {
  const timer = setTimeout(work, DOUBLE_TAP);
  return () => clearTimeout(timer);
}
