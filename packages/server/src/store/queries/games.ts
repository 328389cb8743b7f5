import type { SavedSheet } from '@rubicon/table';
import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Time } from '../store.ts';

export async function readLines(db: Kysely<Schema>, table: string, from: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('lines')
    .select('text')
    .where('table_id', '=', table)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
  return rows.map(({ text }) => text);
}

export async function countLines(db: Kysely<Schema>, table: string): Promise<number> {
  const row = await db.selectFrom('tables').select('line_count').where('id', '=', table).executeTakeFirst();
  return row?.line_count ?? 0;
}

export async function countLinesAt(db: Kysely<Schema>, table: string, at: Time): Promise<number> {
  const row = await db
    .selectFrom('lines')
    .select('number')
    .where('table_id', '=', table)
    .where(({ eb, or }) => or([eb('at', '<=', at), eb('at', 'is', null)])) // the first version kept no times
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? 0 : row.number + 1;
}

export async function saveSheet(
  db: Kysely<Schema>,
  table: string,
  seat: number,
  sheet: SavedSheet,
): Promise<void> {
  const text = JSON.stringify(sheet);
  await db
    .insertInto('sheets')
    .values({ table_id: table, seat, sheet: text })
    .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ sheet: text }))
    .execute();
}

export async function savedSheet(
  db: Kysely<Schema>,
  table: string,
  seat: number,
): Promise<SavedSheet | undefined> {
  const row = await db
    .selectFrom('sheets')
    .select('sheet')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst();
  return row && JSON.parse(row.sheet);
}

export async function keepSecret(
  db: Kysely<Schema>,
  table: string,
  commitment: string,
  secret: string,
): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ table_id: table, commitment, secret })
    .onConflict((conflict) => conflict.columns(['table_id', 'commitment']).doNothing())
    .execute();
}

export async function findSecrets(db: Kysely<Schema>, table: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('secrets')
    .select(['commitment', 'secret'])
    .where('table_id', '=', table)
    .execute();
  return new Map(rows.map(({ commitment, secret }) => [commitment, secret]));
}
