import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { migrate } from '../migration.ts';
import type { Schema } from '../schema.ts';
import { SqlStore } from '../sql-store.ts';
import { Clock } from './clock.ts';
import { FolderLock } from './folder-lock.ts';
import { createPrivateFile, createPrivateFolder } from './private-file.ts';
import { SqliteDialect } from './sqlite-dialect.ts';
import { translateSqliteError } from './sqlite-error.ts';

/** The name of the database in a data folder. */
export const DATABASE_FILE = 'rubicon.db';

/** How long to wait for another process, such as a backup, in milliseconds. */
const BUSY_TIMEOUT = 5000;

const PAGE_BYTES = 4096;

/**
 * The number of pages in the log before they are copied into the database. Running games change the same pages again and
 * again, and each page is copied once; the default of 1,000 is reached after a few transactions of a busy server. With many
 * more pages, commands would wait for the copy.
 */
const CHECKPOINT_PAGES = 4_000;

/** The page cache: enough for hundreds of running games. */
const CACHE_KIB = 32 * 1024;

/** Opens the store in a data folder and creates it if needed. Throws `StoreLocked` if another server uses it. */
export async function openSqliteStore(folder: string): Promise<SqliteStore> {
  createPrivateFolder(folder);
  const opened: { close(): void }[] = [];
  try {
    const lock = new FolderLock(folder);
    opened.push(lock);
    const file = join(folder, DATABASE_FILE);
    createPrivateFile(file);
    const database = openDatabase(file);
    opened.push(database);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect(database) });
    const backend = makeSqliteBackend();
    return new SqliteStore(db, backend, await migrate(db, backend), database, lock);
  } catch (error) {
    for (const resource of opened.reverse()) resource.close();
    throw translateSqliteError(error);
  }
}

/** A store in a file of one machine. */
export class SqliteStore extends SqlStore {
  private readonly database: DatabaseSyncInstance;
  private readonly lock: FolderLock;

  constructor(
    db: Kysely<Schema>,
    backend: Backend,
    copy: string,
    database: DatabaseSyncInstance,
    lock: FolderLock,
  ) {
    super(db, backend, copy);
    this.database = database;
    this.lock = lock;
  }

  override async close(): Promise<void> {
    await super.close();
    this.lock.close();
  }

  /** Reads or changes a setting of the connection: `pragma('synchronous')` returns 2. */
  pragma(text: string): unknown {
    const row = this.database.prepare(`pragma ${text}`).get();
    return row && Object.values(row)[0];
  }
}

/** Opens a database so that a commit is on the disk when it returns. */
function openDatabase(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  try {
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};
      pragma journal_size_limit = ${CHECKPOINT_PAGES * PAGE_BYTES};
      pragma cache_size = -${CACHE_KIB}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Transactions begin with the write lock, and no other server has the file open: nothing else needs a lock. */
function makeSqliteBackend(): Backend {
  const clock = new Clock();
  return {
    serialType: 'integer',
    mostRows: 1000, // a statement has at most 32,766 parameters
    clock: () => sql`cast(${clock.now()} as integer)`,
    now: async () => clock.now(),
    rows(rows, columns) {
      const names = Object.keys(columns);
      const titles = names.map((name, i) => `column${i + 1} as "${name}"`);
      const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`);
      return sql`select ${sql.raw(titles.join())} from (values ${sql.join(values)})`;
    },
    claim: (query) => query,
    lockRows: async () => {},
    lockRatings: async () => {},
    lockDeadlines: async () => {},
    allowLong: async () => {},
    continueSerials: async () => {}, // SQLite takes the next number by itself
    lockBeats: async () => {},
    lockMigrations: async () => {},
  };
}
