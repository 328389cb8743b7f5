const LONG = 450; // ms
const PARTS = 5;
const PART = LONG / PARTS;

/**
 * Calls back after a long press, unless the returned function is called first. Time does not count
 * while the page is too busy to notice that the finger was lifted.
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
