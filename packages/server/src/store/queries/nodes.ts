import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Schema } from '../schema.ts';
import type { Beat, Gap, Head, Presence, Time } from '../store.ts';
import { readMeta, writeMeta } from './meta.ts';
import { moveDeadlines } from './tables.ts';

/** A node whose last beat is older than this counts as lost. */
const NODE_MS = 5000;

/** If there was no beat for this long, no node ran. */
const SHORTEST_GAP_MS = 3000;

/** Nodes and gaps older than this are forgotten. A node that was suspended for less finds its entries again. */
const FORGOTTEN_NODE_MS = 24 * 3600_000;
const FORGOTTEN_GAP_MS = 60 * 24 * 3600_000;

/**
 * Writes that a node is alive. If no node was alive before, the time since the last beat is a gap, and deadlines move by
 * it in the same transaction. Nodes that were killed long ago are forgotten. Returns the gaps that ended after
 * `knownGap`, and the other nodes that are alive.
 */
export async function beatNode(
  db: Kysely<Schema>,
  backend: Backend,
  node: string,
  free: number,
  knownGap: Time,
): Promise<Beat> {
  const [{ numUpdatedRows }] = await Promise.all([
    db
      .updateTable('meta')
      .set({ value: sql`cast(${backend.clock()} as text)` })
      .where('key', '=', 'beat')
      .where(sql<boolean>`cast(value as bigint) > ${backend.clock()} - ${SHORTEST_GAP_MS}`)
      .executeTakeFirst(),
    db
      .insertInto('nodes')
      .values({ id: node, beat_at: backend.clock(), free })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: backend.clock(), free }))
      .execute(),
  ]);
  if (numUpdatedRows === 0n) await endGap(db, backend);
  const [gaps, nodes] = await Promise.all([
    db.selectFrom('gaps').selectAll().where('ended_at', '>', knownGap).execute(),
    db
      .selectFrom('nodes')
      .select(['id', 'free', sql<number>`${backend.clock()} - beat_at`.as('silence')])
      .where('id', '!=', node)
      .execute(),
  ]);
  if (nodes.some(({ silence }) => silence > FORGOTTEN_NODE_MS))
    await forgetNodes(db, (await backend.now(db)) - FORGOTTEN_NODE_MS);
  const others = nodes
    .filter(({ silence }) => silence < NODE_MS)
    .map(({ id, free: left }) => ({ id, free: left }));
  return { gaps: gaps.map(({ began_at, ended_at }) => ({ from: began_at, to: ended_at })), others };
}

/** Writes the first beat, or the first one after no node was alive for a while. */
async function endGap(db: Kysely<Schema>, backend: Backend): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await backend.lockBeats(transaction);
    const last = await readMeta(transaction, 'beat');
    const now = await backend.now(transaction);
    await writeMeta(transaction, 'beat', String(now));
    const from = last === undefined ? now : Number(last);
    if (now - from >= SHORTEST_GAP_MS) await addGap(transaction, backend, { from, to: now });
    await forgetNodes(transaction, now - FORGOTTEN_NODE_MS);
  });
}

async function addGap(db: Kysely<Schema>, backend: Backend, { from, to }: Gap): Promise<void> {
  await db
    .deleteFrom('gaps')
    .where('ended_at', '<', to - FORGOTTEN_GAP_MS)
    .execute();
  await db.insertInto('gaps').values({ began_at: from, ended_at: to }).execute();
  await backend.lockDeadlines(db);
  await moveDeadlines(db, to - from);
}

async function forgetNodes(db: Kysely<Schema>, before: Time): Promise<void> {
  const lost = await db.deleteFrom('nodes').where('beat_at', '<', before).returning('id').execute();
  for (const { id } of lost) await db.deleteFrom('presence').where('node', '=', id).execute();
}

/** Counts the nodes that are alive. */
export async function countNodes(db: Kysely<Schema>, backend: Backend): Promise<number> {
  const { count } = await db
    .selectFrom('nodes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('beat_at', '>', sql<number>`${backend.clock()} - ${NODE_MS}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes a node that stops: others take over at once. */
export async function leaveNode(db: Kysely<Schema>, backend: Backend, node: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await forgetNodes(transaction, (await backend.now(transaction)) - FORGOTTEN_NODE_MS);
    await transaction.deleteFrom('nodes').where('id', '=', node).execute();
    await transaction.deleteFrom('presence').where('node', '=', node).execute();
  });
}

/**
 * Takes over at most `limit` games that wait for their host and that no living node plays, except `unknown` ones. Returns
 * their tables.
 */
