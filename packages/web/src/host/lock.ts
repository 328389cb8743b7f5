const PATIENCE = 2000; // ms: the worker of a page that was just loaded anew is gone by then

/** Two tabs never play one game: whoever has the lock hosts it. Undefined when another one keeps it. */
export function lock(id: string): Promise<(() => void) | undefined> {
  const signal = AbortSignal.timeout(PATIENCE);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`rubicon/${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch((error) => (signal.aborted ? resolve(undefined) : reject(error)));
  });
}
