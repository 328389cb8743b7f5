import { tabulate } from './columns.ts';
import { print } from './output.ts';
import type { SimulationSettings, Tally } from './simulation.ts';

/** What `simulate` prints as JSON, once for a single run and as a row for each of several. */
export interface SimulationResult extends SimulationSettings, Readonly<Tally> {
  readonly seconds: number;
  readonly commandsPerSecond: number;
}

export function makeResult(settings: SimulationSettings, tally: Tally, seconds: number): SimulationResult {
  const commandsPerSecond = Math.round(tally.commands / Math.max(seconds, 0.001));
  return { ...settings, ...tally, seconds, commandsPerSecond };
}

/** One run: who won how often. */
export function printResult(result: SimulationResult): void {
  const { edition, players, bots, seed, games, finished, draws, wins, commands, turns, seconds } = result;
  print(`${games} games of ${edition} for ${players} players, seed ${seed}, ${seconds} seconds`);
  print(
    `${finished} finished, ${draws} drawn, ${perGame(commands, games)} commands and ${perGame(turns, games)} turns a game, ` +
      `${result.commandsPerSecond} commands a second`,
  );
  print('');
  const rows = wins.map((won, seat) => [String(seat), bots[seat] ?? '', String(won), share(won, games)]);
  for (const line of tabulate([['seat', 'bot', 'wins', 'share'], ...rows], [0, 2])) print(line);
}

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

/** Several runs: a line for each. */
export function printResults(results: readonly SimulationResult[], seconds: number): void {
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
    `Commands and turns are those of a game. ${results.length} runs, seed ${results[0]?.seed}, ${seconds} seconds`,
  );
}

const perGame = (sum: number, games: number): string => (sum / games).toFixed(1);
const share = (wins: number, games: number): string => `${((100 * wins) / games).toFixed(1)} %`;
