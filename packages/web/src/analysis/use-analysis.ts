import { useEffect, useState } from 'react';
import type { ReplayData } from '../host/lobby.ts';
import type { GameAnalysis } from './analysis-worker.ts';

/** The analysis of a finished game; undefined until a worker has computed it, and if there is none. */
export function useAnalysis(data: ReplayData): GameAnalysis | undefined {
  const [analysis, setAnalysis] = useState<GameAnalysis>();
  useEffect(() => {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), {
      type: 'module',
      name: 'analysis',
    });
    worker.onmessage = ({ data: found }: MessageEvent<GameAnalysis>) => setAnalysis(found);
    worker.postMessage(data);
    return () => worker.terminate();
  }, [data]);
  return analysis;
}
