const LOCK_TIMEOUT = 2000; // ms, enough for the old worker of a reloaded page to stop

/** Takes the lock of a game, so that only one tab hosts it. Returns its release, or undefined if another tab holds it. */
export function lock(id: string): Promise<(() => void) | undefined> {
  // Locks exist on secure pages only. Elsewhere two tabs can host a game, but the store accepts the lines of only one.
  if (navigator.locks === undefined) return Promise.resolve(() => {});
  const signal = AbortSignal.timeout(LOCK_TIMEOUT);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`rubicon/${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch((error) => (signal.aborted ? resolve(undefined) : reject(error)));
  });
}
