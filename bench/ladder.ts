import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A comparison of bots, and the win rate that the first of them should reach. */
interface Match {
  readonly group: 'duels' | 'fields' | 'yardstick' | 'characters' | 'sparring' | 'editions' | 'budgets';
  readonly bots: readonly string[]; // each in the form that --bots takes
  readonly edition: string;
  readonly players: number;
  readonly options: readonly string[];
  readonly target: number; // the win rate
  readonly isBound: boolean; // the lower bound of the interval must reach the target, not just the rate
}

const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'];
const STEPS = LEVELS.slice(1).map((level, below) => [level, LEVELS[below]!] as const);
const CHARACTERS = 'augustus,cicero,fabius,spartacus,sulla';
const PARTNERS = 'killer,stalker,planner,settler,raider';
/** Partners that no bot was ever tuned on or chosen by: they only measure. */
const UNSEEN = 'banker*3,avenger*2';
const SETUPS = [['setup=claim'], ['setup=deal']] as const;

/** By set-up: the win rate of `expert` against five that eliminate seats for their cards. */
const AGAINST_KILLERS = [0.35, 0.45];

/** Editions other than world-domination, with a number of players that gives both bots the same number of seats. */
const EDITIONS = [
  ['classic', 6],
  ['capital', 6],
  ['secret-mission', 6],
  ['basic-training', 4],
  ['command-room', 4],
  ['world-conquest', 4],
  ['simultaneous', 6],
] as const;

/** Editions in which `expert` must be significantly better than `hard`; elsewhere it must not be worse. */
const AHEAD: readonly string[] = ['capital', 'secret-mission'];

/** `expert` as a program, so that its budget does not apply to `hard`. */
const EXPERT = 'exec:exec node packages/cli/bin/rubicon.js bot --level expert';

const usual = { edition: 'world-domination', options: [] as readonly string[], isBound: false };
const field = (group: Match['group'], bots: string, target: number): Match[] =>
  SETUPS.map((options) => ({ ...usual, group, bots: [bots], players: 6, options, target }));

const MATCHES: readonly Match[] = [
  ...STEPS.map(
    ([level, below]): Match => ({
      ...usual,
      group: 'duels',
      bots: [`${level},${below}`],
      players: 2,
      target: 0.65,
    }),
  ),
  ...STEPS.flatMap(([level, below]) => field('fields', `${level},${below}*5`, 0.33)),
  ...field('yardstick', 'easy,random*5', 0.3),
  ...field('yardstick', 'medium,random*5', 0.6),
  ...field('yardstick', 'hard,random*5', 0.8),
  ...field('characters', 'expert,medium*5', 0.6),
  ...field('characters', `expert,${CHARACTERS}`, 0.35),
  ...field('sparring', `expert,${PARTNERS}`, 0.6),
  ...field('sparring', `hard,${PARTNERS}`, 0.35),
  ...field('sparring', `medium,${PARTNERS}`, 0.08),
  ...field('sparring', `expert,${UNSEEN}`, 0.6),
  ...SETUPS.map(
    (options, i): Match => ({
      ...usual,
      group: 'sparring',
      bots: ['expert,killer*5'],
      players: 6,
      options,
      target: AGAINST_KILLERS[i]!,
    }),
  ),
  { ...usual, group: 'sparring', bots: ['expert,stalker,planner'], players: 3, target: 0.55 },
  ...EDITIONS.flatMap(([edition, players]) =>
    STEPS.slice(1).map(
      ([level, below]): Match => ({
        ...usual,
        group: 'editions',
        bots: [`${level},${below}`],
        edition,
        players,
        target: 0.5,
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
      target: 0,
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

/** The result of a match for its first bot. */
export interface LadderResult extends Match, Row {
  readonly games: number;
  readonly finished: number;
  readonly isReached: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = 'packages/cli/bin/rubicon.js';

/** Plays the matches of a group, or all, one after the other, and reports each result. */
export function climbLadder(
  games: number,
  seed: string,
  group: string | undefined,
  onResult: (result: LadderResult) => void,
): LadderResult[] {
  return MATCHES.filter((match) => group === undefined || match.group === group).map((match) => {
    const result = play(match, games, seed);
    onResult(result);
    return result;
  });
}

export const GROUPS: readonly string[] = [...new Set(MATCHES.map(({ group }) => group))];

function play(match: Match, games: number, seed: string): LadderResult {
  const { bots, edition, players, options, target, isBound } = match;
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
  return { ...match, ...row, games, finished, isReached: (isBound ? row.low : row.winRate) >= target };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export function ladderText(result: LadderResult): string {
  const { bots, edition, players, options, winRate, low, high, target, isBound, cpuMsPerTurn } = result;
  const where = [edition, ...options, `${players} players`].join(', ');
  const aim = target === 0 ? '' : `  target ${percent(target)}${isBound ? ' at 95 %' : ''}`;
  const mark = result.isReached ? '' : '  NOT REACHED';
  return `${bots.join(' ')} (${where}): ${percent(winRate)}, ${percent(low)} to ${percent(high)}${aim}, ${cpuMsPerTurn.toFixed(2)} ms${mark}`;
}
