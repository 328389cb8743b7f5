import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeNet, type Sample, type TunedNet } from '@rubicon/bots/tuning';
import { MachineError, UsageError } from '../usage.ts';
import { makeNetFile, readNet } from './net-file.ts';
import { unpackGames } from './packing.ts';
import { differenceText, type TuningSettings } from './settings.ts';

/** The number of games whose samples are written together. */
const BATCH = 8;

/** The numbers of the first game and the one after the last. */
export interface Batch {
  readonly generation: number;
  readonly first: number;
  readonly end: number;
}

/**
 * The state of a tuning: the samples of all games, a file for each batch, and the network of each generation. Every
 * file is written atomically, so that a tuning can stop at any moment and continue later.
 */
export class TuningFolder {
  readonly #folder: string;
  readonly #settings: TuningSettings;

  /** Opens the folder; throws if it holds a tuning with other settings. */
  constructor(folder: string, settings: TuningSettings) {
    this.#folder = folder;
    this.#settings = settings;
    const file = join(folder, 'settings.json');
    if (existsSync(file)) checkSettings(folder, readJson<TuningSettings>(file), settings);
    else replaceFile(file, `${JSON.stringify(settings)}\n`);
  }

  batchesOf(generation: number): Batch[] {
    const games = this.#settings.games;
    return Array.from({ length: Math.ceil(games / BATCH) }, (_, i) => ({
      generation,
      first: i * BATCH,
      end: Math.min(games, (i + 1) * BATCH),
    }));
  }

  hasSamples(batch: Batch): boolean {
    return existsSync(this.#samplesFile(batch));
  }

  writeSamples(batch: Batch, games: readonly Float32Array[]): void {
    const bytes = games.map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    );
    replaceFile(this.#samplesFile(batch), Buffer.concat(bytes));
  }

  /** By game. */
  readSamples(batch: Batch): Sample[][] {
    const file = this.#samplesFile(batch);
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    const packed = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength - (byteLength % 4)));
    const games = unpackGames(packed, batch.end - batch.first);
    if (games === undefined) throw new MachineError(`${file} is damaged: delete it to play its games again`);
    return games;
  }

  /** The network of a generation; undefined if it does not exist yet. */
  readNetwork(generation: number): TunedNet | undefined {
    const file = this.networkFile(generation);
    if (!existsSync(file)) return undefined;
    const net = readNet(readJson<TunedNet>(file));
    try {
      makeNet(net);
    } catch {
      throw new MachineError(`${file} is damaged: delete it to create it again`);
    }
    return net;
  }

  writeNetwork(generation: number, net: TunedNet): void {
    replaceFile(this.networkFile(generation), makeNetFile(net));
  }

  networkFile(generation: number): string {
    return join(this.#folder, `network-${generation}.json`);
  }

  #samplesFile({ generation, first }: Batch): string {
    return join(this.#folder, `games-${generation}`, `${String(first).padStart(6, '0')}.bin`);
  }
}

function checkSettings(folder: string, begun: TuningSettings, asked: TuningSettings): void {
  const difference = differenceText(begun, asked);
  if (difference === undefined) return;
  throw new UsageError(
    `the tuning in ${folder} was started ${difference}; use the same settings to continue it, or another --folder`,
  );
}

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new MachineError(`${file} is damaged: delete it to create it again`);
  }
}

/** Writes under another name first, so that readers see either the old or the whole new file. */
export function replaceFile(file: string, contents: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, contents, { flush: true });
  renameSync(`${file}.new`, file);
}
