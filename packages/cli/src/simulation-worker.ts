import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import {
  addTally,
  emptyTally,
  type SimulationSettings,
  simulate,
  simulateRecorded,
  type Tally,
} from './simulation.ts';

/** A thread that plays games: gets a batch, answers with what came of it. */
export interface Batch {
  readonly settings: SimulationSettings;
  /** The folder for the records, if they are kept. */
  readonly records: string | undefined;
  /** Numbers of the first and the last game. */
  readonly first: number;
  readonly last: number;
}

export interface Played {
  readonly tally: Tally;
  readonly seconds: number;
}

parentPort?.on('message', ({ settings, records, first, last }: Batch) => {
  const started = performance.now();
  const tally = emptyTally(settings.players);
  for (let number = first; number <= last; number++) addTally(tally, playOne(settings, records, number));
  const played: Played = { tally, seconds: (performance.now() - started) / 1000 };
  parentPort?.postMessage(played);
});

function playOne(settings: SimulationSettings, records: string | undefined, number: number): Tally {
  if (records === undefined) return simulate(settings, number);
  const lines: string[] = [];
  const tally = simulateRecorded(settings, number, (line) => lines.push(line));
  const file = join(records, `${String(number).padStart(6, '0')}.jsonl`);
  writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'wx' });
  return tally;
}
