import { EDITIONS } from '@rubicon/engine';
import { type ArenaResult, printArena } from '../arena/result.ts';
import { makeSchedule, type Schedule } from '../arena/schedule.ts';
import { Scores } from '../arena/scores.ts';
import { coresOf, randomSeed, wholeNumber } from '../input.ts';
import { awaitInterruption, INTERRUPTED } from '../interruption.ts';
import { printFailures, printJson, progress, rounded } from '../output.ts';
import { Attendance } from '../players/attendance.ts';
import { parseBots } from '../players/lineup.ts';
import { isRepeatable, labelOf, type PlayerSpec } from '../players/spec.ts';
import { type Job, SimulationPool } from '../simulation/pool.ts';
import { prepareFolder } from '../simulation/records-folder.ts';
import { type RunOptions, settingsOf } from '../simulation/settings.ts';
import { UsageError } from '../usage.ts';

export interface ArenaOptions extends RunOptions {
  readonly bots: readonly string[];
  readonly edition: string;
  readonly players?: string;
  readonly games: string;
  readonly seed?: string;
  readonly cores?: string;
  readonly records?: string;
  readonly adjusted?: true;
  readonly json?: true;
}

/** Returns 0 if all games ended and every bot played, 1 if not, and `INTERRUPTED` after Ctrl+C. */
export async function arenaCommand(options: ArenaOptions): Promise<number> {
  const bots = parseBots(options.bots);
  const settings = {
    ...settingsOf(options.edition, playersOf(options, bots.length), options, true),
    measuresLuck: options.adjusted === true,
  };
  if (settings.measuresLuck && EDITIONS.find(({ id }) => id === options.edition)?.family !== 'turns')
    throw new UsageError('--adjusted needs dice: games with written orders have none');
  const games = wholeNumber('--games', options.games, 1, 999_999);
  const cores = Math.min(coresOf(options.cores), games);
  const seed = options.seed ?? randomSeed();
  const schedule = makeSchedule(bots, settings.players, seed);
  if (options.records !== undefined) prepareFolder(options.records);

  const started = performance.now();
  const job = {
    settings: { ...settings, isAlone: cores === 1 },
    records: options.records,
    first: 1,
    last: games,
  };
  const { scores, absent, isInterrupted } = await playGames(job, schedule, bots, cores);
  const seconds = (performance.now() - started) / 1000;

  const { edition, players, budget } = settings;
  const result: ArenaResult = {
    edition,
    options: settings.options,
    players,
    games: scores.games,
    finished: scores.finished,
    draws: scores.draws,
    seed,
    interrupted: isInterrupted,
    repeatable: isRepeatable(bots, budget) && !isInterrupted,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(scores.games / seconds),
    bots: scores.results(),
    failures: scores.failures,
  };
  printFailures(result.failures, absent);
  if (options.json) printJson(result);
  else printArena(result, games, schedule.round);
  if (isInterrupted) return INTERRUPTED;
  return scores.finished === games && absent.length === 0 ? 0 : 1;
}

/** The default number of players: the number of bots, limited by the edition. */
function playersOf({ edition, players }: ArenaOptions, names: number): number {
  if (players !== undefined) return wholeNumber('--players', players, 1);
  const allowed = EDITIONS.find(({ id }) => id === edition)?.players ?? [];
  return allowed.includes(names) ? names : Math.max(...allowed, 0);
}

/** The games of an arena. */
interface Played {
  readonly scores: Scores;
  /** The bots that never played. */
  readonly absent: readonly string[];
  readonly isInterrupted: boolean;
}

async function playGames(
  job: Omit<Job, 'planOf' | 'signal'>,
  { planOf }: Schedule,
  bots: readonly PlayerSpec[],
  cores: number,
): Promise<Played> {
  const seatsOf = (number: number): string[] => planOf(number).seats.map(labelOf);
  const scores = new Scores(bots.map(labelOf), seatsOf);
  const attendance = new Attendance();
  const pool = new SimulationPool(cores);
  const shown = progress();
  const { signal, end } = awaitInterruption();
  let played = 0;
  try {
    await pool.playAll({ ...job, planOf, signal }, (outcomes) => {
      for (const outcome of outcomes) {
        scores.add(outcome);
        attendance.add(seatsOf(outcome.number), outcome.failures);
      }
      played += outcomes.length;
      shown.update(`${played} of ${job.last} games`);
    });
    scores.addWaiting();
    return { scores, absent: attendance.absent(), isInterrupted: signal.aborted };
  } finally {
    shown.end();
    await pool.close();
    end();
  }
}
