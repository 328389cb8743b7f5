import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { AuditEntry, ChatLine, Report, Time } from '../store.ts';
import { readLine } from './chat.ts';

export async function report(
  db: Kysely<Schema>,
  { at, reporter, table, number, reason }: Omit<Report, 'id'>,
): Promise<void> {
  await db
    .insertInto('reports')
    .values({ at, reporter, table_id: table, number, reason, closed_at: null })
    .execute();
}

export async function openReports(
  db: Kysely<Schema>,
  limit: number,
): Promise<readonly { readonly report: Report; readonly line: ChatLine }[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('chat', (join) =>
      join.onRef('chat.table_id', '=', 'reports.table_id').onRef('chat.number', '=', 'reports.number'),
    )
    .selectAll('chat')
    .select(['reports.id', 'reports.at as reported_at', 'reports.reporter', 'reports.reason'])
    .where('reports.closed_at', 'is', null)
    .where('chat.is_removed', '=', 0)
    .orderBy('reports.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ report: readReport({ ...row, at: row.reported_at }), line: readLine(row) }));
}

export async function closeReport(db: Kysely<Schema>, id: number, at: Time): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the latest reports of a player, newest first. */
export async function reportsBy(
  db: Kysely<Schema>,
  reporter: string,
  limit: number,
): Promise<readonly Report[]> {
  const rows = await db
    .selectFrom('reports')
    .selectAll()
    .where('reporter', '=', reporter)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readReport);
}

function readReport(row: Omit<Selectable<Schema['reports']>, 'closed_at'>): Report {
  const { id, at, reporter, table_id: table, number, reason } = row;
  return { id, at, reporter, table, number, reason };
}

export async function setMute(
  db: Kysely<Schema>,
  table: string,
  player: string,
  isMuted: boolean,
): Promise<void> {
  if (isMuted) {
    await db
      .insertInto('mutes')
      .values({ table_id: table, player })
      .onConflict((conflict) => conflict.columns(['table_id', 'player']).doNothing())
      .execute();
  } else {
    await db.deleteFrom('mutes').where('table_id', '=', table).where('player', '=', player).execute();
  }
}

export async function mutesOf(db: Kysely<Schema>, table: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('mutes').select('player').where('table_id', '=', table).execute();
  return rows.map(({ player }) => player);
}

export async function setBlock(
  db: Kysely<Schema>,
  player: string,
  blocked: string,
  isBlocked: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (isBlocked) {
      await transaction
        .insertInto('blocks')
        .values({ player, blocked })
        .onConflict((conflict) => conflict.columns(['player', 'blocked']).doNothing())
        .execute();
    } else {
      await transaction
        .deleteFrom('blocks')
        .where('player', '=', player)
        .where('blocked', '=', blocked)
        .execute();
    }
    await transaction
      .updateTable('players')
      .set({ block_changes: sql`block_changes + 1` })
      .where('id', '=', player)
      .execute();
  });
}

export async function blocksOf(db: Kysely<Schema>, player: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('blocks').select('blocked').where('player', '=', player).execute();
  return rows.map(({ blocked }) => blocked);
}

export async function audit(
  db: Kysely<Schema>,
  { at, actor, action, subject, detail }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ at, actor, action, subject, detail: JSON.stringify(detail) })
    .execute();
}

/** Returns the latest entries, newest first. */
export async function readAudit(db: Kysely<Schema>, limit: number): Promise<readonly AuditEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'actor', 'action', 'subject', 'detail'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
}
