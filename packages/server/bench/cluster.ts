import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStore } from '../src/store/postgres/postgres.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite.ts';
import { BareStore, makeStepAppend } from './bare.ts';
import { PostgresServer } from './postgres-server.ts';
import { cpuMsOf, cpuMsOfFamily } from './processor.ts';
import { CLIENTS, type Recording, recordGames } from './recording.ts';
import { HOST_SCRIPT, RELAY_SCRIPT } from './scripts.ts';
import { latency, median, relayAddress, Side, serverAddress, throughput } from './side.ts';
import { statementsOf } from './statements.ts';
import { prepareTables } from './tables.ts';

/** One store with a number of server processes. */
interface ClusterRow {
  readonly store: 'embedded' | 'postgres';
  readonly processes: number;
  readonly commandsPerSecond: number; // as many as possible
  readonly p99Ms: number; // with one command per second and table: from the moment it was due until all clients have it
  readonly cpuMsPerCommand: { readonly server: number; readonly database: number };
  readonly commandsPerTransaction: number;
}

export interface ClusterResults {
  readonly rows: readonly ClusterRow[];
  readonly bare: number; // commands per second of a program that only sends the same statements
  readonly ratio: number; // of one process on PostgreSQL to the bare program
  readonly isReached: boolean;
  readonly relay: number; // commands per second of a relay that also has the same clients
  readonly relayRatio: number; // of one process to the relay; there is no limit for it
  readonly cores: number;
  readonly tables: number;
}

/** The lowest ratio allowed of one server process to the bare program. */
const LEAST_RATIO = 0.6;

const SEED = 'server';
const TABLES = 250;

/** Runs of each side, which take turns; the results are their medians. */
const RUNS = 3;
const BARE_MS = 4000;

/** Transactions whose statements are made at once, outside the measurement. */
const MADE = 20;

/** Four processes, the database and the clients need cores of their own. */
const CORES_FOR_FOUR = 8;

type Note = (text: string) => void;

/** Measures servers on PostgreSQL next to the embedded store. With a folder, the processes write CPU profiles there. */
export async function measureCluster(note: Note, profiles?: string): Promise<ClusterResults> {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-cluster-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  note('Recording a game of each edition');
  const recordings = await recordGames(SEED);
  const database = await PostgresServer.start({ isDurable: true });
  process.once('exit', () => database.kill());
  const bench = new ClusterBench(database, recordings, note, profiles);
  const embedded = await bench.measureEmbedded(join(folder, 'data'));
  const { row: single, bare, relay } = await bench.measureAgainstBare();
  const rows = [embedded, single];
  const cores = cpus().length;
  for (const processes of cores >= CORES_FOR_FOUR ? [2, 4] : [2])
    rows.push(await bench.measurePostgres(processes));
  await database.stop();
  const ratio = single.commandsPerSecond / bare;
  const relayRatio = single.commandsPerSecond / relay;
  const isReached = ratio >= LEAST_RATIO;
  return { rows, bare, ratio, isReached, relay, relayRatio, cores, tables: TABLES };
}

/** The results as text. */
export function clusterText(results: ClusterResults): string {
  const { rows, bare, ratio, isReached, relay, relayRatio, cores, tables } = results;
  const lines = rows.map(
    ({ store, processes, commandsPerSecond, p99Ms, cpuMsPerCommand, commandsPerTransaction }) =>
      [
        store.padEnd(10),
        String(processes).padStart(9),
        commandsPerSecond.toFixed(0).padStart(11),
        p99Ms.toFixed(0).padStart(7),
        cpuMsPerCommand.server.toFixed(2).padStart(10),
        cpuMsPerCommand.database.toFixed(2).padStart(12),
        commandsPerTransaction.toFixed(1).padStart(13),
      ].join(''),
  );
  return `${tables} tables with ${CLIENTS} clients each, ${cores} cores
store     processes commands/s p99 ms server ms database ms commands/tx
${lines.join('\n')}
bare pg program, the same statements: ${bare.toFixed(0)} commands/s; one process reaches ${(100 * ratio).toFixed(0)} % of it (at least ${100 * LEAST_RATIO} %: ${isReached ? 'yes' : 'no'})
relay with the same statements and clients: ${relay.toFixed(0)} commands/s; one process reaches ${(100 * relayRatio).toFixed(0)} % of it`;
}

class ClusterBench {
  private readonly database: PostgresServer;
  private readonly recordings: readonly Recording[];
  private readonly note: Note;
  private readonly execArgv: readonly string[];

  constructor(database: PostgresServer, recordings: readonly Recording[], note: Note, profiles?: string) {
    this.database = database;
    this.recordings = recordings;
    this.note = note;
    this.execArgv = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  }

  async measureEmbedded(data: string): Promise<ClusterRow> {
    this.note('Embedded store, 1 process');
    const prepared = await prepareTables(await openSqliteStore(data), this.recordings, TABLES);
    const side = await Side.start(HOST_SCRIPT, [[data]], serverAddress, this.execArgv);
    await side.connect(prepared);
    return { store: 'embedded', processes: 1, ...(await this.measure(side)) };
  }

