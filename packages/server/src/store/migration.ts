import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Backend } from './backend.ts';
import { createFirstTables } from './migrations/001-first-tables.ts';
import { addListsAndModeration } from './migrations/002-lists-and-moderation.ts';
import { addWaitingAndNudges } from './migrations/003-waiting-and-nudges.ts';
import { addNodes } from './migrations/004-nodes.ts';
import { addRounds } from './migrations/005-rounds.ts';
import { readMeta, writeMeta } from './queries/meta.ts';
import type { Schema } from './schema.ts';
import { StoreError } from './store-error.ts';

type Migration = (db: Kysely<Schema>, backend: Backend) => Promise<void>;

/**
 * The steps from an empty database to the current schema. A released step never changes, and a step only adds: the
 * previous version of the program must be able to run on its result.
 */
const MIGRATIONS: readonly Migration[] = [
  createFirstTables,
  addListsAndModeration,
  addWaitingAndNudges,
  addNodes,
  addRounds,
];

/** The schema this program knows: the number of its migrations. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Brings a database up to date, in one transaction; returns the id of this copy of the data. */
export async function migrate(db: Kysely<Schema>, backend: Backend): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await backend.lockMigrations(transaction);
    await transaction.schema
      .createTable('meta')
      .ifNotExists()
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    const version = Number((await readMeta(transaction, 'schema')) ?? 0);
    refuseNewer(version);
    for (const step of MIGRATIONS.slice(version)) await step(transaction, backend);
    if (version < SCHEMA_VERSION) await writeMeta(transaction, 'schema', String(SCHEMA_VERSION));
    return (await readMeta(transaction, 'copy')) ?? (await changeCopy(transaction));
  });
}

/** Gives a database a new copy id and returns it. */
export async function changeCopy(db: Kysely<Schema>): Promise<string> {
  const copy = randomUUID();
  await writeMeta(db, 'copy', copy);
  return copy;
}

/** Throws if data with this schema was written by a newer program. */
export function refuseNewer(version: number): void {
  if (version <= SCHEMA_VERSION) return;
  throw new StoreError(
    'newer',
    `The data has schema ${version}, but this program only knows schema ${SCHEMA_VERSION}: use a newer program.`,
  );
}
