import { type Remote, releaseProxy, wrap } from 'comlink';
import type { AdviceWorker } from './advice-worker.ts';

/** The worker that thinks about a game, and a function that terminates it. */
export interface Adviser {
  readonly worker: Remote<AdviceWorker>;
  stop(): void;
}

export function startAdviser(): Adviser {
  const thread = new Worker(new URL('./advice-worker.ts', import.meta.url), {
    type: 'module',
    name: 'advice',
  });
  const worker = wrap<AdviceWorker>(thread);
  return {
    worker,
    stop() {
      worker[releaseProxy]();
      thread.terminate();
    },
  };
}
