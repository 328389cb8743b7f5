import { COOKIE } from '../src/http/credentials.ts';
import { Child } from './child.ts';
import { type Address, LoadTable } from './load.ts';
import { CLIENTS, type Recording } from './recording.ts';
import type { PreparedTable } from './tables.ts';

const WARM_UP_MS = 1000;
const CLOSED_LOOP_MS = 4000;
const OPEN_LOOP_SECONDS = 10;
const OPEN_LOOP_INTERVAL_MS = 1000;

type FindAddress = (url: string, table: PreparedTable, client: number) => Address;

/** The processes that serve, and the clients connected to them. */
export class Side {
  bytesPerConnection = 0; // of the first process
  tables: readonly LoadTable[] = [];
  private readonly children: readonly Child[];
  private readonly addressOf: FindAddress;

  private constructor(children: readonly Child[], addressOf: FindAddress) {
    this.children = children;
    this.addressOf = addressOf;
  }

  /** Starts the processes, one for each list of arguments. */
  static async start(
    script: URL,
    argLists: readonly (readonly string[])[],
    addressOf: FindAddress,
    execArgv: readonly string[] = [],
  ): Promise<Side> {
    const children = await Promise.all(argLists.map((args) => Child.start(script, args, execArgv)));
    return new Side(children, addressOf);
  }

  get pids(): readonly number[] {
    return this.children.map(({ pid }) => pid);
  }

  get urls(): readonly string[] {
    return this.children.map(({ url }) => url);
  }

  /** Commands that the clients have sent. */
  get sent(): number {
    return this.tables.reduce((sum, { sent }) => sum + sent, 0);
  }

  /** Connects the clients of all tables. Those of one table are spread over all processes. */
  async connect(prepared: readonly PreparedTable[]): Promise<void> {
    const first = this.children[0]!;
    const before = await first.memory();
    const tables: LoadTable[] = [];
    for (const table of prepared)
      tables.push(
        await LoadTable.connect(table.recording, table.step, (client) =>
          this.addressOf(this.urls[client % this.urls.length]!, table, client),
        ),
      );
    this.tables = tables;
    this.bytesPerConnection = ((await first.memory()) - before) / (tables.length * CLIENTS);
  }

  async stop(): Promise<void> {
    for (const table of this.tables) table.close();
    await Promise.all(this.children.map((child) => child.end()));
  }
}

/** Gives each client its own address behind a proxy, like the clients of a real server. */
export function serverAddress(
  url: string,
  { id, sessions, recording }: PreparedTable,
  client: number,
): Address {
  const number = Number(id.replace(/\D/g, ''));
  const headers = { origin: url, 'x-forwarded-for': `10.${client}.${number >> 8}.${number & 255}` };
  const player = client < recording.players ? { cookie: `${COOKIE}=${sessions[client]}` } : {};
  return { url: `${url.replace('http', 'ws')}/api/tables/${id}/socket`, headers: { ...headers, ...player } };
}

/** Commands per second when each table sends the next one as soon as all six clients have the last. */
export async function throughput(tables: readonly LoadTable[]): Promise<number> {
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
export async function latency(tables: readonly LoadTable[]): Promise<number> {
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

export const until = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, moment - performance.now()));

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The addresses of a relay that has recorded the same games. */
export const relayAddress =
  (recordings: readonly Recording[]): FindAddress =>
  (url, { id, recording, step }, client) => ({
    url: `${url}/${id}/${recordings.indexOf(recording)}/${step}/${client}`,
    headers: {},
  });