export async function claimGames(
  db: Kysely<Schema>,
  backend: Backend,
  node: string,
  living: readonly string[],
  limit: number,
  unknown: readonly string[],
): Promise<readonly string[]> {
  return db.transaction().execute(async (transaction) => {
    const others = unclaimed(transaction, [node, ...living]);
    const query = (unknown.length === 0 ? others : others.where('id', 'not in', unknown))
      .selectAll()
      .orderBy('id')
      .limit(limit);
    const ids = (await backend.claim(query).execute()).map(({ id }) => id);
    if (ids.length > 0)
      await transaction.updateTable('tables').set({ player_node: node }).where('id', 'in', ids).execute();
    return ids;
  });
}

/** Gives up a game that this node has taken over. */
export async function releaseGame(db: Kysely<Schema>, node: string, id: string): Promise<void> {
  await db
    .updateTable('tables')
    .set({ player_node: null })
    .where('id', '=', id)
    .where('player_node', '=', node)
    .execute();
}

/** Returns the games that wait for their host and that this node has taken over. */
export async function gamesOf(db: Kysely<Schema>, node: string): Promise<readonly string[]> {
  const rows = await awaiting(db).select('id').where('player_node', '=', node).execute();
  return rows.map(({ id }) => id);
}

/** Counts the games that wait for their host and that none of these nodes plays. */
export async function countUnclaimed(db: Kysely<Schema>, living: readonly string[]): Promise<number> {
  const { count } = await unclaimed(db, living)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const awaiting = (db: Kysely<Schema>) =>
  db.selectFrom('tables').where('awaits_host', '=', 1).where('stage', '=', 'playing');

const unclaimed = (db: Kysely<Schema>, living: readonly string[]) =>
  awaiting(db).where(({ eb, or }) =>
    or([eb('player_node', 'is', null), eb('player_node', 'not in', living)]),
  );

export async function setPresence(
  db: Kysely<Schema>,
  node: string,
  table: string,
  seats: readonly number[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('presence').where('table_id', '=', table).where('node', '=', node).execute();
    const rows = seats.map((seat) => ({ table_id: table, node, seat }));
    if (rows.length > 0) await transaction.insertInto('presence').values(rows).execute();
  });
}

/** Returns who is connected to other living nodes. */
export async function presenceElsewhere(
  db: Kysely<Schema>,
  backend: Backend,
  node: string,
  tables: readonly string[],
): Promise<readonly Presence[]> {
  if (tables.length === 0) return [];
  const rows = await db
    .selectFrom('presence')
    .innerJoin('nodes', 'nodes.id', 'presence.node')
    .select(['presence.table_id', 'presence.seat'])
    .where('presence.table_id', 'in', tables)
    .where('presence.node', '!=', node)
    .where('nodes.beat_at', '>', sql<number>`${backend.clock()} - ${NODE_MS}`)
    .execute();
  return rows.map(({ table_id, seat }) => ({ table: table_id, seat }));
}

/** Stores whether a seat wants a pause; returns all seats that do. */
export async function setVote(
  db: Kysely<Schema>,
  backend: Backend,
  table: string,
  seat: number,
  isWanted: boolean,
): Promise<readonly number[]> {
  return db.transaction().execute(async (transaction) => {
    await backend.lockRows(transaction, [table]);
    const row = await transaction
      .selectFrom('tables')
      .select('votes')
      .where('id', '=', table)
      .executeTakeFirst();
    const others = readVotes(row?.votes ?? null).filter((voter) => voter !== seat);
    const votes = isWanted ? [...others, seat] : others;
    await transaction
      .updateTable('tables')
      .set({ votes: JSON.stringify(votes) })
      .where('id', '=', table)
      .execute();
    return votes;
  });
}

/** Returns the heads of tables. */
export async function headsOf(
  db: Kysely<Schema>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, Head>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('tables')
    .select([
      'id',
      'line_count',
      'changes',
      'chat_count',
      'chat_changes',
      'votes',
      'player_node',
      'awaits_key',
    ])
    .where('id', 'in', tables)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        lines: row.line_count,
        changes: row.changes,
        chat: row.chat_count,
        chatChanges: row.chat_changes,
        votes: readVotes(row.votes),
        playerNode: row.player_node,
        awaitsKey: row.awaits_key === 1,
      },
    ]),
  );
}

const readVotes = (text: string | null): number[] => (text === null ? [] : JSON.parse(text));

/** Returns the change counts of the newest public tables that gather players. */
export async function openChanges(db: Kysely<Schema>, limit: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'changes'])
    .where('stage', '=', 'lobby')
    .where('is_public', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}

/** Returns the versions of the tables at which these players sit and whose games are not over. */
export async function versionsOf(
  db: Kysely<Schema>,
  players: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (players.length === 0) return new Map();
  const rows = await db
    .selectFrom('table_players')
    .innerJoin('tables', 'tables.id', 'table_players.table_id')
    .select(['tables.id', 'tables.version'])
    .where('table_players.player', 'in', players)
    .where(sql<boolean>`(tables.stage in ('lobby', 'playing') or tables.is_ending = 1)`)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
