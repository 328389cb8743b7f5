import { parentPort, Worker } from 'node:worker_threads';
import { ask } from '../../packages/cli/src/threads.ts';
import { type Charts, playGame } from './games.ts';
import { emptyTally, sumOf, type Tally } from './tally.ts';

/** Games with these charts and the same bot on every seat; the seed and its number determine each game. */
export interface Games {
  readonly charts: Charts;
  readonly bot: string;
  readonly seed: string;
  readonly first: number;
  readonly last: number;
}

/** The number of games that a thread is sent at a time. */
const BATCH = 25;

/** Plays the games that the main thread sends, and answers with their tally. */
export function playInThread(): void {
  parentPort?.on('message', (games: Games) => parentPort?.postMessage(playAll(games)));
}

function playAll({ charts, bot, seed, first, last }: Games): Tally {
  const wins = charts.map(() => 0);
  for (let number = first; number <= last; number++) {
    const winner = playGame(charts, bot, `${seed}/${charts.length}/${number}`);
    if (winner !== undefined) wins[winner]!++;
  }
  return { games: last - first + 1, wins };
}

/** Threads that play games. */
export class GamePool {
  private readonly workers: readonly Worker[];
  private readonly idle: Worker[];
  private readonly waiting: ((worker: Worker) => void)[] = [];

  /** The script calls `playInThread` where it is not the main thread. */
  constructor(script: URL, threads: number) {
    this.workers = Array.from({ length: threads }, () => new Worker(script));
    this.idle = [...this.workers];
  }

  async play(games: Games, onPlayed: (games: number) => void = () => {}): Promise<Tally> {
    const batches: Games[] = [];
    for (let first = games.first; first <= games.last; first += BATCH)
      batches.push({ ...games, first, last: Math.min(games.last, first + BATCH - 1) });
    const tallies = await Promise.all(
      batches.map(async (batch) => {
        const tally = await this.playBatch(batch);
        onPlayed(tally.games);
        return tally;
      }),
    );
    return tallies.reduce(sumOf, emptyTally(games.charts.length));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private async playBatch(batch: Games): Promise<Tally> {
    const worker =
      this.idle.pop() ?? (await new Promise<Worker>((resolve) => void this.waiting.push(resolve)));
    const tally = await ask<Tally>(worker, batch);
    const next = this.waiting.shift();
    if (next === undefined) this.idle.push(worker);
    else next(worker);
    return tally;
  }
}
