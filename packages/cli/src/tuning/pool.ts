import { Worker } from 'node:worker_threads';
import { ask } from '../threads.ts';
import type { TuningTask } from './worker.ts';

/** Threads that play games for their samples. */
export class TuningPool {
  readonly #workers: Worker[];

  constructor(threads: number) {
    const script = new URL('./tuning-worker.js', import.meta.url);
    this.#workers = Array.from({ length: threads }, () => new Worker(script));
  }

  /** Plays all games and passes on their packed samples, in any order. */
  async playAll(
    tasks: readonly TuningTask[],
    onPlayed: (task: TuningTask, packed: Float32Array) => void,
  ): Promise<void> {
    let next = 0;
    const playOn = async (worker: Worker): Promise<void> => {
      for (let task = tasks[next++]; task !== undefined; task = tasks[next++])
        onPlayed(task, await ask<Float32Array>(worker, task));
    };
    await Promise.all(this.#workers.map(playOn));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
