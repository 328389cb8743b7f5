import { Worker } from 'node:worker_threads';
import { addTally, emptyTally } from './simulation.ts';
import type { Batch, Played } from './simulation-worker.ts';
import { MachineError } from './usage.ts';

/** Threads that play games, run after run: once they are warm they stay so. */
export class SimulationPool {
  private readonly workers: Worker[];

  constructor(threads: number) {
    const script = new URL('./simulation-worker.js', import.meta.url);
    this.workers = Array.from({ length: threads }, () => new Worker(script));
  }

  /**
   * Deals smaller batches to the threads until all games of this one are played, or one of them fails. The time is
   * what the threads were busy, divided by their number.
   */
  async playAll(batch: Batch, onProgress: (played: number) => void): Promise<Played> {
    const { settings, last } = batch;
    const games = last - batch.first + 1;
    const size = Math.max(1, Math.min(50, Math.floor(games / (this.workers.length * 4))));
    const sum = emptyTally(settings.players);
    let next = batch.first;
    let busy = 0;
    const takeBatch = (): Batch | undefined => {
      if (next > last) return undefined;
      const first = next;
      next = Math.min(last, first + size - 1) + 1;
      return { ...batch, first, last: next - 1 };
    };
    const playBatches = async (worker: Worker): Promise<void> => {
      for (let taken = takeBatch(); taken !== undefined; taken = takeBatch()) {
        const { tally, seconds } = await playBatch(worker, taken);
        addTally(sum, tally);
        busy += seconds;
        onProgress(sum.games);
      }
    };
    await Promise.all(this.workers.map(playBatches));
    return { tally: sum, seconds: busy / this.workers.length };
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function playBatch(worker: Worker, batch: Batch): Promise<Played> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number): void =>
      reject(new MachineError(`a thread ended too early, with code ${code}`));
    worker.once('message', (played: Played) => {
      worker.off('error', reject);
      worker.off('exit', onExit);
      resolve(played);
    });
    worker.once('error', reject);
    worker.once('exit', onExit);
    worker.postMessage(batch);
  });
}
