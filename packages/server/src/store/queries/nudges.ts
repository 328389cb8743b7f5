import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Nudge, Time } from '../store.ts';

export async function nudge(
  db: Kysely<Schema>,
  { table, seat, at, lines }: Nudge,
  notAfter: Time,
): Promise<'stored' | 'too-soon'> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('nudges')
    .values({ table_id: table, seat, at, line_count: lines })
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'seat'])
        .doUpdateSet({ at, line_count: lines })
        .where('nudges.at', '<=', notAfter),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 0n ? 'too-soon' : 'stored';
}

export async function nudgesOf(db: Kysely<Schema>, tables: readonly string[]): Promise<readonly Nudge[]> {
  if (tables.length === 0) return [];
  const rows = await db.selectFrom('nudges').selectAll().where('table_id', 'in', tables).execute();
  return rows.map(({ table_id, seat, at, line_count }) => ({ table: table_id, seat, at, lines: line_count }));
}
