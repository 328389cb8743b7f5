import { useEffect, useState } from 'react';
import type { ReplayData } from '../host/lobby.ts';
import type { Mistakes } from './mistakes-worker.ts';

/** The mistakes a worker has found so far in a finished game. The search is slow, so it starts when first wanted. */
export function useMistakes(data: ReplayData, isWanted: boolean): Mistakes | undefined {
  const [mistakes, setMistakes] = useState<Mistakes>();
  useEffect(() => {
    if (!isWanted) return;
    const worker = new Worker(new URL('./mistakes-worker.ts', import.meta.url), {
      type: 'module',
      name: 'mistakes',
    });
    worker.onmessage = ({ data: found }: MessageEvent<Mistakes>) => {
      setMistakes(found);
      if (found.share === 1) worker.terminate();
    };
    worker.postMessage(data);
    return () => worker.terminate();
  }, [data, isWanted]);
  return mistakes;
}
