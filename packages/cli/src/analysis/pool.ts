import { Worker } from 'node:worker_threads';
import type { Decision } from '@rubicon/analysis/review';
import { ask } from '../threads.ts';
import type { AnalysisWork } from './worker.ts';

export interface AnalysisJob extends AnalysisWork {
  readonly turns: number; // of the game
  readonly threads: number;
  readonly until: number; // no turn is begun after this time, in milliseconds of performance.now()
  onAnalysed(turns: number): void;
}

export interface AnalysedTurns {
  readonly decisions: readonly Decision[];
  readonly turns: number; // the number of turns that were analysed
}

/** Analyses the turns of a game, from the first on, in threads. */
export async function analyseTurns({
  record,
  settings,
  turns,
  threads,
  until,
  onAnalysed,
}: AnalysisJob): Promise<AnalysedTurns> {
  const script = new URL('./analysis-worker.js', import.meta.url);
  const work: AnalysisWork = { record, settings };
  const workers = Array.from(
    { length: Math.min(threads, turns) },
    () => new Worker(script, { workerData: work }),
  );
  const decisions: Decision[] = [];
  let next = 0;
  let analysed = 0;
  const analyseOn = async (worker: Worker): Promise<void> => {
    while (next < turns && performance.now() < until) {
      decisions.push(...(await ask<Decision[]>(worker, next++)));
      onAnalysed(++analysed);
    }
  };
  try {
    await Promise.all(workers.map(analyseOn));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return { decisions, turns: analysed };
}
