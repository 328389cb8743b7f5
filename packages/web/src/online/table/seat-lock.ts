/**
 * Acquires the right to act for this browser's player at a table. Only one tab has it at a time: it takes part in the
 * start of the dice and keeps what it is shown. Calls `taken(true)` once this tab has it, and `taken(false)` first if another
 * tab still does. Returns a function that releases it.
 */
export function lockSeat(table: string, taken: (isHeld: boolean) => void): () => void {
  const name = `rubicon/seat/${table}`;
  const abort = new AbortController();
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (navigator.locks === undefined) {
    taken(true); // a page over plain HTTP has no locks
    return () => {};
  }
  const hold = (): Promise<void> => {
    taken(true);
    return held;
  };
  void navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) return hold();
      taken(false);
      navigator.locks.request(name, { signal: abort.signal }, hold).catch(() => {});
      return undefined;
    })
    .catch(() => {});
  return () => {
    release();
    abort.abort();
  };
}
