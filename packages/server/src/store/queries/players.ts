import type { Kysely, Updateable } from 'kysely';
import { makeFlag, type PlayerRow, type Schema } from '../schema.ts';
import type { Store, StoredPlayer } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { countRemovals } from './chat.ts';

export async function createPlayer(
  db: Kysely<Schema>,
  player: StoredPlayer,
): Promise<'stored' | 'name-taken'> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('players')
    .values({
      id: player.id,
      name: player.name,
      name_key: player.nameKey,
      password_hash: player.passwordHash,
      is_bot: makeFlag(player.isBot),
      created_at: player.createdAt,
      banned_at: player.bannedAt,
    })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? 'stored' : 'name-taken';
}

export async function findPlayer(db: Kysely<Schema>, id: string): Promise<StoredPlayer | undefined> {
  const row = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst();
  return row && readPlayer(row);
}

export async function findPlayerByName(
  db: Kysely<Schema>,
  nameKey: string,
): Promise<StoredPlayer | undefined> {
  const row = await db.selectFrom('players').selectAll().where('name_key', '=', nameKey).executeTakeFirst();
  return row && readPlayer(row);
}

export async function updatePlayer(
  db: Kysely<Schema>,
  id: string,
  changes: Parameters<Store['updatePlayer']>[1],
): Promise<'stored' | 'name-taken'> {
  const columns: Updateable<Schema['players']> = {};
  if (changes.name !== undefined) columns.name = changes.name;
  if (changes.nameKey !== undefined) columns.name_key = changes.nameKey;
  if (changes.passwordHash !== undefined) columns.password_hash = changes.passwordHash;
  if (changes.bannedAt !== undefined) columns.banned_at = changes.bannedAt;
  if (Object.keys(columns).length === 0) return 'stored';
  try {
    await db.updateTable('players').set(columns).where('id', '=', id).execute();
    return 'stored';
  } catch (error) {
    if (error instanceof StoreError && error.code === 'duplicate') return 'name-taken';
    throw error;
  }
}

export async function deletePlayer(db: Kysely<Schema>, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('players')
      .set({ name: null, name_key: null, password_hash: null })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('sessions').where('player', '=', id).execute();
    await transaction.deleteFrom('blocks').where('player', '=', id).execute();
    await transaction.deleteFrom('blocks').where('blocked', '=', id).execute();
    const lines = await transaction
      .updateTable('chat')
      .set({ text: '', is_removed: 1 })
      .where('player', '=', id)
      .returning('table_id')
      .execute();
    await countRemovals(transaction, [...new Set(lines.map(({ table_id }) => table_id))].sort());
  });
}

export async function removeGuest(db: Kysely<Schema>, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('sessions').where('player', '=', id).execute();
    await transaction.deleteFrom('players').where('id', '=', id).where('password_hash', 'is', null).execute();
  });
}

export async function namesOf(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('name', 'is not', null)
    .$narrowType<{ name: string }>()
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function completionsOf(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('players')
    .select(['id', 'recent_games', 'recent_left'])
    .where('id', 'in', ids)
    .where('recent_games', '>', 0)
    .execute();
  return new Map(rows.map((row) => [row.id, 1 - row.recent_left / row.recent_games]));
}

function readPlayer(row: PlayerRow): StoredPlayer {
  return {
    id: row.id,
    name: row.name,
    nameKey: row.name_key,
    passwordHash: row.password_hash,
    isBot: row.is_bot === 1,
    createdAt: row.created_at,
    bannedAt: row.banned_at,
  };
}
