import { tabulate } from '../columns.ts';
import { print } from '../output.ts';
import type { Failure } from '../players/failures.ts';
import { interruptedText, NOT_REPEATABLE } from '../simulation/result.ts';
import type { BotResult } from './scores.ts';

/** The JSON output of `arena`. */
export interface ArenaResult {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  /** Games played: fewer than requested after an interruption. */
  readonly games: number;
  readonly finished: number;
  readonly draws: number;
  readonly seed: string;
  /** Whether Ctrl+C ended it early. */
  readonly interrupted: boolean;
  /** Whether the same seed gives the same results, except for times. */
  readonly repeatable: boolean;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly bots: readonly BotResult[];
  /** Of external programs. */
  readonly failures: readonly Failure[];
}

const HEADINGS = [
  'bot',
  'seats',
  'games',
  'wins',
  'win rate',
  '95 %',
  'fair',
  '',
  'rating',
  'CPU ms per turn',
];

/** Prints the table of the games played, out of `wanted`. After `round` games all bots have had the same share. */
export function printArena(result: ArenaResult, wanted: number, round: number): void {
  const { edition, players, games, finished, draws, seed, repeatable, seconds, bots } = result;
  print(
    `${games} games of ${edition} for ${players} players, seed ${seed}, ${seconds} seconds, ` +
      `${result.gamesPerSecond} games per second`,
  );
  print(`${finished} finished, ${draws} drawn`);
  if (result.interrupted) print(interruptedText(games, wanted));
  if (!repeatable) print(NOT_REPEATABLE);
  print('');
  const rows = bots.map((row) => {
    const fair = fairShare(row, players);
    return [
      row.bot,
      ...[row.seats, row.games, row.wins].map(String),
      percent(row.winRate),
      `${percent(row.low)} to ${percent(row.high)}`,
      percent(fair),
      row.low <= fair && fair <= row.high && bots.length > 1 ? '?' : '',
      `${row.rating.mu.toFixed(1)} ± ${row.rating.sigma.toFixed(1)}`,
      `${row.cpuMsPerTurn.toFixed(3)}${row.clock === 'wall' ? '*' : ''}`,
    ];
  });
  for (const line of tabulate([HEADINGS, ...rows], [1, 2, 3, 4, 5, 6, 8, 9])) print(line);
  printAdjusted(bots);
  print('');
  print('fair: the win rate expected by chance. rating: openskill.');
  if (rows.some((row) => row.includes('?')))
    print('?: may be chance; the fair rate is within the 95 % interval.');
  if (bots.some(({ clock }) => clock === 'wall'))
    print('*: wall time, which counts waiting too; the CPU time cannot be measured here.');
  if (games % round !== 0)
    print(`Not all bots had every seat equally often. For that, play a multiple of ${round} games.`);
}

/** Prints the win rates without luck, if luck was measured, and the number of games this saved. */
function printAdjusted(bots: readonly BotResult[]): void {
  const rows = bots.flatMap(({ bot, games, adjusted }) =>
    adjusted === undefined
      ? []
      : [
          [
            bot,
            percent(adjusted.winRate),
            `${percent(adjusted.low)} to ${percent(adjusted.high)}`,
            String(adjusted.worth),
            String(adjusted.worth - games),
          ],
        ],
  );
  if (rows.length === 0) return;
  print('');
  const headings = ['adjusted for luck', 'win rate', '95 %', 'as certain as games', 'games saved'];
  for (const line of tabulate([headings, ...rows], [1, 2, 3, 4])) print(line);
}

function fairShare({ seats, games }: BotResult, players: number): number {
  return games === 0 ? 0 : seats / (games * players);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
