import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Dice, EDITIONS, seededDice } from '@rubicon/engine';
import { wholeNumber } from '../packages/cli/src/input.ts';
import { runProgram } from './arguments.ts';
import { audit } from './chaos/audit.ts';
import { Cluster, DATABASE_RESTARTS, LONGEST_SUSPENSION_S } from './chaos/cluster.ts';
import { COMMANDS_PER_TABLE, Evening } from './chaos/evening.ts';
import { Journal } from './chaos/journal.ts';
import { type Kills, killRepeatedly } from './chaos/kills.ts';
import { ServerProcess } from './chaos/server-process.ts';
import { Traffic } from './chaos/traffic.ts';

/** Limits with several nodes: the time without a line or an answer, and the time from a line to a client. */
const LONGEST_PAUSE_MS = 10_000;
const LATEST_LINE_MS = 2000;

const USAGE = `usage: npm run --silent chaos -- [--tables N] [--kills N] [--nodes N] [--no-notify] [--journal FILE] [--seed TEXT] [--json]

  Starts a server in a process of its own and plays N whole games (30) on it, of every edition in turn: two or three
  people per table, each a program with a socket, and a bot of the server. Meanwhile the server is killed with
  SIGKILL N times (20), mostly while a command has no answer yet, and started again on the same port and data. The
  clients come back by themselves and send unanswered commands again.

  Every acknowledgement is written to the journal the moment it arrives. At the end the records are downloaded and
  compared with the journal; the server is not asked for anything else.

  With --nodes, N servers share a PostgreSQL database, behind one address that sends each new connection to another of
  them. They are killed, suspended for up to ${LONGEST_SUSPENSION_S} seconds or stopped and started again, connections
  are cut, and the database is restarted ${DATABASE_RESTARTS} times. The database is one of its own, or that of DATABASE_URL, which is not
  restarted.

  --nodes N       servers that share a database (0: one server with a data folder)
  --no-notify     the servers do not notify each other of what they store
  --journal FILE  where the acknowledgements go, one JSON object per line; the file is replaced (a temporary file)
  --seed TEXT     decides the order of editions, the choices of people and the distances between kills. The dice, and
                  what happens at which moment, differ each time
  --json          prints the summary as one JSON object

  killsInFlight   kills while a client waited for an answer
  repeated        commands that a client sent again, with the same id
  acknowledged    commands that the server accepted, according to the clients
  lost            of these, commands that are not in the record at the line the client was given
  duplicated      commands that became two lines, and lines of people that no acknowledged command explains
  finished        records of games that were played to their end
  verified        records that decide, roll and count the same again, and agree with everything their players saw
  longestPauseMs  the longest time without a line or an answer at a running game
  latestLineMs    with --nodes: the longest time from a line to a client, while nothing was disturbed

  Exits with 0 if nothing is lost or duplicated, all records are finished and verified, every edition was played (with
  fewer tables: as many as there are tables), all kills were done, a third of them or more in flight, and at least
  ${Math.round(COMMANDS_PER_TABLE)} commands per table were acknowledged. With --nodes, moreover, no game may pause for ${LONGEST_PAUSE_MS / 1000} s, and no
  line may be ${LATEST_LINE_MS / 1000} s late. Otherwise exits with 1.`;

/** Without any message for this long, the run has stalled. */
const STALLED_MS = 120_000;

interface Options {
  readonly tables: number;
  readonly kills: number;
  readonly nodes: number; // 0: one server with a data folder
  readonly notify: boolean;
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
  readonly longestPauseMs: number;
  readonly latestLineMs: number;
  readonly seconds: number;
}

/** The servers, and the database if there is one, that the games are played on. */
interface Ground {
  readonly url: string;
  readonly crashed: Promise<never>;
  /** Kills or disturbs a server; resolves when it is back. */
  strike(random: Dice): Promise<void>;
  restartDatabase?(): Promise<void>;
  stop(): Promise<void>;
}

async function startGround(folder: string, { nodes, notify }: Options): Promise<Ground> {
  if (nodes > 0) return Cluster.start(nodes, notify);
  const server = await ServerProcess.start({ data: join(folder, 'data') });
  return {
    url: server.url,
    crashed: server.crashed,
    async strike() {
      await server.kill();
      await server.run();
    },
    stop: () => server.kill(),
  };
}

