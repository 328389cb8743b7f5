import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COOKIE } from '../src/http/credentials.ts';
import { Child } from './child.ts';
import { type Address, LoadTable } from './load.ts';
import { CLIENTS, type Recording, recordGames } from './recording.ts';
import { HOST_SCRIPT, RELAY_SCRIPT } from './scripts.ts';
import { addIdleTables, type PreparedTable, prepareTables } from './tables.ts';

/** The server against a bare relay of the same messages. */
export interface ServerResults {
  readonly relay: number; // commands per second
  readonly commandsPerSecond: number;
  readonly ratio: number;
  readonly p99Ms: number; // from the moment a command was due until all six clients have it
  readonly relayP99Ms: number;
  readonly kibPerConnection: number; // more than the relay
  readonly idleMiB: number; // for tables nobody looks at
}

/** The limits of the results. */
const LIMITS = { ratio: 0.4, extraMs: 20, kibPerConnection: 40, idleMiB: 10 };

const SEED = 'server';
const TABLES = 500;
const IDLE_TABLES = 20_000;

/** Runs of each side, which take turns; the results are their medians. */
const RUNS = 5;
const WARM_UP_MS = 1000;
const CLOSED_LOOP_MS = 4000;
const OPEN_LOOP_SECONDS = 10;
const OPEN_LOOP_INTERVAL_MS = 1000;

export async function measureServer(note: (text: string) => void): Promise<ServerResults> {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  note('Recording a game of each edition');
  const recordings = await recordGames(SEED);
  const idleMiB = await measureIdle(join(folder, 'idle'), recordings, note);
  const data = join(folder, 'data');
  note(`Storing ${TABLES} running games`);
  const prepared = await prepareTables(data, recordings, TABLES);
  const server = await Side.start(HOST_SCRIPT, [data], serverAddress);
  const relay = await Side.start(RELAY_SCRIPT, [SEED], relayAddress(recordings));
  try {
    note(`Connecting ${TABLES * CLIENTS} clients to each`);
    for (const side of [server, relay]) await side.connect(prepared);
    const kibPerConnection = (server.bytesPerConnection - relay.bytesPerConnection) / 1024;
    note(`Open loop: ${TABLES} tables with one command per second`);
    const [p99Ms, relayP99Ms] = await alternate(server, relay, (side) => latency(side.tables));
    note('Closed loop: as many commands as possible');
    const [commandsPerSecond, relayRate] = await alternate(server, relay, (side) => throughput(side.tables));
    return {
      relay: relayRate,
      commandsPerSecond,
      ratio: commandsPerSecond / relayRate,
      p99Ms,
      relayP99Ms,
      kibPerConnection,
      idleMiB,
    };
  } finally {
    await server.stop();
    await relay.stop();
  }
}

export function isGood({ ratio, p99Ms, relayP99Ms, kibPerConnection, idleMiB }: ServerResults): boolean {
  return (
    ratio >= LIMITS.ratio &&
    p99Ms <= relayP99Ms + LIMITS.extraMs &&
    kibPerConnection <= LIMITS.kibPerConnection &&
    idleMiB <= LIMITS.idleMiB
  );
}

type FindAddress = (url: string, table: PreparedTable, client: number) => Address;

/** One of the two sides: the process that serves, and the clients connected to it. */
class Side {
  bytesPerConnection = 0;
  tables: readonly LoadTable[] = [];
  private readonly child: Child;
  private readonly addressOf: FindAddress;

  private constructor(child: Child, addressOf: FindAddress) {
    this.child = child;
    this.addressOf = addressOf;
  }

  static async start(script: URL, args: readonly string[], addressOf: FindAddress): Promise<Side> {
    return new Side(await Child.start(script, args), addressOf);
  }

  async connect(prepared: readonly PreparedTable[]): Promise<void> {
    const before = await this.child.memory();
    const tables: LoadTable[] = [];
    for (const table of prepared)
      tables.push(
        await LoadTable.connect(table.recording, table.step, (client) =>
          this.addressOf(this.child.url, table, client),
        ),
      );
    this.tables = tables;
    this.bytesPerConnection = ((await this.child.memory()) - before) / (tables.length * CLIENTS);
  }

  async stop(): Promise<void> {
    for (const table of this.tables) table.close();
    await this.child.kill();
  }
}

/** Each client has an address of its own behind a proxy, as clients of a real server have. */
function serverAddress(url: string, { id, sessions, recording }: PreparedTable, client: number): Address {
  const number = Number(id.replace(/\D/g, ''));
  const headers = { origin: url, 'x-forwarded-for': `10.${client}.${number >> 8}.${number & 255}` };
  const player = client < recording.players ? { cookie: `${COOKIE}=${sessions[client]}` } : {};
  return { url: `${url.replace('http', 'ws')}/api/tables/${id}/socket`, headers: { ...headers, ...player } };
}

const relayAddress =
  (recordings: readonly Recording[]): FindAddress =>
  (url, { id, recording, step }, client) => ({
    url: `${url}/${id}/${recordings.indexOf(recording)}/${step}/${client}`,
    headers: {},
  });

/** Measures both sides in turn and returns the medians. */
async function alternate(
  server: Side,
  relay: Side,
  measure: (side: Side) => Promise<number>,
): Promise<readonly [server: number, relay: number]> {
  const results: { readonly server: number; readonly relay: number }[] = [];
  for (let run = 0; run < RUNS; run++)
    results.push({ relay: await measure(relay), server: await measure(server) });
  return [median(results.map(({ server }) => server)), median(results.map(({ relay }) => relay))];
}

/** Commands per second when each table sends the next one as soon as all six clients have the last. */
async function throughput(tables: readonly LoadTable[]): Promise<number> {
  const start = performance.now() + WARM_UP_MS;
  const end = start + CLOSED_LOOP_MS;
  let commands = 0;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end && (await table.step())) {
        const now = performance.now();
        if (now >= start && now < end) commands++;
      }
    }),
  );
  return commands / (CLOSED_LOOP_MS / 1000);
}

/** The 99th percentile of the time from the moment a command was due, one per second and table, to its last frame. */
async function latency(tables: readonly LoadTable[]): Promise<number> {
  const start = performance.now();
  const times: number[] = [];
  await Promise.all(
    tables.map(async (table, i) => {
      for (let n = 0; n < OPEN_LOOP_SECONDS; n++) {
        const due = start + (n + i / tables.length) * OPEN_LOOP_INTERVAL_MS;
        await until(due);
        if (!(await table.step())) return;
        times.push(performance.now() - due);
      }
    }),
  );
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, moment - performance.now()));

/** Memory of a server whose store has many running games that nobody looks at, in MiB more than without them. */
async function measureIdle(
  folder: string,
  recordings: readonly Recording[],
  note: (text: string) => void,
): Promise<number> {
  note(`Memory with ${IDLE_TABLES} idle tables`);
  await prepareTables(folder, recordings, 1);
  const memory = async (): Promise<number> => {
    const child = await Child.start(HOST_SCRIPT, [folder]);
    await until(performance.now() + 3000); // it looks for deadlines meanwhile
    const bytes = await child.memory();
    await child.kill();
    return bytes;
  };
  const without = await memory();
  addIdleTables(folder, IDLE_TABLES);
  return ((await memory()) - without) / 2 ** 20;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
