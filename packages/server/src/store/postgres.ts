import { type Driver, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Backend } from './backend.ts';
import { TranslatingDriver } from './driver.ts';
import { migrate } from './migration.ts';
import { translatePostgresError } from './postgres-error.ts';
import type { Schema } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

/** How long to wait for a connection, in milliseconds. */
const CONNECTION_TIMEOUT = 10_000;

/** Advisory locks: any numbers that other programs of the same database do not use. */
const MIGRATION_LOCK = 7_824_226;
const RATING_LOCK = 7_824_227;

/** Opens the store in a PostgreSQL database and creates its tables if needed. Several servers may share it. */
export async function openPostgresStore(url: string): Promise<Store> {
  const db = new Kysely<Schema>({ dialect: new TranslatingPostgresDialect({ pool: openPool(url) }) });
  try {
    return new SqlStore(db, postgresBackend, await migrate(db, postgresBackend));
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A lost connection fails the query that uses it and is replaced; unhandled error events would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

function ignore(): void {}

/** Returns the usual parsers, and numbers for 64-bit integers: times and counts are far below 2⁵³. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);

class TranslatingPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    return new TranslatingDriver(super.createDriver(), translatePostgresError);
  }
}

const postgresBackend: Backend = {
  serialType: 'bigserial',

  async now(db) {
    const clock = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;
    const { now } = await db.selectNoFrom(clock.as('now')).executeTakeFirstOrThrow();
    return now;
  },

  claim: (query) => query.forUpdate().skipLocked(),

  async lockRows(db, ids) {
    await db.selectFrom('tables').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  },

  async lockRatings(db) {
    await sql`select pg_advisory_xact_lock(${RATING_LOCK})`.execute(db);
  },

  async lockTables(db) {
    await sql`lock table tables in exclusive mode`.execute(db);
  },

  async lockMigrations(db) {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(db);
  },
};
