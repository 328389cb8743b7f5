import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';
import type { StoredSession, Time } from '../store.ts';

export async function createSession(db: Kysely<Schema>, session: StoredSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      hash: session.hash,
      player: session.player,
      kind: session.kind,
      label: session.label,
      created_at: session.createdAt,
      used_at: session.usedAt,
    })
    .execute();
}

export async function findSession(db: Kysely<Schema>, hash: string): Promise<StoredSession | undefined> {
  const row = await db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
  return row && readSession(row);
}

export async function touchSession(db: Kysely<Schema>, hash: string, at: Time): Promise<void> {
  await db.updateTable('sessions').set({ used_at: at }).where('hash', '=', hash).execute();
}

export async function deleteSession(db: Kysely<Schema>, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

export async function deleteSessionsOf(db: Kysely<Schema>, player: string): Promise<readonly string[]> {
  const rows = await db.deleteFrom('sessions').where('player', '=', player).returning('hash').execute();
  return rows.map(({ hash }) => hash);
}

export async function validSessions(
  db: Kysely<Schema>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player')
    .select(['sessions.hash', 'players.block_changes'])
    .where('sessions.hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ hash, block_changes }) => [hash, block_changes]));
}

/** Returns the API tokens of a player, newest first. */
export async function tokensOf(db: Kysely<Schema>, player: string): Promise<readonly StoredSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('player', '=', player)
    .where('kind', '=', 'token')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(readSession);
}

function readSession(row: Selectable<Schema['sessions']>): StoredSession {
  return {
    hash: row.hash,
    player: row.player,
    kind: row.kind,
    label: row.label,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
