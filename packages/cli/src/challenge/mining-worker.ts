import { parentPort } from 'node:worker_threads';
import { mineGame } from '@rubicon/analysis/mining';

/** A thread that searches games and answers with their challenges. */
export interface MiningTask {
  readonly seed: string;
}

parentPort?.on('message', ({ seed }: MiningTask) => {
  parentPort?.postMessage(mineGame(seed));
});
