import { tabulate } from '../columns.ts';
import { print } from '../output.ts';
import type { Tally } from './tally.ts';

/** The settings of a run. */
interface RunFacts {
  readonly edition: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  /** The bot of each seat; all bots if there are more than seats. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** Whether the same seed gives the same games. */
  readonly repeatable: boolean;
}

/** The JSON output of `simulate`, for one run or as a row of several. */
export interface SimulationResult extends RunFacts, Readonly<Tally> {
  readonly seconds: number;
  readonly commandsPerSecond: number;
}

export function makeResult(facts: RunFacts, tally: Tally, seconds: number): SimulationResult {
  const commandsPerSecond = Math.round(tally.commands / Math.max(seconds, 0.001));
  return { ...facts, ...tally, seconds, commandsPerSecond };
}

/** Prints the wins of one run with the games played, out of `wanted`. */
export function printResult(result: SimulationResult, wanted: number): void {
  const { edition, players, bots, seed, games, finished, draws, wins, commands, turns, seconds } = result;
  print(`${games} games of ${edition} for ${players} players, seed ${seed}, ${seconds} seconds`);
  print(
    `${finished} finished, ${draws} drawn, ${perGame(commands, games)} commands and ${perGame(turns, games)} turns per game, ` +
      `${result.commandsPerSecond} commands per second`,
  );
  if (!result.repeatable) print(NOT_REPEATABLE);
  if (games < wanted) print(interruptedText(games, wanted));
  print('');
  const isOneLineup = bots.length === players;
  const rows = wins.map((won, seat) => [
    String(seat),
    isOneLineup ? bots[seat]! : 'in turn',
    String(won),
    share(won, games),
  ]);
  for (const line of tabulate([['seat', 'bot', 'wins', 'share'], ...rows], [0, 2])) print(line);
  if (!isOneLineup) print(`\nLine-ups of ${bots.join(', ')} took turns; rubicon arena compares them`);
}

/** Printed if Ctrl+C ended a run early. */
export const interruptedText = (games: number, wanted: number): string =>
  `Interrupted: ${games} of ${wanted} games were played.`;

/** Printed below the results of a run that is not reproducible. */
export const NOT_REPEATABLE =
  'Not reproducible: bots with a time budget and external programs may decide differently next time';

const HEADINGS = [
  'edition',
  'players',
  'games',
  'finished',
  'drawn',
  'commands',
  'turns',
  'commands/s',
  'wins by seat',
];

/** Prints several runs of `wanted` games, a line for each. */
export function printResults(results: readonly SimulationResult[], wanted: number, seconds: number): void {
  const rows = results.map(
    ({ edition, players, games, finished, draws, commands, turns, wins, commandsPerSecond }) => [
      edition,
      ...[players, games, finished, draws].map(String),
      perGame(commands, games),
      perGame(turns, games),
      String(commandsPerSecond),
      wins.map((won) => share(won, games)).join('  '),
    ],
  );
  for (const line of tabulate([HEADINGS, ...rows], [1, 2, 3, 4, 5, 6, 7])) print(line);
  print('');
  print(
    `Commands and turns are per game. ${results.length} runs, seed ${results[0]?.seed}, ${seconds} seconds`,
  );
  if (results.some(({ repeatable }) => !repeatable)) print(NOT_REPEATABLE);
  const played = results.reduce((sum, { games }) => sum + games, 0);
  if (played < wanted * results.length) print(interruptedText(played, wanted * results.length));
}

const perGame = (sum: number, games: number): string => (sum / Math.max(1, games)).toFixed(1);
const share = (wins: number, games: number): string => `${((100 * wins) / Math.max(1, games)).toFixed(1)} %`;
