import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ChallengeData } from '@rubicon/analysis';
import { ask } from '../threads.ts';
import { UsageError } from '../usage.ts';
import type { MiningTask } from './mining-worker.ts';

/** A line of a mine: a game that was searched, and its challenges. */
export interface MinedGame {
  readonly seed: string; // of all games
  readonly game: number; // from 0
  readonly challenges: readonly ChallengeData[];
}

export interface MiningSettings {
  readonly wanted: number; // challenges
  readonly seed: string;
  readonly out: string;
  readonly threads: number;
  onSearched(games: number, found: number): void;
}

/** Searches games until the file has as many challenges as wanted; continues a file that has been begun. */
export async function mine({ wanted, seed, out, threads, onSearched }: MiningSettings): Promise<MinedGame[]> {
  const games = openMine(out, seed);
  const searched = new Set(games.map(({ game }) => game));
  let found = games.reduce((sum, { challenges }) => sum + challenges.length, 0);
  let next = 0;
  const takeGame = (): number => {
    while (searched.has(next)) next++;
    return next++;
  };
  const script = new URL('./mining-worker.js', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(script));
  const search = async (worker: Worker): Promise<void> => {
    while (found < wanted) {
      const game = takeGame();
      const task: MiningTask = { seed: `${seed}/${game}` };
      const mined: MinedGame = { seed, game, challenges: await ask<ChallengeData[]>(worker, task) };
      appendFileSync(out, `${JSON.stringify(mined)}\n`);
      games.push(mined);
      found += mined.challenges.length;
      onSearched(games.length, found);
    }
  };
  try {
    await Promise.all(workers.map(search));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return games;
}

/** The games of a file; creates it if it does not exist. A last line that is cut off is dropped. */
function openMine(out: string, seed: string): MinedGame[] {
  if (!existsSync(out)) writeFileSync(out, '');
  const text = readFileSync(out, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(out, whole);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, i) => readGame(line, `${out}, line ${i + 1}`, seed));
}

function readGame(line: string, where: string, seed: string): MinedGame {
  const game = parseJson(line) as MinedGame | undefined;
  if (game === undefined || !Array.isArray(game.challenges))
    throw new UsageError(`${where}: this is not a file of mined challenges`);
  if (game.seed !== seed)
    throw new UsageError(`${where}: mined with --seed ${game.seed}; use the same seed, or another --out`);
  return game;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
