import { Worker } from 'node:worker_threads';
import { ask } from '../threads.ts';
import type { GamePlan, Outcome, SimulationSettings } from './simulation.ts';
import type { Batch, Played, Task } from './worker.ts';

/** A batch of games to play. */
export interface Job {
  readonly settings: SimulationSettings;
  /** The folder for the records, if they are saved. */
  readonly records: string | undefined;
  /** The numbers of the first and last game. */
  readonly first: number;
  readonly last: number;
  planOf(number: number): GamePlan;
  /** Ends the job early: unfinished batches are dropped, and the threads cannot be used again. */
  readonly signal: AbortSignal;
}

/** The target time of a batch and its maximum number of games. */
const BATCH_SECONDS = 0.5;
const BATCH_GAMES = 50;

/** Threads that play games. They are reused from run to run and stay warm. */
export class SimulationPool {
  private readonly workers: Worker[];

  constructor(threads: number) {
    const script = new URL('./simulation-worker.js', import.meta.url);
    this.workers = Array.from({ length: threads }, () => new Worker(script));
  }

  /**
   * Deals batches to the threads until all games are played, one fails, or the job is aborted. Passes on the results in
   * any order and returns the busy seconds divided by the number of threads.
   */
  async playAll(job: Job, onPlayed: (outcomes: readonly Outcome[]) => void): Promise<number> {
    const { settings, records, last, signal } = job;
    let next = job.first;
    let played = 0;
    let busy = 0;
    const takeBatch = (): Batch | undefined => {
      if (next > last || signal.aborted) return undefined;
      const share = (last - next + 1) / (this.workers.length * 4);
      const swift = played === 0 ? 1 : (BATCH_SECONDS * played) / busy;
      const size = Math.max(1, Math.floor(Math.min(BATCH_GAMES, share, swift)));
      const games = Array.from({ length: size }, (_, i) => job.planOf(next + i));
      next += size;
      return { settings, records, games };
    };
    const playBatches = async (worker: Worker): Promise<void> => {
      for (let batch = takeBatch(); batch !== undefined; batch = takeBatch()) {
        const { outcomes, seconds } = await ask<Played>(worker, batch);
        if (signal.aborted) return;
        played += outcomes.length;
        busy += seconds;
        onPlayed(outcomes);
      }
    };
    await unlessAborted(signal, Promise.all(this.workers.map(playBatches)));
    return busy / this.workers.length;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(closeWorker));
  }
}

/** Waits for some work, or until the signal is aborted. */
async function unlessAborted(signal: AbortSignal, work: Promise<unknown>): Promise<void> {
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  signal.addEventListener('abort', stop);
  try {
    await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The time a thread may take to finish its work. */
const PATIENCE_MS = 1500;

/** Dismisses external programs and waits only briefly. */
async function closeWorker(worker: Worker): Promise<void> {
  await new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
    if (worker.threadId < 0) resolve(); // it has ended
    setTimeout(resolve, PATIENCE_MS).unref();
    worker.postMessage('close' satisfies Task);
  });
  await worker.terminate();
}
