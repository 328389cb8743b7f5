import type { Worker } from 'node:worker_threads';
import { MachineError } from './usage.ts';

/** Gives a thread a task and waits for its answer; one task at a time. */
export function ask<Answer>(worker: Worker, task: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number): void =>
      reject(new MachineError(`a thread ended too early, with code ${code}`));
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      worker.off('exit', onExit);
      resolve(answer);
    });
    worker.once('error', reject);
    worker.once('exit', onExit);
    worker.postMessage(task);
  });
}