async function run(options: Options): Promise<Summary> {
  const { tables, kills, journal: file, seed } = options;
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-chaos-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const began = performance.now();
  const ground = await startGround(folder, options);
  const observers = { journal: new Journal(file ?? join(folder, 'journal.jsonl')), traffic: new Traffic() };
  const evening = await Evening.create(ground.url, tables, seed, observers);
  const done = await playWithKills(ground, evening, observers, kills, seed);
  const records = await evening.download();
  const verified = await evening.verify(records);
  await ground.stop();
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
    longestPauseMs: observers.traffic.longestPause,
    latestLineMs: observers.traffic.latestLine,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
}

/** Plays all games while the server is killed and started again. Rejects if the run stalls. */
async function playWithKills(
  ground: Ground,
  evening: Evening,
  observers: { readonly journal: Journal; readonly traffic: Traffic },
  kills: number,
  seed: string,
): Promise<Kills> {
  const done: Kills = { done: 0, inFlight: 0 };
  const isOver = new AbortController();
  const random = seededDice(`${seed}/kills`);
  const plan = { kills, random, expected: evening.expected };
  const restarts = Array.from({ length: DATABASE_RESTARTS }, (_, i) =>
    Math.ceil((kills * (i + 1)) / (DATABASE_RESTARTS + 1)),
  );
  const strike = (): Promise<void> =>
    observers.traffic.disturb(async () => {
      if (restarts.includes(done.done)) await ground.restartDatabase?.();
      await ground.strike(random);
    });
  const killing = killRepeatedly(strike, observers, plan, isOver.signal, done).catch((error) => {
    if (error.name !== 'AbortError') throw error;
  });
  const stalled = new Promise<never>((_, reject) => {
    const check = (): void => {
      if (Date.now() - observers.traffic.heardAt > STALLED_MS)
        reject(new Error(`nothing has happened for a while at ${evening.open}`));
    };
    setInterval(check, 1000).unref();
  });
  const playing = evening.play().finally(() => isOver.abort());
  await Promise.race([Promise.all([playing, killing]), stalled, ground.crashed]);
  return done;
}

/** Whether a record ends with a result, and not because the game was abandoned. */
function isFinished(lines: readonly string[]): boolean {
  const type = JSON.parse(lines.at(-1) ?? '{}').result?.type;
  return type === 'won' || type === 'drawn';
}

/** Returns how a summary falls short of a good run. */
function listProblems(summary: Summary, { tables, kills, nodes }: Options): string[] {
  const wanted: [name: keyof Summary, isGood: boolean, wanted: string][] = [
    ['lost', summary.lost === 0, '0'],
    ['duplicated', summary.duplicated === 0, '0'],
    ['finished', summary.finished === tables, `${tables}`],
    ['verified', summary.verified === tables, `${tables}`],
    ['editions', summary.editions === Math.min(tables, EDITIONS.length), 'all'],
    ['kills', summary.kills === kills, `${kills}`],
    ['longestPauseMs', nodes === 0 || summary.longestPauseMs < LONGEST_PAUSE_MS, `below ${LONGEST_PAUSE_MS}`],
    ['latestLineMs', nodes === 0 || summary.latestLineMs < LATEST_LINE_MS, `below ${LATEST_LINE_MS}`],
    ['killsInFlight', summary.killsInFlight >= kills / 3, 'a third of the kills'],
    [
      'acknowledged',
      summary.acknowledged >= COMMANDS_PER_TABLE * tables,
      `${COMMANDS_PER_TABLE * tables} or more`,
    ],
  ];
  return wanted.flatMap(([name, isGood, text]) => (isGood ? [] : `${name} is ${summary[name]}, not ${text}`));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '30' },
      kills: { type: 'string', default: '20' },
      nodes: { type: 'string', default: '0' },
      'no-notify': { type: 'boolean', default: false },
      journal: { type: 'string' },
      seed: { type: 'string', default: 'chaos' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const options: Options = {
    tables: wholeNumber('--tables', values.tables, 1),
    kills: wholeNumber('--kills', values.kills, 0),
    nodes: wholeNumber('--nodes', values.nodes, 0),
    notify: !values['no-notify'],
    journal: values.journal,
    seed: values.seed,
  };
  const summary = await run(options);
  if (values.json) console.log(JSON.stringify(summary));
  else for (const [name, value] of Object.entries(summary)) console.log(`${name.padEnd(16)}${value}`);
  const problems = listProblems(summary, options);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(problems.length === 0 ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1)); // ends the server
await runProgram(main);
