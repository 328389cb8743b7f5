import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BOT_NAMES } from '@rubicon/bots';
import { tabulate } from '../columns.ts';
import { creationText, unknownBotText } from '../errors.ts';
import { gameOptions, randomSeed, wholeNumber } from '../input.ts';
import { print, printJson, progress } from '../output.ts';
import { addTally, emptyTally, rulesOf, type SimulationSettings, type Tally } from '../simulation.ts';
import type { Batch, WorkerData } from '../simulation-worker.ts';
import { MachineError, UsageError } from '../usage.ts';

export interface SimulateOptions {
  readonly edition: string;
  readonly players: string;
  readonly bots: string;
  readonly games: string;
  readonly seed?: string;
  readonly cores?: string;
  readonly option: readonly string[];
  readonly records?: string;
  readonly json?: true;
}

export async function simulateCommand(options: SimulateOptions): Promise<number> {
  const games = wholeNumber('--games', options.games, 1, 999_999);
  const players = wholeNumber('--players', options.players, 1);
  const settings: SimulationSettings = {
    edition: options.edition,
    players,
    options: gameOptions(options.option),
    bots: botsOf(options.bots, players),
    seed: options.seed ?? randomSeed(),
  };
  const cores =
    options.cores === undefined ? availableParallelism() : wholeNumber('--cores', options.cores, 1, 256);
  const trial = rulesOf(settings);
  if (trial.error !== undefined) throw new UsageError(creationText(trial.error));
  if (options.records !== undefined) prepareFolder(options.records);

  const started = performance.now();
  const tally = await playAll(settings, games, Math.min(cores, games), options.records);
  const seconds = Math.round(performance.now() - started) / 1000;
  const { edition, seed } = settings;
  const result = {
    edition,
    players,
    options: trial.rules.options,
    bots: settings.bots,
    seed,
    ...tally,
    seconds,
  };
  if (options.json) printJson(result);
  else printTally(settings, tally, seconds);
  return 0;
}

/** `random` for every seat, or a bot for each; fewer names are repeated. */
function botsOf(text: string, players: number): string[] {
  const names = text.split(',');
  for (const name of names) {
    if (!BOT_NAMES.includes(name)) throw new UsageError(unknownBotText(name));
  }
  if (names.length > players) throw new UsageError(`${names.length} bots are too many for ${players} seats`);
  return Array.from({ length: players }, (_, seat) => names[seat % names.length] ?? '');
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    throw new UsageError(`--records ${folder}: ${(error as Error).message}`);
  }
  throw new UsageError(`--records ${folder}: the folder is not empty`);
}

/** Deals batches of games to the threads until all are played, or one of them fails. */
async function playAll(
  settings: SimulationSettings,
  games: number,
  threads: number,
  records: string | undefined,
): Promise<Tally> {
  const size = Math.max(1, Math.min(50, Math.floor(games / (threads * 4))));
  const sum = emptyTally(settings.players);
  const shown = progress();
  const workers: Worker[] = [];
  let next = 1;
  const playBatches = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: WorkerData = { settings, records };
      const worker = new Worker(new URL('./simulation-worker.js', import.meta.url), { workerData });
      workers.push(worker);
      const deal = (): void => {
        if (next > games) {
          resolve();
          return;
        }
        const batch: Batch = { first: next, last: Math.min(games, next + size - 1) };
        next = batch.last + 1;
        worker.postMessage(batch);
      };
      worker.on('message', (tally: Tally) => {
        addTally(sum, tally);
        shown.update(`${sum.games} of ${games} games`);
        deal();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new MachineError(`a thread ended too early, with code ${code}`)));
      deal();
    });
  try {
    await Promise.all(Array.from({ length: threads }, playBatches));
  } finally {
    shown.end();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return sum;
}

function printTally(
  { edition, players, bots, seed }: SimulationSettings,
  tally: Tally,
  seconds: number,
): void {
  const { games, finished, draws, commands, turns } = tally;
  print(`${games} games of ${edition} for ${players} players, seed ${seed}, ${seconds} seconds`);
  print(
    `${finished} finished, ${draws} drawn, ${perGame(commands, games)} commands and ${perGame(turns, games)} turns a game`,
  );
  print('');
  const rows = tally.wins.map((wins, seat) => [
    String(seat),
    bots[seat] ?? '',
    String(wins),
    `${((100 * wins) / games).toFixed(1)} %`,
  ]);
  for (const line of tabulate([['seat', 'bot', 'wins', 'share'], ...rows], [0, 2])) print(line);
}

const perGame = (sum: number, games: number): string => (sum / games).toFixed(1);
