import { Worker } from 'node:worker_threads';
import { addTally, emptyTally, type SimulationSettings, type Tally } from './simulation.ts';
import type { Batch, WorkerData } from './simulation-worker.ts';
import { MachineError } from './usage.ts';

/** Deals batches of games to the threads until all are played, or one of them fails. */
export async function playAll(
  settings: SimulationSettings,
  games: number,
  threads: number,
  records: string | undefined,
  onProgress: (played: number) => void,
): Promise<Tally> {
  const size = Math.max(1, Math.min(50, Math.floor(games / (threads * 4))));
  const sum = emptyTally(settings.players);
  const workers: Worker[] = [];
  let next = 1;
  const playBatches = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: WorkerData = { settings, records };
      const worker = new Worker(new URL('./simulation-worker.js', import.meta.url), { workerData });
      workers.push(worker);
      const deal = (): void => {
        if (next > games) {
          resolve();
          return;
        }
        const batch: Batch = { first: next, last: Math.min(games, next + size - 1) };
        next = batch.last + 1;
        worker.postMessage(batch);
      };
      worker.on('message', (tally: Tally) => {
        addTally(sum, tally);
        onProgress(sum.games);
        deal();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new MachineError(`a thread ended too early, with code ${code}`)));
      deal();
    });
  try {
    await Promise.all(Array.from({ length: threads }, playBatches));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return sum;
}
