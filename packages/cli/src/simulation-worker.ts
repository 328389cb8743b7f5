import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { addTally, emptyTally, type SimulationSettings, simulate, simulateRecorded } from './simulation.ts';

/** A thread that plays games: gets the numbers of the first and last of a batch, answers with their tally. */
export interface Batch {
  readonly first: number;
  readonly last: number;
}

export interface WorkerData {
  readonly settings: SimulationSettings;
  readonly records: string | undefined;
}

const { settings, records } = workerData as WorkerData;

parentPort?.on('message', ({ first, last }: Batch) => {
  const tally = emptyTally(settings.players);
  for (let number = first; number <= last; number++) addTally(tally, playOne(number));
  parentPort?.postMessage(tally);
});

function playOne(number: number) {
  if (records === undefined) return simulate(settings, number);
  const lines: string[] = [];
  const tally = simulateRecorded(settings, number, (line) => lines.push(line));
  const file = join(records, `${String(number).padStart(6, '0')}.jsonl`);
  writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'wx' });
  return tally;
}
