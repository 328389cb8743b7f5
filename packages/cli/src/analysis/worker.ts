import { parentPort, workerData } from 'node:worker_threads';
import {
  type AnalysisSettings,
  decisionsOf,
  type PlayedTurn,
  playedGame,
  turnsOf,
} from '@rubicon/analysis/review';
import { verifyRecord } from '@rubicon/protocol';

/** A thread that analyses turns of one game: each message is the index of a turn, and its answer has the decisions. */
export interface AnalysisWork {
  readonly record: string;
  readonly settings: AnalysisSettings;
}

const { record, settings } = workerData as AnalysisWork;
const game = gameOf(record);
const turns: readonly PlayedTurn[] = turnsOf(game);

parentPort?.on('message', (turn: number) => {
  parentPort?.postMessage(decisionsOf(game, turns[turn]!, settings));
});

function gameOf(text: string) {
  const { game, error } = verifyRecord(text);
  const found = error === undefined ? playedGame(game) : undefined;
  if (found === undefined) throw new Error('the record was checked before');
  return found;
}
