import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES } from '@rubicon/bots';
import { EDITIONS } from '@rubicon/engine';
import { creationText, unknownBotText } from '../errors.ts';
import { gameOptions, randomSeed, wholeNumber } from '../input.ts';
import { printJson, progress } from '../output.ts';
import { rulesOf, type SimulationSettings } from '../simulation.ts';
import { playAll } from '../simulation-pool.ts';
import { makeResult, printResult, printResults, type SimulationResult } from '../simulation-result.ts';
import { UsageError } from '../usage.ts';

export interface SimulateOptions {
  readonly edition?: string;
  readonly players?: string;
  readonly all?: true;
  readonly bots: string;
  readonly games: string;
  readonly seed?: string;
  readonly cores?: string;
  readonly option: readonly string[];
  readonly records?: string;
  readonly json?: true;
}

/** 0 when all games were played to their end, else 1. */
export async function simulateCommand(options: SimulateOptions): Promise<number> {
  const games = wholeNumber('--games', options.games, 1, 999_999);
  const runs = runsOf(options);
  const cores =
    options.cores === undefined ? availableParallelism() : wholeNumber('--cores', options.cores, 1, 256);
  if (options.records !== undefined) prepareFolder(options.records);

  const started = performance.now();
  const results: SimulationResult[] = [];
  for (const run of runs) results.push(await simulate(run, games, Math.min(cores, games), options));
  const seconds = secondsSince(started);

  if (!options.all) {
    if (options.json) printJson(results[0]);
    else printResult(results[0]!);
  } else if (options.json) printJson({ seconds, rows: results });
  else printResults(results, seconds);
  return results.every(({ finished }) => finished === games) ? 0 : 1;
}

/** What is to be played: what was asked for, or every edition for every number of players. */
function runsOf(options: SimulateOptions): SimulationSettings[] {
  const { edition, players, all } = options;
  const seed = options.seed ?? randomSeed();
  const settingsOf = (id: string, number: number): SimulationSettings => {
    const bots = botsOf(options.bots, number);
    const settings = { edition: id, players: number, options: gameOptions(options.option), bots, seed };
    const trial = rulesOf(settings);
    if (trial.error !== undefined) throw new UsageError(creationText(trial.error));
    return { ...settings, options: trial.rules.options };
  };
  if (all) {
    if (edition !== undefined) throw new UsageError('--all plays every edition: leave out --edition');
    if (players !== undefined)
      throw new UsageError('--all plays with every number of players: leave out --players');
    if (options.option.length > 0)
      throw new UsageError('--all plays with the usual options: leave out --option');
    return EDITIONS.flatMap(({ id, players: numbers }) => numbers.map((number) => settingsOf(id, number)));
  }
  if (edition === undefined || players === undefined) {
    throw new UsageError('simulate takes --edition and --players, or --all (--help says more)');
  }
  return [settingsOf(edition, wholeNumber('--players', players, 1))];
}

async function simulate(
  settings: SimulationSettings,
  games: number,
  threads: number,
  { all, records }: SimulateOptions,
): Promise<SimulationResult> {
  const { edition, players } = settings;
  const folder = all && records !== undefined ? join(records, `${edition}-${players}`) : records;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const name = all ? `${edition} for ${players}: ` : '';
  const shown = progress();
  const started = performance.now();
  try {
    const tally = await playAll(settings, games, threads, folder, (played) =>
      shown.update(`${name}${played} of ${games} games`),
    );
    return makeResult(settings, tally, secondsSince(started));
  } finally {
    shown.end();
  }
}

const secondsSince = (started: number): number => Math.round(performance.now() - started) / 1000;

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
