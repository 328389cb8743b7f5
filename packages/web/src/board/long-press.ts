const LONG = 450; // ms
const PARTS = 5;
const PART = LONG / PARTS;

/**
 * Calls when a finger has been down for long, and gives a way to stop that. A part of that time in which the page was
 * too busy to hear that the finger is up does not count.
 */
export function awaitLongPress(then: () => void): () => void {
  let left = PARTS;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const start = performance.now();
    timer = setTimeout(() => {
      if (performance.now() - start < 2 * PART) left--;
      if (left === 0) then();
      else wait();
    }, PART);
  };
  wait();
  return () => clearTimeout(timer);
}
