import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { makeFlag, type Schema, type TableRow } from '../schema.ts';
import type { Progress, Store, StoredTable, Time } from '../store.ts';

export async function createTable(db: Kysely<Schema>, table: StoredTable): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('tables')
      .values({
        id: table.id,
        ...makeColumns(table),
        waiting: table.waiting && JSON.stringify(table.waiting),
        claimed_until: null,
      })
      .execute();
    await writePlayers(transaction, table);
  });
}

export async function findTable(db: Kysely<Schema>, id: string): Promise<StoredTable | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readTable(row);
}

export async function findTables(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredTable>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, readTable(row)]));
}

export async function updateTable(db: Kysely<Schema>, table: StoredTable): Promise<'stored' | 'conflict'> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({ ...makeColumns(table), claimed_until: null, changes: sql`changes + 1` })
      .where('id', '=', table.id)
      .where('version', '=', table.version - 1)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'conflict';
    await transaction.deleteFrom('table_players').where('table_id', '=', table.id).execute();
    await writePlayers(transaction, table);
    return 'stored';
  });
}

export async function listTables(
  db: Kysely<Schema>,
  { stage, asShown, isPublic, player, host, after, limit }: Parameters<Store['listTables']>[0],
): Promise<readonly StoredTable[]> {
  let query = db.selectFrom('tables').selectAll();
  if (!asShown) query = query.where('stage', '=', stage);
  else if (stage === 'playing')
    query = query.where(sql<boolean>`(stage = 'playing' or is_ending = 1)`); // matches the index
  else query = query.where('stage', '=', stage).where('is_ending', '=', 0);
  if (after !== undefined) {
    query = query.where(({ eb, and, or }) =>
      or([eb('created_at', '<', after.at), and([eb('created_at', '=', after.at), eb('id', '>', after.id)])]),
    );
  }
  if (isPublic !== undefined) query = query.where('is_public', '=', makeFlag(isPublic));
  if (host !== undefined) query = query.where('host', '=', host);
  if (player !== undefined) {
    query = query.where('id', 'in', (select) =>
      select.selectFrom('table_players').select('table_id').where('player', '=', player),
    );
  }
  const rows = await query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  return rows.map(readTable);
}

export async function progressAt(
  db: Kysely<Schema>,
  moments: Parameters<Store['progressAt']>[0],
): Promise<ReadonlyMap<string, Progress>> {
  const rows = await Promise.all(
    moments.map(({ table, at }) =>
      db
        .selectFrom('lines')
        .select(['table_id', 'turn', 'round'])
        .where('table_id', '=', table)
        .where('at', '<=', at)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return new Map(
    rows.flatMap((row) => {
      if (row?.turn == null) return [];
      const { table_id, turn, round } = row;
      return [[table_id, round === null ? { turn } : { turn, round }]];
    }),
  );
}

export async function claimDue(
  db: Kysely<Schema>,
  backend: Backend,
  limit: number,
  lease: number,
): Promise<readonly StoredTable[]> {
  const isDue = await dueTables(db, backend.clock()).select('id').limit(1).executeTakeFirst();
  if (isDue === undefined) return [];
  return db.transaction().execute(async (transaction) => {
    const now = await backend.now(transaction);
    const due = dueTables(transaction, now).selectAll().orderBy('due_at').limit(limit);
    const rows = await backend.claim(due).execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    await transaction
      .updateTable('tables')
      .set({ claimed_until: now + lease })
      .where('id', 'in', ids)
      .execute();
    return rows.map(readTable);
  });
}

const dueTables = (db: Kysely<Schema>, now: Time | RawBuilder<Time>) =>
  db
    .selectFrom('tables')
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]));

export async function delayDeadlines(
  db: Kysely<Schema>,
  backend: Backend,
  milliseconds: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await backend.lockDeadlines(transaction);
    await moveDeadlines(transaction, milliseconds);
  });
}

/** Moves all deadlines to a later time. The tables are locked. */
export async function moveDeadlines(db: Kysely<Schema>, milliseconds: number): Promise<void> {
  await db
    .updateTable('tables')
    .set({ due_at: sql`due_at + ${milliseconds}`, version: sql`version + 1` })
    .where('due_at', 'is not', null)
    .where('stage', 'in', ['lobby', 'playing'])
    .execute();
}

async function writePlayers(db: Kysely<Schema>, { id, players }: StoredTable): Promise<void> {
  const rows = [...new Set(players)].map((player) => ({ table_id: id, player }));
  if (rows.length > 0) await db.insertInto('table_players').values(rows).execute();
}

/** Returns the columns that creating and updating a table write. */
function makeColumns(table: StoredTable) {
  return {
    version: table.version,
    stage: table.stage,
    is_public: makeFlag(table.isPublic),
    host: table.host,
    players: JSON.stringify(table.players),
    lobby: JSON.stringify(table.lobby),
    due_at: table.dueAt,
    is_ending: makeFlag(table.isEnding),
    awaits_key: makeFlag(table.awaitsKey),
    created_at: table.createdAt,
    touched_at: table.touchedAt,
  };
}

function readTable(row: TableRow): StoredTable {
  return {
    id: row.id,
    version: row.version,
    stage: row.stage,
    isPublic: row.is_public === 1,
    host: row.host,
    players: JSON.parse(row.players),
    lobby: JSON.parse(row.lobby),
    dueAt: row.due_at,
    isEnding: row.is_ending === 1,
    awaitsKey: row.awaits_key === 1,
    waiting: row.waiting === null ? null : JSON.parse(row.waiting),
    createdAt: row.created_at,
    touchedAt: row.touched_at,
  };
}
