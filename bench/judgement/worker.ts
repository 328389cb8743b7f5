import { parentPort } from 'node:worker_threads';
import { type GamePlan, playForScenes } from './games.ts';

/** A thread that plays games and answers with their positions. */
parentPort?.on('message', (plan: GamePlan) => {
  parentPort?.postMessage(playForScenes(plan));
});
