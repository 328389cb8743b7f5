import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A comparison of bots, and what the first of them has to win. */
interface Match {
  readonly group: 'duels' | 'fields' | 'yardstick' | 'sparring' | 'editions' | 'budgets';
  readonly bots: readonly string[]; // each as --bots takes it
  readonly edition: string;
  readonly players: number;
  readonly options: readonly string[];
  readonly wanted: number; // its win rate
  readonly isBound: boolean; // not the rate has to reach it but its lower bound, which is more
}

const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'];
const STEPS = LEVELS.slice(1).map((level, below) => [level, LEVELS[below]!] as const);
const CHARACTERS = 'augustus,cicero,fabius,spartacus,sulla';
const SETUPS = [['setup=claim'], ['setup=deal']] as const;

/** Editions besides world-domination, with the players of a table at which both bots have as many seats. */
const EDITIONS = [
  ['classic', 6],
  ['capital', 6],
  ['secret-mission', 6],
  ['basic-training', 4],
  ['command-room', 4],
  ['world-conquest', 4],
  ['simultaneous', 6],
] as const;

/** Where `expert` is to be ahead of `hard` for certain; elsewhere it is enough if it is not behind. */
const AHEAD: readonly string[] = ['capital', 'secret-mission'];

/** As a program of its own it has a budget of its own: the arena would give the same to `hard`. */
const EXPERT = 'exec:exec node packages/cli/bin/rubicon.js bot --level expert';

const usual = { edition: 'world-domination', options: [] as readonly string[], isBound: false };
const field = (group: Match['group'], bots: string, wanted: number): Match[] =>
  SETUPS.map((options) => ({ ...usual, group, bots: [bots], players: 6, options, wanted }));

const MATCHES: readonly Match[] = [
  ...STEPS.map(
    ([level, below]): Match => ({
      ...usual,
      group: 'duels',
      bots: [`${level},${below}`],
      players: 2,
      wanted: 0.65,
    }),
  ),
  ...STEPS.flatMap(([level, below]) => field('fields', `${level},${below}*5`, 0.33)),
  ...field('yardstick', 'easy,random*5', 0.3),
  ...field('yardstick', 'medium,random*5', 0.6),
  ...field('yardstick', 'hard,random*5', 0.8),
  ...field('sparring', 'expert,medium*5', 0.6),
  ...field('sparring', `expert,${CHARACTERS}`, 0.35),
  ...EDITIONS.flatMap(([edition, players]) =>
    STEPS.slice(1).map(
      ([level, below]): Match => ({
        ...usual,
        group: 'editions',
        bots: [`${level},${below}`],
        edition,
        players,
        wanted: 0.5,
        isBound: level !== 'expert' || AHEAD.includes(edition),
      }),
    ),
  ),
  ...[10, 50, 250].map(
    (ms): Match => ({
      ...usual,
      group: 'budgets',
      bots: [`${EXPERT} --budget-ms ${ms}`, 'hard*5'],
      players: 6,
      wanted: 0,
    }),
  ),
];

interface Row {
  readonly bot: string;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly cpuMsPerTurn: number;
}

/** What came of a match, for the bot that is named first. */
export interface LadderFigure extends Match, Row {
  readonly games: number;
  readonly finished: number;
  readonly isReached: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = 'packages/cli/bin/rubicon.js';

/** Plays the matches of a group, or all, one after the other; each is told when it is over. */
export function climbLadder(
  games: number,
  seed: string,
  group: string | undefined,
  onFigure: (figure: LadderFigure) => void,
): LadderFigure[] {
  return MATCHES.filter((match) => group === undefined || match.group === group).map((match) => {
    const figure = play(match, games, seed);
    onFigure(figure);
    return figure;
  });
}

export const GROUPS: readonly string[] = [...new Set(MATCHES.map(({ group }) => group))];

function play(match: Match, games: number, seed: string): LadderFigure {
  const { bots, edition, players, options, wanted, isBound } = match;
  const flags = ['--edition', edition, '--players', String(players), '--games', String(games)];
  for (const names of bots) flags.push('--bots', names);
  for (const option of options) flags.push('--option', option);
  const { stdout, status } = spawnSync(process.execPath, [cli, 'arena', ...flags, '--seed', seed, '--json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`arena ${flags.join(' ')} ended with ${status}`);
  const { finished, bots: rows }: { finished: number; bots: Row[] } = JSON.parse(stdout);
  const first = bots[0]!;
  const row = rows.find(({ bot }) => bot === first || bot === first.split(',')[0]);
  if (row === undefined) throw new Error(`no row for the first of ${first}`);
  return { ...match, ...row, games, finished, isReached: (isBound ? row.low : row.winRate) >= wanted };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function ladderText(figure: LadderFigure): string {
  const { bots, edition, players, options, winRate, low, high, wanted, isBound, cpuMsPerTurn } = figure;
  const where = [edition, ...options, `${players} players`].join(', ');
  const aim = wanted === 0 ? '' : `  wanted ${percent(wanted)}${isBound ? ' at 95 %' : ''}`;
  const mark = figure.isReached ? '' : '  NOT REACHED';
  return `${bots.join(' ')} (${where}): ${percent(winRate)}, ${percent(low)} to ${percent(high)}${aim}, ${cpuMsPerTurn.toFixed(2)} ms${mark}`;
}
