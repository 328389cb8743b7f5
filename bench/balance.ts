import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { BOT_NAMES } from '@rubicon/bots';
import { coresOf, wholeNumber } from '../packages/cli/src/input.ts';
import { progress } from '../packages/cli/src/output.ts';
import { UsageError } from '../packages/cli/src/usage.ts';
import { runProgram } from './arguments.ts';
import { chartsFor, PLAYERS } from './balance/games.ts';
import { chartsPage, colourName, resultsPage } from './balance/page.ts';
import { GamePool, playInThread } from './balance/pool.ts';
import { searchCharts } from './balance/search.ts';
import { offsetsOf, sharesOf, type Tally } from './balance/tally.ts';

const USAGE = `usage: npm run --silent balance -- [--bot NAME] [--players N] [--games N] [--seed TEXT] [--cores N] [--write]
       npm run --silent balance -- --search --players N [--bot NAME] [--games N] [--seed TEXT] [--cores N]

  Plays basic-training with the same bot on every seat (\`hard\`), N games (3000) for each number of players, and shows
  how often each colour wins. --write puts the results of that bot and the charts into docs/editions/basic-training.md.

  --search looks for fair charts by small changes to those of the edition, in at most about N games (20000), and prints
  them. Charts that the evaluation finds promising race each other, and the worse half drops out after each lap. The
  winner plays 1500 other games, unless it turns out to be uneven before. The search ends when no colour is more than 5
  points off there, less a standard error. Measure the result with another seed before you use it.`;

const PAGE = 'docs/editions/basic-training.md';

interface Settings {
  readonly players: readonly number[];
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
}

/** Plays the same number of games for each number of players. */
async function measure(pool: GamePool, { players, bot, seed, games }: Settings): Promise<Tally[]> {
  const shown = progress();
  let played = 0;
  const onPlayed = (more: number): void => {
    played += more;
    shown.update(`${played} of ${games * players.length} games`);
  };
  try {
    return await Promise.all(
      players.map((n) => pool.play({ charts: chartsFor(n), bot, seed, first: 1, last: games }, onPlayed)),
    );
  } finally {
    shown.end();
  }
}

async function search(pool: GamePool, { players, bot, seed, games }: Settings): Promise<void> {
  const shown = progress();
  let played = 0;
  const onPlayed = (more: number): void => {
    played += more;
    shown.update(`${played} games`);
  };
  const found = await searchCharts({
    charts: chartsFor(players[0]!),
    seed,
    games,
    play: (charts, first, last) => pool.play({ charts, bot, seed, first, last }, onPlayed),
    report(text) {
      shown.end();
      process.stderr.write(`${text}\n`);
    },
  });
  print([found.tally]);
  if (!found.isFair) console.log('not certain to be fair: too few games');
  console.log(JSON.stringify(found.charts, undefined, 2));
}

function print(tallies: readonly Tally[]): void {
  console.log('players  colour     wins   share    fair  difference');
  for (const tally of tallies) {
    const { games, wins } = tally;
    const shares = sharesOf(tally);
    for (const [place, offset] of offsetsOf(shares).entries()) {
      const columns = [
        String(wins.length).padEnd(7),
        colourName(wins.length, place).padEnd(7),
        String(wins[place]).padStart(6),
        (100 * shares[place]!).toFixed(2).padStart(6),
        (100 / wins.length).toFixed(2).padStart(6),
        (100 * offset).toFixed(2).padStart(10),
      ];
      console.log(columns.join('  '));
    }
    const lost = games - wins.reduce((sum, won) => sum + won, 0);
    if (lost > 0) console.log(`${lost} games of ${wins.length} players did not end`);
  }
}

/** Returns the page with the text between two markers replaced, given the text that was there. */
function withBlock(page: string, name: string, makeBlock: (earlier: string) => string): string {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const [before, rest] = page.split(begin);
  const [earlier, after] = rest?.split(end) ?? [];
  if (before === undefined || earlier === undefined || after === undefined)
    throw new Error(`${PAGE} has no block called ${name}`);
  return `${before}${begin}\n\n${makeBlock(earlier)}\n\n${end}${after}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      seed: { type: 'string' },
      bot: { type: 'string', default: 'hard' },
      players: { type: 'string' },
      cores: { type: 'string' },
      search: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const { bot } = values;
  if (!BOT_NAMES.includes(bot)) throw new UsageError(`--bot takes one of ${BOT_NAMES.join(', ')}`);
  if (values.search && values.write) throw new UsageError('--search writes nothing: remove --write');
  if (values.search && values.players === undefined) throw new UsageError('--search needs --players');
  const players = PLAYERS.filter((n) => values.players === undefined || values.players === String(n));
  if (players.length === 0) throw new UsageError(`--players takes one of ${PLAYERS.join(', ')}`);
  const settings: Settings = {
    players,
    bot,
    seed: values.seed ?? (values.search ? 'search' : 'balance'),
    games: wholeNumber('--games', values.games ?? (values.search ? '20000' : '3000'), 1, 999_999),
  };
  const pool = new GamePool(new URL(import.meta.url), coresOf(values.cores));
  try {
    if (values.search) return await search(pool, settings);
    const tallies = await measure(pool, settings);
    print(tallies);
    if (!values.write) return;
    const page = new URL(`../../${PAGE}`, import.meta.url);
    const charts = withBlock(readFileSync(page, 'utf8'), 'charts', chartsPage);
    const makeResults = (earlier: string): string => resultsPage(tallies, bot, settings.seed, earlier);
    writeFileSync(page, withBlock(charts, `balance-${bot}`, makeResults));
  } finally {
    await pool.close();
  }
}

if (isMainThread) await runProgram(main);
else playInThread();