  async measurePostgres(processes: number): Promise<ClusterRow> {
    const side = await this.startPostgres(processes);
    return { store: 'postgres', processes, ...(await this.measure(side)) };
  }

  /** Measures one process, the bare program and the relay in turn, on the same database. */
  async measureAgainstBare(): Promise<{
    readonly row: ClusterRow;
    readonly bare: number;
    readonly relay: number;
  }> {
    const side = await this.startPostgres(1);
    const { url } = this.database;
    const [bare, relayed] = [await this.prepare('bare'), await this.prepare('relay')];
    const steps = bare.map(({ id, recording, step }) => ({ id, recording, step }));
    const store = await BareStore.open(url);
    const relay = await Side.start(RELAY_SCRIPT, [[SEED, url]], relayAddress(this.recordings));
    await relay.connect(relayed);
    const [bareRates, relayRates]: [number[], number[]] = [[], []];
    const measured = await this.measure(side, async (width) => {
      const rate = await measureStatements(store, steps, Math.max(1, Math.round(width)));
      if (rate !== undefined) bareRates.push(rate);
      relayRates.push(await throughput(relay.tables));
      this.note(`  bare ${bareRates.at(-1)?.toFixed(0)}, relay ${relayRates.at(-1)?.toFixed(0)}`);
    });
    await relay.stop();
    await store.close();
    const row = { store: 'postgres', processes: 1, ...measured } as const;
    return { row, bare: median(bareRates), relay: median(relayRates) };
  }

  private async prepare(name: string) {
    return prepareTables(await openPostgresStore(this.database.url), this.recordings, TABLES, name);
  }

  private async startPostgres(processes: number): Promise<Side> {
    this.note(`PostgreSQL, ${processes} ${processes === 1 ? 'process' : 'processes'}`);
    await this.database.clear();
    const { url } = this.database;
    const prepared = await prepareTables(await openPostgresStore(url), this.recordings, TABLES);
    await this.database.query('vacuum analyze');
    const argLists = Array.from({ length: processes }, () => [url]);
    const side = await Side.start(HOST_SCRIPT, argLists, serverAddress, this.execArgv);
    await side.connect(prepared);
    return side;
  }

  /** Measures a side, and stops it. `between` runs after each measurement, with the commands of a transaction. */
  private async measure(side: Side, between: (width: number) => Promise<void> = async () => {}) {
    const p99Ms = await latency(side.tables);
    const rates: number[] = [];
    const total = { commands: 0, serverMs: 0, databaseMs: 0, transactions: 0 };
    for (let run = 0; run < RUNS; run++) {
      const before = await this.readUsage(side);
      rates.push(await throughput(side.tables));
      const after = await this.readUsage(side);
      total.commands += after.commands - before.commands;
      total.transactions += after.transactions - before.transactions;
      total.serverMs += after.serverMs - before.serverMs;
      total.databaseMs += after.databaseMs - before.databaseMs;
      this.note(`  ${rates.at(-1)?.toFixed(0)} commands per second`);
      await between((after.commands - before.commands) / (after.transactions - before.transactions));
    }
    await side.stop();
    return {
      commandsPerSecond: median(rates),
      p99Ms,
      cpuMsPerCommand: {
        server: total.serverMs / total.commands,
        database: total.databaseMs / total.commands,
      },
      commandsPerTransaction: total.commands / total.transactions,
    };
  }

  private async readUsage(side: Side) {
    const transactions = await Promise.all(side.urls.map(readTransactions));
    return {
      commands: side.sent,
      serverMs: cpuMsOf(side.pids),
      databaseMs: cpuMsOfFamily(this.database.pid ?? 0),
      transactions: transactions.reduce((sum, count) => sum + count, 0),
    };
  }
}

async function readTransactions(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^rubicon_transactions (\d+)$/m.exec(text)?.[1]);
}

interface BareGame {
  readonly id: string;
  readonly recording: Recording;
  step: number;
}

/**
 * Commands per second of the statements alone, with `width` commands in a transaction. Building them is not measured.
 * Undefined if all recordings have ended: a fast machine needs no third run.
 */
async function measureStatements(
  store: BareStore,
  games: BareGame[],
  width: number,
): Promise<number | undefined> {
  let [elapsed, commands] = [0, 0];
  while (elapsed < BARE_MS) {
    const batches = [];
    for (let n = 0; n < MADE; n++) {
      const chosen = games.filter(({ recording, step }) => step < recording.steps.length).slice(0, width);
      if (chosen.length < width) break; // the recordings have ended
      const batch = chosen.map(({ id, recording, step }) => makeStepAppend(id, recording, step));
      for (const game of chosen) game.step++;
      games.push(...games.splice(0, width));
      batches.push({ batch, statements: await statementsOf(batch) });
    }
    if (batches.length === 0) break;
    const begin = performance.now();
    for (const { batch, statements } of batches) await store.send(statements, batch);
    elapsed += performance.now() - begin;
    commands += batches.length * width;
  }
  return commands === 0 ? undefined : (commands / elapsed) * 1000;
}
