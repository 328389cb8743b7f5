/** The exit code of a program that ended because of Ctrl+C. */
export const INTERRUPTED = 130;

/** A signal that the first Ctrl+C aborts. A second one ends the process as usual. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Stops waiting for Ctrl+C. */
  end(): void;
}

export function awaitInterruption(): Interruption {
  const controller = new AbortController();
  const abort = (): void => {
    process.stderr.write('\nInterrupted: counting the finished games. Ctrl+C again ends at once.\n');
    controller.abort();
  };
  process.once('SIGINT', abort);
  return { signal: controller.signal, end: () => void process.off('SIGINT', abort) };
}
