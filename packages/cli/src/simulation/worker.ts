import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { closePlayers } from '../players/open.ts';
import {
  type GamePlan,
  type Outcome,
  type SimulationSettings,
  simulate,
  simulateRecorded,
} from './simulation.ts';

/** A thread that plays batches of games and answers with their results; `close` ends the programs it has started. */
export interface Batch {
  readonly settings: SimulationSettings;
  /** The folder for the records, if they are saved. */
  readonly records: string | undefined;
  readonly games: readonly GamePlan[];
}

export interface Played {
  readonly outcomes: readonly Outcome[];
  readonly seconds: number;
}

/** A message to a thread. */
export type Task = Batch | 'close';

parentPort?.on('message', async (message: Task) => {
  if (message === 'close') {
    await closePlayers();
    parentPort?.close();
    return;
  }
  const { settings, records, games } = message;
  const started = performance.now();
  const outcomes: Outcome[] = [];
  for (const plan of games) outcomes.push(await playOne(settings, records, plan));
  const played: Played = { outcomes, seconds: (performance.now() - started) / 1000 };
  parentPort?.postMessage(played);
});

async function playOne(
  settings: SimulationSettings,
  records: string | undefined,
  plan: GamePlan,
): Promise<Outcome> {
  if (records === undefined) return simulate(settings, plan);
  const lines: string[] = [];
  const outcome = await simulateRecorded(settings, plan, (line) => lines.push(line));
  const file = join(records, `${String(plan.number).padStart(6, '0')}.jsonl`);
  writeFileSync(file, `${lines.join('\n')}\n`, { flag: 'wx' });
  return outcome;
}
