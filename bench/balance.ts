import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { BOT_NAMES } from '@rubicon/bots';
import { PLAYERS, playGame } from './balance-games.ts';
import { chartsPage, colourName, type Results, resultsPage } from './balance-page.ts';

const USAGE = `usage: npm run --silent balance -- [--bot NAME] [--games N] [--seed TEXT] [--cores N] [--write]

  Plays basic-training with the same bot on every seat (\`random\`), N games for each number of players, and shows
  how often each colour wins. --write puts the results of that bot and the charts into docs/editions/basic-training.md.`;

const PAGE = 'docs/editions/basic-training.md';
const BATCH = 25;

class UsageError extends Error {}

interface Batch {
  readonly players: number;
  readonly first: number;
  readonly last: number;
}

/** Wins by place in the turn order. */
interface Tally {
  readonly players: number;
  readonly wins: readonly number[];
}

/** The bot and the seed that a thread plays with. */
interface Chance {
  readonly bot: string;
  readonly seed: string;
}

/** A thread plays the batches it is sent and answers each with its wins. */
function work({ bot, seed }: Chance): void {
  parentPort?.on('message', ({ players, first, last }: Batch) => {
    const wins = Array.from({ length: players }, () => 0);
    for (let number = first; number <= last; number++) {
      const winner = playGame(players, bot, `${seed}/${players}/${number}`);
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    const tally: Tally = { players, wins: wins.slice(0, players) };
    parentPort?.postMessage(tally);
  });
}

/** Deals batches to the threads until all games are played. */
async function playAll(games: number, chance: Chance, cores: number): Promise<Results[]> {
  const batches = PLAYERS.flatMap((players) =>
    Array.from({ length: Math.ceil(games / BATCH) }, (_, n): Batch => {
      return { players, first: n * BATCH + 1, last: Math.min(games, (n + 1) * BATCH) };
    }),
  );
  const all = PLAYERS.map((players) => ({ players, games, wins: Array.from({ length: players }, () => 0) }));
  const total = games * PLAYERS.length;
  let played = 0;
  const runThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: chance });
      let sent: Batch | undefined;
      const deal = (): void => {
        sent = batches.shift();
        if (sent !== undefined) worker.postMessage(sent);
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', ({ players, wins }: Tally) => {
        const sum = all.find((results) => results.players === players);
        for (const [place, won] of wins.entries()) if (sum !== undefined) sum.wins[place]! += won;
        if (sent !== undefined) played += sent.last - sent.first + 1;
        showProgress(`${played} of ${total} games`);
        deal();
      });
      worker.on('error', reject);
      deal();
    });
  await Promise.all(Array.from({ length: cores }, runThread));
  showProgress('');
  return all;
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

function print(all: readonly Results[]): void {
  console.log('players  colour     wins   share    fair  difference');
  for (const { players, games, wins } of all) {
    for (const [place, won] of wins.entries()) {
      const share = (100 * won) / games;
      const fair = 100 / players;
      const columns = [
        String(players).padEnd(7),
        colourName(players, place).padEnd(7),
        String(won).padStart(6),
        share.toFixed(2).padStart(6),
        fair.toFixed(2).padStart(6),
        (share - fair).toFixed(2).padStart(10),
      ];
      console.log(columns.join('  '));
    }
    const lost = games - wins.reduce((sum, won) => sum + won, 0);
    if (lost > 0) console.log(`${lost} games of ${players} players did not end`);
  }
}

/** Returns the page with the text between two markers replaced. */
function withBlock(page: string, name: string, block: string): string {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no block called ${name}`);
  return `${before}${begin}\n\n${block}\n\n${end}${after}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '6000' },
      seed: { type: 'string', default: 'balance' },
      bot: { type: 'string', default: 'random' },
      cores: { type: 'string', default: String(availableParallelism()) },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const games = Number(values.games);
  const cores = Number(values.cores);
  if (!Number.isInteger(games) || games < 1) throw new UsageError('--games takes a whole number above 0');
  if (!Number.isInteger(cores) || cores < 1) throw new UsageError('--cores takes a whole number above 0');
  const { bot, seed } = values;
  if (!BOT_NAMES.includes(bot)) throw new UsageError(`--bot takes one of ${BOT_NAMES.join(', ')}`);
  const all = await playAll(games, { bot, seed }, cores);
  print(all);
  if (!values.write) return;
  const page = new URL(`../../${PAGE}`, import.meta.url);
  const charts = withBlock(readFileSync(page, 'utf8'), 'charts', chartsPage());
  writeFileSync(page, withBlock(charts, `balance-${bot}`, resultsPage(all, bot, seed)));
}

if (!isMainThread) work(workerData as Chance);
else {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof TypeError && 'code' in error)) throw error;
    process.stderr.write(`error: ${(error as Error).message} (--help says more)\n`);
    process.exitCode = 2;
  }
}
