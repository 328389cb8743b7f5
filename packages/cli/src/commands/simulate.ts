import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { EDITIONS } from '@rubicon/engine';
import { coresOf, randomSeed, wholeNumber } from '../input.ts';
import { awaitInterruption, INTERRUPTED } from '../interruption.ts';
import { printFailures, printJson, progress, rounded } from '../output.ts';
import { Attendance } from '../players/attendance.ts';
import { lineupsOf, parseBots } from '../players/lineup.ts';
import { isRepeatable, labelOf, type PlayerSpec } from '../players/spec.ts';
import { type Job, SimulationPool } from '../simulation/pool.ts';
import { prepareFolder } from '../simulation/records-folder.ts';
import { makeResult, printResult, printResults, type SimulationResult } from '../simulation/result.ts';
import { type RunOptions, settingsOf } from '../simulation/settings.ts';
import type { GamePlan, SimulationSettings } from '../simulation/simulation.ts';
import { addOutcome, emptyTally, type Tally } from '../simulation/tally.ts';
import { UsageError } from '../usage.ts';

export interface SimulateOptions extends RunOptions {
  readonly edition?: string;
  readonly players?: string;
  readonly all?: true;
  readonly bots: readonly string[];
  readonly games: string;
  readonly seed?: string;
  readonly cores?: string;
  readonly records?: string;
  readonly json?: true;
}

/** Returns 0 if all games ended and every bot played, 1 if not, and `INTERRUPTED` after Ctrl+C. */
export async function simulateCommand(options: SimulateOptions): Promise<number> {
  const games = wholeNumber('--games', options.games, 1, 999_999);
  const runs = runsOf(options);
  const cores = coresOf(options.cores);
  if (options.records !== undefined) prepareFolder(options.records);

  const started = performance.now();
  const pool = new SimulationPool(Math.min(cores, games));
  const { signal, end } = awaitInterruption();
  const attendance = new Attendance();
  try {
    for (const [first, last] of partsOf(games, runs.length))
      for (const run of runs)
        if (!signal.aborted) await playPart(pool, run, { first, last, signal }, attendance, options);
  } finally {
    await pool.close();
    end();
  }
  const seconds = rounded((performance.now() - started) / 1000);
  const results = runs.map(resultOf);
  const absent = attendance.absent();
  printFailures(
    results.flatMap(({ failures }) => failures),
    absent,
  );

  if (!options.all) {
    if (options.json) printJson(results[0]);
    else printResult(results[0]!, games);
  } else if (options.json) printJson({ seconds, rows: results });
  else printResults(results, games, seconds);
  if (signal.aborted) return INTERRUPTED;
  return results.every(({ finished }) => finished === games) && absent.length === 0 ? 0 : 1;
}

/** The runs to play: the requested one, or every edition with every number of players. */
function runsOf(options: SimulateOptions): Run[] {
  const { edition, players, all } = options;
  const seed = options.seed ?? randomSeed();
  const bots = parseBots(options.bots.length > 0 ? options.bots : ['random']);
  const runOf = (id: string, number: number): Run => ({
    settings: settingsOf(id, number, options, false),
    seed,
    bots,
    lineups: lineupsOf(bots, number, seed),
    tally: emptyTally(number),
    seconds: 0,
  });
  if (all) {
    if (edition !== undefined) throw new UsageError('--all plays every edition: remove --edition');
    if (players !== undefined)
      throw new UsageError('--all plays with every number of players: remove --players');
    if (options.option.length > 0)
      throw new UsageError('--all plays with the default options: remove --option');
    return EDITIONS.flatMap(({ id, players: numbers }) => numbers.map((number) => runOf(id, number)));
  }
  if (edition === undefined || players === undefined) {
    throw new UsageError('simulate needs --edition and --players, or --all (see --help)');
  }
  return [runOf(edition, wholeNumber('--players', players, 1))];
}

/** Several runs take turns, so that warm-up affects all of them equally and their timings can be compared. */
const TURNS = 5;

/** The first and last game of each part. */
function partsOf(games: number, runs: number): [first: number, last: number][] {
  const size = runs === 1 ? games : Math.ceil(games / TURNS);
  const parts: [number, number][] = [];
  for (let first = 1; first <= games; first += size) parts.push([first, Math.min(games, first + size - 1)]);
  return parts;
}

/** A run and its results so far. */
interface Run {
  readonly settings: SimulationSettings;
  readonly seed: string;
  readonly bots: readonly PlayerSpec[];
  /** They take turns. */
  readonly lineups: readonly (readonly PlayerSpec[])[];
  readonly tally: Tally;
  seconds: number;
}

function resultOf({ settings, seed, bots, lineups, tally, seconds }: Run): SimulationResult {
  const { edition, players, options, budget } = settings;
  const shown = lineups.length === 1 ? lineups[0]! : bots;
  const repeatable = isRepeatable(bots, budget);
  const facts = { edition, players, options, bots: shown.map(labelOf), seed, repeatable };
  return makeResult(facts, tally, rounded(seconds));
}

async function playPart(
  pool: SimulationPool,
  run: Run,
  part: Pick<Job, 'first' | 'last' | 'signal'>,
  attendance: Attendance,
  { all, records, games }: SimulateOptions,
): Promise<void> {
  const { settings, seed, lineups, tally } = run;
  const { edition, players } = settings;
  const folder = all && records !== undefined ? join(records, `${edition}-${players}`) : records;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const name = all ? `${edition} for ${players}: ` : '';
  const planOf = (number: number): GamePlan => ({
    number,
    seed: `${seed}/${number}`,
    seats: lineups[(number - 1) % lineups.length]!,
  });
  const shown = progress();
  try {
    run.seconds += await pool.playAll({ ...part, settings, records: folder, planOf }, (outcomes) => {
      for (const outcome of outcomes) {
        addOutcome(tally, outcome);
        attendance.add(planOf(outcome.number).seats.map(labelOf), outcome.failures);
      }
      shown.update(`${name}${tally.games} of ${games} games`);
    });
  } finally {
    shown.end();
  }
}
