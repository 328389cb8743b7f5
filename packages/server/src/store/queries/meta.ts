import type { Kysely } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Schema } from '../schema.ts';
import type { Time } from '../store.ts';

/** Facts about the whole database. */
type MetaKey =
  | 'schema' // the number of migrations that were applied
  | 'copy' // the id of this copy of the data
  | 'beat'; // when a server was last alive

export async function readMeta(db: Kysely<Schema>, key: MetaKey): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function writeMeta(db: Kysely<Schema>, key: MetaKey, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function beat(db: Kysely<Schema>, backend: Backend): Promise<Time | undefined> {
  return db.transaction().execute(async (transaction) => {
    const last = await readMeta(transaction, 'beat');
    await writeMeta(transaction, 'beat', String(await backend.now(transaction)));
    return last === undefined ? undefined : Number(last);
  });
}

/** Changes a row and changes it back. SQLite skips a write that changes nothing, so it would not notice a full disk. */
export async function checkStore(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const copy = await readMeta(transaction, 'copy');
    if (copy === undefined) throw new Error('the database has no id');
    await writeMeta(transaction, 'copy', `${copy}~`);
    await writeMeta(transaction, 'copy', copy);
  });
}
