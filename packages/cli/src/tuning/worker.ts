import { parentPort } from 'node:worker_threads';
import { makeNet, type NetData, samplesOf, type TuningGame } from '@rubicon/bots/tuning';
import { packSamples } from './packing.ts';

/** A thread that plays games and answers with their samples. */
export interface TuningTask {
  readonly game: TuningGame;
  readonly nets: readonly NetData[];
}

parentPort?.on('message', ({ game, nets }: TuningTask) => {
  const packed = packSamples(
    samplesOf(
      game,
      nets.map((net) => makeNet(net)),
    ),
  );
  parentPort?.postMessage(packed, [packed.buffer]);
});
