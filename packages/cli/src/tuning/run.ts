import {
  fitGeneration,
  gameOf,
  isHeldOut,
  type NetData,
  type Sample,
  type TunedNet,
  thinkersOf,
} from '@rubicon/bots/tuning';
import { UsageError } from '../usage.ts';
import type { Batch, TuningFolder } from './folder.ts';
import type { TuningPool } from './pool.ts';
import { commandFor, type TuningSettings } from './settings.ts';
import type { TuningTask } from './worker.ts';

export interface Tuning {
  readonly settings: TuningSettings;
  readonly folder: TuningFolder;
  readonly pool: TuningPool;
  onPlayed(generation: number, played: number, games: number): void;
  onFitting(generation: number, share: number): void;
}

/** Returns the next network, from the folder or by playing and fitting. */
export async function raise(tuning: Tuning, before: readonly TunedNet[]): Promise<TunedNet> {
  const { settings, folder } = tuning;
  const generation = before.length;
  const there = folder.readNetwork(generation);
  if (there !== undefined) return there;
  for (let played = 0; played <= generation; played++) await playMissing(tuning, played, before);
  tuning.onFitting(generation, 0);
  const { samples, heldOut } = gather(tuning, generation);
  if (samples.length === 0 || heldOut.length === 0)
    throw new UsageError('too few games ended to measure a network: increase --games');
  const { hidden, seed } = settings;
  const command = commandFor(settings, generation);
  const net = fitGeneration(samples, heldOut, { command, generation, hidden, seed }, (share) =>
    tuning.onFitting(generation, share),
  );
  folder.writeNetwork(generation, net);
  return net;
}

/** A batch in progress. */
interface OpenBatch {
  readonly batch: Batch;
  readonly packed: Float32Array[];
  left: number;
}

/** Plays the batches missing in the folder; each is written after the last of its games. */
async function playMissing(tuning: Tuning, generation: number, nets: readonly NetData[]): Promise<void> {
  const { settings, folder, pool } = tuning;
  const batches = folder.batchesOf(generation);
  const missing = batches.filter((batch) => !folder.hasSamples(batch));
  if (missing.length === 0) return;
  const thinking = thinkersOf(generation, nets);
  const openBatches = new Map<number, OpenBatch>();
  const tasks: TuningTask[] = [];
  for (const batch of missing) {
    const open: OpenBatch = { batch, packed: [], left: batch.end - batch.first };
    for (let number = batch.first; number < batch.end; number++) {
      openBatches.set(number, open);
      tasks.push({ game: gameOf(settings.kind, settings.seed, generation, number), nets: thinking });
    }
  }
  const games = batches.at(-1)!.end;
  let played = games - tasks.length;
  tuning.onPlayed(generation, played, games);
  await pool.playAll(tasks, ({ game: { number } }, packed) => {
    const open = openBatches.get(number)!;
    open.packed[number - open.batch.first] = packed;
    if (--open.left === 0) {
      folder.writeSamples(open.batch, open.packed);
      open.packed.length = 0;
    }
    tuning.onPlayed(generation, ++played, games);
  });
}

/** The samples of all games so far, in the order of their numbers. */
function gather(
  { settings: { kind }, folder }: Tuning,
  generation: number,
): { samples: Sample[]; heldOut: Sample[] } {
  const samples: Sample[] = [];
  const heldOut: Sample[] = [];
  for (let played = 0; played <= generation; played++) {
    for (const batch of folder.batchesOf(played)) {
      for (const [i, game] of folder.readSamples(batch).entries()) {
        const list = isHeldOut(kind, batch.first + i) ? heldOut : samples;
        for (const sample of game) list.push(sample);
      }
    }
  }
  return { samples, heldOut };
}
