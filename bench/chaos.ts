import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EDITIONS, seededDice } from '@rubicon/engine';
import { audit } from './chaos/audit.ts';
import { COMMANDS_PER_TABLE, Evening } from './chaos/evening.ts';
import { Journal } from './chaos/journal.ts';
import { type Kills, killRepeatedly } from './chaos/kills.ts';
import { ServerProcess } from './chaos/server-process.ts';
import { Traffic } from './chaos/traffic.ts';

const USAGE = `usage: npm run --silent chaos -- [--tables N] [--kills N] [--journal FILE] [--seed TEXT] [--json]

  Starts a server in a process of its own and plays N whole games (30) on it, of every edition in turn: two or three
  people per table, each a program with a socket, and a bot of the server. Meanwhile the server is killed with
  SIGKILL N times (20), mostly while a command has no answer yet, and started again on the same port and data. The
  clients come back by themselves and send unanswered commands again.

  Every acknowledgement is written to the journal the moment it arrives. At the end the records are downloaded and
  compared with the journal; the server is not asked for anything else.

  --journal FILE  where the acknowledgements go, one JSON object per line; the file is replaced (a temporary file)
  --seed TEXT     decides the order of editions, the choices of people and the distances between kills. The dice, and
                  what happens at which moment, differ each time
  --json          prints the summary as one JSON object

  killsInFlight   kills while a client waited for an answer
  repeated        commands that a client sent again, with the same id
  acknowledged    commands that the server has accepted, as clients know it
  lost            of these, commands that are not in the record at the line the client was given
  duplicated      commands that became two lines, and lines of people that no acknowledged command explains
  finished        records of games that were played to their end
  verified        records that decide, roll and count the same again, and agree with everything their players saw

  Exits with 1 unless nothing is lost or duplicated, all records are finished and verified, every edition was played
  (with fewer tables: each another one), all kills were done, a third of them or more in flight, and at least
  ${Math.round(COMMANDS_PER_TABLE)} commands per table were acknowledged.`;

/** Without any message for this long, the run has stalled. */
const STALLED_MS = 120_000;

class UsageError extends Error {}

interface Options {
  readonly tables: number;
  readonly kills: number;
  readonly journal: string | undefined;
  readonly seed: string;
}

interface Summary {
  readonly tables: number;
  readonly kills: number;
  readonly killsInFlight: number;
  readonly repeated: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly finished: number;
  readonly verified: number;
  readonly editions: number;
  readonly seconds: number;
}

async function run({ tables, kills, journal: file, seed }: Options): Promise<Summary> {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-chaos-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const began = performance.now();
  const server = await ServerProcess.start(join(folder, 'data'));
  const observers = { journal: new Journal(file ?? join(folder, 'journal.jsonl')), traffic: new Traffic() };
  const evening = await Evening.create(server.url, tables, seed, observers);
  const done = await playWithKills(server, evening, observers, kills, seed);
  const records = await evening.download();
  const verified = await evening.verify(records);
  await server.kill();
  const { acknowledged, lost, duplicated } = audit(observers.journal.read(), records);
  return {
    tables,
    kills: done.done,
    killsInFlight: done.inFlight,
    repeated: observers.traffic.repeated,
    acknowledged,
    lost,
    duplicated,
    finished: [...records.values()].filter(isFinished).length,
    verified,
    editions: new Set([...records.values()].map(([header = '{}']) => JSON.parse(header).edition)).size,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
}

/** Plays all games while the server is killed and started again. Rejects if nothing moves any more. */
async function playWithKills(
  server: ServerProcess,
  evening: Evening,
  observers: { readonly journal: Journal; readonly traffic: Traffic },
  kills: number,
  seed: string,
): Promise<Kills> {
  const done: Kills = { done: 0, inFlight: 0 };
  const isOver = new AbortController();
  const plan = { kills, random: seededDice(`${seed}/kills`), expected: evening.expected };
  const killing = killRepeatedly(server, observers, plan, isOver.signal, done).catch((error) => {
    if (error.name !== 'AbortError') throw error;
  });
  const stalled = new Promise<never>((_, reject) => {
    const check = (): void => {
      if (Date.now() - observers.traffic.heardAt > STALLED_MS)
        reject(new Error(`nothing happens any more at ${evening.open}`));
    };
    setInterval(check, 1000).unref();
  });
  const playing = evening.play().finally(() => isOver.abort());
  await Promise.race([Promise.all([playing, killing]), stalled, server.crashed]);
  return done;
}

/** Whether a record ends with a result other than that the game was abandoned. */
function isFinished(lines: readonly string[]): boolean {
  const type = JSON.parse(lines.at(-1) ?? '{}').result?.type;
  return type === 'won' || type === 'drawn';
}

/** Returns what a good run has and this one has not. */
function listProblems(summary: Summary, { tables, kills }: Options): string[] {
  const wanted: [name: keyof Summary, isGood: boolean, wanted: string][] = [
    ['lost', summary.lost === 0, '0'],
    ['duplicated', summary.duplicated === 0, '0'],
    ['finished', summary.finished === tables, `${tables}`],
    ['verified', summary.verified === tables, `${tables}`],
    ['editions', summary.editions === Math.min(tables, EDITIONS.length), 'all'],
    ['kills', summary.kills === kills, `${kills}`],
    ['killsInFlight', summary.killsInFlight >= kills / 3, 'a third of the kills'],
    [
      'acknowledged',
      summary.acknowledged >= COMMANDS_PER_TABLE * tables,
      `${COMMANDS_PER_TABLE * tables} or more`,
    ],
  ];
  return wanted.flatMap(([name, isGood, text]) => (isGood ? [] : `${name} is ${summary[name]}, not ${text}`));
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number from ${least}`);
  return value;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '30' },
      kills: { type: 'string', default: '20' },
      journal: { type: 'string' },
      seed: { type: 'string', default: 'chaos' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const options: Options = {
    tables: wholeNumber('tables', values.tables, 1),
    kills: wholeNumber('kills', values.kills, 0),
    journal: values.journal,
    seed: values.seed,
  };
  const summary = await run(options);
  if (values.json) console.log(JSON.stringify(summary));
  else for (const [name, value] of Object.entries(summary)) console.log(`${name.padEnd(16)}${value}`);
  const problems = listProblems(summary, options);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1)); // ends the server
try {
  process.exit(await main());
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  process.stderr.write(
    isUsage ? `error: ${error.message} (--help says more)\n` : `${(error as Error).stack}\n`,
  );
  process.exit(isUsage ? 2 : 1);
}
