import { type Driver, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Backend } from '../backend.ts';
import { TranslatingDriver } from '../driver.ts';
import { migrate } from '../migration.ts';
import { announceWrites } from '../news.ts';
import type { Schema } from '../schema.ts';
import { SqlStore } from '../sql-store.ts';
import type { News } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { translatePostgresError } from './postgres-error.ts';
import { PostgresNews } from './postgres-news.ts';

/** How long to wait for a connection, in milliseconds. */
const CONNECTION_TIMEOUT = 5000;

/** How long a statement may take, in milliseconds. */
const STATEMENT_TIMEOUT = 10_000;

/** After this time, the database ends the transaction of a suspended process, because others wait for its locks. */
const IDLE_TRANSACTION_TIMEOUT = 4000;

/** Advisory locks: arbitrary numbers that other programs on the same database do not use. */
const MIGRATION_LOCK = 7_824_226;
const RATING_LOCK = 7_824_227;
const BEAT_LOCK = 7_824_228;

/** The part of the settings that a store in PostgreSQL needs. */
export interface PostgresOptions {
  readonly connections?: number; // the most at once
  readonly notify?: boolean; // whether nodes notify each other of what they write
}

/** Opens the store in a PostgreSQL database and creates its tables if needed. Several servers may share it. */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
  const copy = await bringUpToDate(url);
  const { connections = 10, notify = true } = options;
  const db = openDatabase({
    connectionString: url,
    max: connections,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + CONNECTION_TIMEOUT, // in case the connection is lost silently
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
  });
  const store = new PostgresStore(db, postgresBackend, copy);
  try {
    await store.check();
    if (notify) await store.announce(url);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Migrates a database on a connection of its own without timeouts, since a migration may take long, and so may waiting for
 * another node's. Returns the id of this copy of the data.
 */
async function bringUpToDate(url: string): Promise<string> {
  const db = openDatabase({ connectionString: url, max: 1 });
  try {
    return await migrate(db, postgresBackend);
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== 'unavailable') throw error;
    throw new StoreError(error.code, `The database cannot be opened: ${error.message}`, error.cause);
  } finally {
    await db.destroy();
  }
}

/** A store that several nodes share. */
export class PostgresStore extends SqlStore {
  override readonly isShared = true;
  private news: PostgresNews | undefined;

  /** Announces everything that is written from now on, and receives the announcements of others. */
  async announce(url: string): Promise<void> {
    this.news = new PostgresNews(url, this.node);
    announceWrites(this, this.news.publish);
    await this.news.connect();
  }

  override follow(listener: (news: readonly News[]) => void): void {
    this.news?.follow(listener);
  }

  override async close(): Promise<void> {
    await super.close();
    await this.news?.close();
  }
}

function openDatabase(config: pg.PoolConfig): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    types: { getTypeParser },
    ...config,
  });
  // A lost connection fails the query that uses it and is replaced; unhandled error events would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return new Kysely<Schema>({ dialect: new TranslatingPostgresDialect({ pool }) });
}

function ignore(): void {}

/** Returns the usual parsers, except that 64-bit integers become numbers: times and counts are far below 2⁵³. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);

class TranslatingPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new TranslatingDriver(super.createDriver(), translatePostgresError);
  }
}

export const postgresBackend: Backend = {
  serialType: 'bigserial',
  mostRows: Number.POSITIVE_INFINITY,

  clock: () => sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`,

  async now(db) {
    const { now } = await db.selectNoFrom(this.clock().as('now')).executeTakeFirstOrThrow();
    return now;
  },

  /** Passes rows as one parameter, a JSON text: the database takes longer to parse long lists of values than to store them. */
  rows(rows, columns) {
    const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
    return sql`select * from json_to_recordset(cast(${JSON.stringify(rows)} as json)) as entry (${sql.raw(types.join())})`;
  },

  claim: (query) => query.forUpdate().skipLocked(),

  async lockRows(db, ids) {
    await sql`select id from tables where id = any(${ids}) order by id for update`.execute(db);
  },

  async lockRatings(db) {
    await sql`select pg_advisory_xact_lock(${RATING_LOCK})`.execute(db);
  },

  async lockDeadlines(db) {
    await db
      .selectFrom('tables')
      .select('id')
      .where('due_at', 'is not', null)
      .where('stage', 'in', ['lobby', 'playing'])
      .orderBy('id')
      .forUpdate()
      .execute();
  },

  async allowLong(db) {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  },

  async continueSerials(db) {
    for (const name of ['reports', 'audit'] as const)
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce(max(id), 0) + 1, false) from ${sql.table(name)}`.execute(
        db,
      );
  },

  async lockBeats(db) {
    await sql`select pg_advisory_xact_lock(${BEAT_LOCK})`.execute(db);
  },

  async lockMigrations(db) {
    await this.allowLong(db);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
  },
};
