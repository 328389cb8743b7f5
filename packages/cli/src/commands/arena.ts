import { EDITIONS } from '@rubicon/engine';
import { type ArenaResult, printArena } from '../arena/result.ts';
import { makeSchedule, type Schedule } from '../arena/schedule.ts';
import { Scores } from '../arena/scores.ts';
import { coresOf, randomSeed, wholeNumber } from '../input.ts';
import { printFailures, printJson, progress, rounded } from '../output.ts';
import { parseBots } from '../players/lineup.ts';
import { isRepeatable, labelOf, type PlayerSpec } from '../players/spec.ts';
import type { SimulationSettings } from '../simulation.ts';
import { SimulationPool } from '../simulation-pool.ts';
import { type RunOptions, settingsOf } from '../simulation-settings.ts';
import { UsageError } from '../usage.ts';

export interface ArenaOptions extends RunOptions {
  readonly bots: readonly string[];
  readonly edition: string;
  readonly players?: string;
  readonly games: string;
  readonly seed?: string;
  readonly cores?: string;
  readonly adjusted?: true;
  readonly json?: true;
}

/** Returns 0 if all games ended, otherwise 1. */
export async function arenaCommand(options: ArenaOptions): Promise<number> {
  const bots = parseBots(options.bots);
  const settings = {
    ...settingsOf(options.edition, playersOf(options, bots.length), options, true),
    measuresLuck: options.adjusted === true,
  };
  if (settings.measuresLuck && EDITIONS.find(({ id }) => id === options.edition)?.family !== 'turns')
    throw new UsageError('--adjusted needs dice: games with written orders have none');
  const games = wholeNumber('--games', options.games, 1, 999_999);
  const cores = coresOf(options.cores);
  const seed = options.seed ?? randomSeed();
  const schedule = makeSchedule(bots, settings.players, seed);

  const started = performance.now();
  const scores = await playGames(settings, schedule, bots, games, cores);
  const seconds = (performance.now() - started) / 1000;

  const { edition, players, budget } = settings;
  const result: ArenaResult = {
    edition,
    options: settings.options,
    players,
    games,
    finished: scores.finished,
    draws: scores.draws,
    seed,
    repeatable: isRepeatable(bots, budget),
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
    bots: scores.results(),
    failures: scores.failures,
  };
  printFailures(result.failures);
  if (options.json) printJson(result);
  else printArena(result, schedule.round);
  return scores.finished === games ? 0 : 1;
}

/** The default number of players: the number of bots, limited by the edition. */
function playersOf({ edition, players }: ArenaOptions, names: number): number {
  if (players !== undefined) return wholeNumber('--players', players, 1);
  const allowed = EDITIONS.find(({ id }) => id === edition)?.players ?? [];
  return allowed.includes(names) ? names : Math.max(...allowed, 0);
}

async function playGames(
  settings: SimulationSettings,
  schedule: Schedule,
  bots: readonly PlayerSpec[],
  games: number,
  cores: number,
): Promise<Scores> {
  const scores = new Scores(bots.map(labelOf), (number) => schedule.planOf(number).seats.map(labelOf));
  const pool = new SimulationPool(Math.min(cores, games));
  const shown = progress();
  let played = 0;
  try {
    const job = { settings, records: undefined, first: 1, last: games, planOf: schedule.planOf };
    await pool.playAll(job, (outcomes) => {
      for (const outcome of outcomes) scores.add(outcome);
      played += outcomes.length;
      shown.update(`${played} of ${games} games`);
    });
    return scores;
  } finally {
    shown.end();
    await pool.close();
  }
}
