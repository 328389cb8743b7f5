import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../src/store/sqlite/sqlite.ts';
import { Child } from './child.ts';
import { CLIENTS, type Recording, recordGames } from './recording.ts';
import { HOST_SCRIPT, RELAY_SCRIPT } from './scripts.ts';
import { latency, median, relayAddress, Side, serverAddress, throughput, until } from './side.ts';
import { addIdleTables, prepareTables } from './tables.ts';

/** The server against a bare relay of the same messages. */
export interface ServerResults {
  readonly relay: number; // commands per second
  readonly commandsPerSecond: number;
  readonly ratio: number;
  readonly p99Ms: number; // from the moment a command was due until all six clients have it
  readonly relayP99Ms: number;
  readonly kibPerConnection: number; // more than the relay
  readonly idleMiB: number; // for tables without clients
}

/** The limits of the results. */
const LIMITS = { ratio: 0.4, extraMs: 20, kibPerConnection: 40, idleMiB: 10 };

const SEED = 'server';
const TABLES = 500;
const IDLE_TABLES = 20_000;

/** Runs of each side, which take turns; the results are their medians. */
const RUNS = 5;

export async function measureServer(note: (text: string) => void): Promise<ServerResults> {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  note('Recording a game of each edition');
  const recordings = await recordGames(SEED);
  const idleMiB = await measureIdle(join(folder, 'idle'), recordings, note);
  const data = join(folder, 'data');
  note(`Storing ${TABLES} running games`);
  const prepared = await prepareTables(await openSqliteStore(data), recordings, TABLES);
  const server = await Side.start(HOST_SCRIPT, [[data]], serverAddress);
  const relay = await Side.start(RELAY_SCRIPT, [[SEED]], relayAddress(recordings));
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

/** The memory that many running games without clients cost a server, in MiB. */
async function measureIdle(
  folder: string,
  recordings: readonly Recording[],
  note: (text: string) => void,
): Promise<number> {
  note(`Memory with ${IDLE_TABLES} idle tables`);
  await prepareTables(await openSqliteStore(folder), recordings, 1);
  const memory = async (): Promise<number> => {
    const child = await Child.start(HOST_SCRIPT, [folder]);
    await until(performance.now() + 3000); // it looks for deadlines meanwhile
    const bytes = await child.memory();
    await child.end();
    return bytes;
  };
  const without = await memory();
  addIdleTables(folder, IDLE_TABLES);
  return ((await memory()) - without) / 2 ** 20;
}
