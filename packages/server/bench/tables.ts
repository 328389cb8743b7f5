import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { settingsSchema } from '@rubicon/api';
import { DEFAULT_COLOURS } from '@rubicon/engine';
import { Sessions } from '../src/identity/sessions.ts';
import { createLobby } from '../src/lobby/lobby.ts';
import { DATABASE_FILE } from '../src/store/sqlite/sqlite.ts';
import type { Store, StoredTable } from '../src/store/store.ts';
import { CLIENTS, type Recording } from './recording.ts';

/** A running game in a store, which clients continue at one of its steps. */
export interface PreparedTable {
  readonly id: string;
  readonly recording: Recording;
  readonly step: number;
  readonly sessions: readonly string[]; // of its players, by seat
}

/** Tables that share their players: requests of one player are limited. */
const TABLES_PER_GROUP = 25;

/** Stores running games in a store, each somewhere in the first half of its recording. The store is closed. */
export async function prepareTables(
  store: Store,
  recordings: readonly Recording[],
  count: number,
  name = 'table',
): Promise<readonly PreparedTable[]> {
  const tables: PreparedTable[] = [];
  let sessions: readonly string[] = [];
  let players: readonly string[] = [];
  for (let n = 0; n < count; n++) {
    if (n % TABLES_PER_GROUP === 0) {
      players = Array.from({ length: CLIENTS }, (_, seat) => `${name}-player-${n}-${seat}`);
      sessions = await Promise.all(players.map((player) => addPlayer(store, player)));
    }
    const recording = recordings[n % recordings.length]!;
    const half = Math.floor(recording.steps.length / 2);
    const step = (n * 37) % half;
    const id = `${name}-${n}`;
    const lines = recording.lines.slice(0, recording.steps[step]?.lines);
    await store.createTable(makeTable(id, recording, players.slice(0, recording.players)));
    const rest = { at: 0, turn: 0, round: 0, waiting: null, dueAt: null, isOver: false };
    await store.append([{ table: id, after: 0, lines, ...rest }]);
    tables.push({ id, recording, step, sessions });
  }
  await store.close();
  return tables;
}

/** Adds copies of the first table, without clients, in one transaction. */
export function addIdleTables(folder: string, count: number): void {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  const columns = database
    .prepare('pragma table_info(tables)')
    .all()
    .map((column) => String((column as { name: unknown }).name))
    .filter((name) => name !== 'id');
  database.exec(`
    with recursive number(n) as (select 1 union all select n + 1 from number where n < ${count})
    insert into tables (id, ${columns}) select 'idle-' || n, ${columns} from number, tables where id = 'table-0'`);
  database.close();
}

async function addPlayer(store: Store, id: string): Promise<string> {
  const now = await store.now();
  await store.createPlayer({
    id,
    name: id,
    nameKey: id,
    passwordHash: null,
    isBot: false,
    createdAt: now,
    bannedAt: null,
  });
  const { secret } = await new Sessions(store, 1, () => now).open(id);
  return secret;
}

function makeTable(id: string, { edition }: Recording, players: readonly string[]): StoredTable {
  const [host = ''] = players;
  const seats = DEFAULT_COLOURS.slice(0, players.length).map((colour) => ({ colour }));
  const lobby = createLobby(settingsSchema.parse({ edition, seats }), host, 'invite', '0'.repeat(64));
  return {
    id,
    version: 1,
    stage: 'playing',
    isPublic: true,
    host,
    players,
    lobby: { ...lobby, seats: lobby.seats.map((seat, i) => ({ ...seat, player: players[i] })) } as never,
    dueAt: null,
    isEnding: false,
    awaitsKey: false,
    waiting: null,
    createdAt: 0,
    touchedAt: 0,
  };
}
