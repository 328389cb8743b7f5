import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { ChatLine, Store } from '../store.ts';

/** Adds a line with the next number of its table. Throws if the table does not exist. */
export async function addChat(
  db: Kysely<Schema>,
  { table, player, text, at }: Parameters<Store['addChat']>[0],
): Promise<ChatLine> {
  return db.transaction().execute(async (transaction) => {
    const { chat_count: number } = await transaction
      .updateTable('tables')
      .set({ chat_count: sql`chat_count + 1` })
      .where('id', '=', table)
      .returning('chat_count')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('chat')
      .values({ table_id: table, number, player, text, at, is_removed: 0 })
      .execute();
    return { table, number, player, text, at, isRemoved: false };
  });
}

export async function latestChat(
  db: Kysely<Schema>,
  table: string,
  limit: number,
): Promise<readonly ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(readLine);
}

export async function chatAfter(
  db: Kysely<Schema>,
  table: string,
  number: number,
): Promise<readonly ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '>', number)
    .orderBy('number')
    .execute();
  return rows.map(readLine);
}

export async function chatBy(
  db: Kysely<Schema>,
  player: string,
  limit: number,
): Promise<readonly ChatLine[]> {
  const rows = await db
    .selectFrom('chat')
    .selectAll()
    .where('player', '=', player)
    .where('is_removed', '=', 0)
    .orderBy('at')
    .orderBy('table_id')
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(readLine);
}

export async function findChat(
  db: Kysely<Schema>,
  table: string,
  number: number,
): Promise<ChatLine | undefined> {
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && readLine(row);
}

/** Marks a line as removed and deletes its text; returns false if there is no such line. */
export async function removeChat(db: Kysely<Schema>, table: string, number: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('chat')
      .set({ text: '', is_removed: 1 })
      .where('table_id', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
    await countRemovals(transaction, [table]);
    return numUpdatedRows > 0n;
  });
}

/** Counts that lines of chat were removed at these tables. */
export async function countRemovals(db: Kysely<Schema>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await db
    .updateTable('tables')
    .set({ chat_changes: sql`chat_changes + 1` })
    .where('id', 'in', tables)
    .execute();
}

export function readLine(row: Selectable<Schema['chat']>): ChatLine {
  return {
    table: row.table_id,
    number: row.number,
    player: row.player,
    text: row.text,
    at: row.at,
    isRemoved: row.is_removed === 1,
  };
}
