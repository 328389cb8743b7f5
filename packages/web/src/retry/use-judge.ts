import type { Attempt } from '@rubicon/analysis/review';
import type { SeatCommand } from '@rubicon/engine';
import { releaseProxy, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import type { Mistake } from '../analysis/mistakes-worker.ts';
import type { ReplayData } from '../host/lobby.ts';
import type { RetryWorker } from './retry-worker.ts';

/** Judges attempts to correct mistakes of a game. */
interface Judge {
  /** Prepares to judge a mistake while the player thinks about it. */
  choose(mistake: Mistake): void;
  /** Rejects, or resolves with undefined, if the attempt cannot be judged. */
  judge(attempt: SeatCommand): Promise<Attempt | undefined>;
}

/** The judge of this game, in a worker; undefined until it is started. */
export function useJudge(data: ReplayData): Judge | undefined {
  const [judge, setJudge] = useState<Judge>();
  useEffect(() => {
    const thread = new Worker(new URL('./retry-worker.ts', import.meta.url), {
      type: 'module',
      name: 'retry',
    });
    const crashed = new Promise<never>((_, reject) => {
      thread.onerror = () => reject(new Error('the judge has crashed'));
    });
    crashed.catch(ignored);
    const worker = wrap<RetryWorker>(thread);
    worker.open(data).catch(ignored);
    setJudge({
      choose: (mistake) => void worker.choose(mistake).catch(ignored),
      judge: (attempt) => Promise.race([worker.judge(attempt), crashed]),
    });
    return () => {
      worker[releaseProxy]();
      thread.terminate();
    };
  }, [data]);
  return judge;
}

/** Ignores the failure: the next attempt will report that it cannot be judged. */
const ignored = (): void => {};
