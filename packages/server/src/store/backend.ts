import type { Kysely, RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import type { Time } from './store.ts';

/** The types of columns, by their names. */
type ColumnTypes = Readonly<Record<string, 'text' | 'integer' | 'bigint'>>;

/** The differences between the databases. */
export interface Backend {
  readonly serialType: 'integer' | 'bigserial'; // of a column that numbers its rows
  /** The clock, as a part of a statement. */
  clock(): RawBuilder<number>;
  /** Reads the clock. */
  now(db: Kysely<Schema>): Promise<Time>;
  readonly mostRows: number; // that a statement can have
  /** Returns a query for given rows. */
  rows<Columns extends ColumnTypes>(
    rows: readonly Readonly<Record<keyof Columns, string | number | null>>[],
    columns: Columns,
  ): RawBuilder<unknown>;
  /** Locks the rows that a query selects until the transaction ends, and skips rows that are already locked. */
  claim<O>(query: SelectQueryBuilder<Schema, 'tables', O>): SelectQueryBuilder<Schema, 'tables', O>;
  /** Locks these tables, in the order of their ids, until the transaction ends. */
  lockRows(db: Kysely<Schema>, ids: readonly string[]): Promise<void>;
  /** Waits for the lock for rating games, and holds it until the transaction ends. */
  lockRatings(db: Kysely<Schema>): Promise<void>;
  /** Locks all tables with a deadline, in the order of their ids, until the transaction ends. */
  lockDeadlines(db: Kysely<Schema>): Promise<void>;
  /** Lets a transaction take as long as it needs. */
  allowLong(db: Kysely<Schema>): Promise<void>;
  /** Continues automatic row numbers after the highest existing ones. */
  continueSerials(db: Kysely<Schema>): Promise<void>;
  /** Waits for the lock for beats, and holds it until the transaction ends. */
  lockBeats(db: Kysely<Schema>): Promise<void>;
  /** Waits for the lock for migrations, and holds it until the transaction ends. */
  lockMigrations(db: Kysely<Schema>): Promise<void>;
}
