import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ask } from '../../packages/cli/src/threads.ts';
import type { Choice, GamePlan, PlayedGame, Subject } from './games.ts';

/** Games 0 to `games` - 1 of this kind and bot. */
export interface Shelf {
  readonly kind: Subject;
  readonly bot: string;
  readonly games: number;
}

export interface LibrarySettings {
  readonly folder: string | undefined; // where games are kept; undefined: nowhere
  readonly choice: Choice;
  readonly seed: string;
  readonly threads: number;
  onPlayed(bot: string, played: number, games: number): void;
}

/**
 * Returns the games of a shelf in the order of their numbers, without those that nobody won. Games that the folder lacks are
 * played and written there, one line each, so that a run can stop at any moment and continue later.
 */
export async function gamesOf(settings: LibrarySettings, shelf: Shelf): Promise<PlayedGame[]> {
  const { folder, choice, seed, threads, onPlayed } = settings;
  const { kind, bot, games } = shelf;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const file = folder === undefined ? undefined : join(folder, `${kind}-${bot}.jsonl`);
  const played = new Map(readLines(file).map((line) => [line.number, line.game]));
  let next = 0;
  const takePlan = (): GamePlan | undefined => {
    while (played.has(next)) next++;
    if (next >= games) return undefined;
    const number = next++;
    return { choice, kind, bot, number, seed: `${seed}/${kind}/${bot}/${number}` };
  };
  const playOn = async (worker: Worker): Promise<void> => {
    for (let plan = takePlan(); plan !== undefined; plan = takePlan()) {
      const game = await ask<PlayedGame | undefined>(worker, plan);
      played.set(plan.number, game);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ number: plan.number, game })}\n`);
      onPlayed(bot, played.size, games);
    }
  };
  const isMissing = Array.from({ length: games }, (_, n) => n).some((n) => !played.has(n));
  const script = new URL('./judgement-worker.js', import.meta.url);
  const workers = Array.from({ length: isMissing ? threads : 0 }, () => new Worker(script));
  try {
    await Promise.all(workers.map(playOn));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return Array.from({ length: games }, (_, n) => played.get(n)).filter((game) => game !== undefined);
}

interface Line {
  readonly number: number;
  readonly game?: PlayedGame; // none if nobody won
}

/** A run that was killed may have left half a line: its game is played again. */
function readLines(file: string | undefined): Line[] {
  if (file === undefined || !existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('\n');
  if (end < text.length - 1) appendFileSync(file, '\n');
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : (JSON.parse(line) as Line);
    } catch {
      return [];
    }
  });
}
