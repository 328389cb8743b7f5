import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { TranslatingDriver } from '../driver.ts';
import { translateSqliteError } from './sqlite-error.ts';

/** The most prepared statements to keep: more than the store has distinct queries of fixed length. */
const KEPT_STATEMENTS = 256;

/** Kysely on a connection of Node's SQLite API. */
export class SqliteDialect implements Dialect {
  private readonly database: DatabaseSyncInstance;

  constructor(database: DatabaseSyncInstance) {
    this.database = database;
  }

  createDriver(): Driver {
    return new TranslatingDriver(new SqliteDriver(this.database), translateSqliteError);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** The one connection, lent to one query or transaction at a time. */
class SqliteDriver implements Driver {
  private readonly database: DatabaseSyncInstance;
  private readonly connection: SqliteConnection;
  private readonly waiting: (() => void)[] = [];
  private isLent = false;

  constructor(database: DatabaseSyncInstance) {
    this.database = database;
    this.connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.isLent) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isLent = true;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.waiting.shift();
    if (next) next();
    else this.isLent = false;
  }

  /** Begins a transaction that holds the write lock from the start. */
  async beginTransaction(): Promise<void> {
    this.database.exec('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.database.exec('commit');
  }

  /** Rolls back, unless SQLite did so by itself, as on a full disk. */
  async rollbackTransaction(): Promise<void> {
    if (this.database.isTransaction) this.database.exec('rollback');
  }

  /**
   * Closes the connection. The library keeps the files open until the statements are garbage-collected, so the log
   * is written back first: afterwards the folder has one complete file. If that fails, the log stays, and is read
   * when the file is opened again.
   */
  async destroy(): Promise<void> {
    try {
      this.database.exec('pragma journal_mode = delete');
    } catch {
      // A backup is reading the file, or the disk is full.
    }
    this.database.close();
  }
}

interface Statement {
  readonly prepared: StatementSyncInstance;
  readonly returnsRows: boolean;
}

class SqliteConnection implements DatabaseConnection {
  private readonly database: DatabaseSyncInstance;
  private readonly statements = new Map<string, Statement>(); // most recently used last

  constructor(database: DatabaseSyncInstance) {
    this.database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { prepared, returnsRows } = this.prepare(sql);
    if (returnsRows) return { rows: prepared.all(...parameters) };
    return { rows: [], numAffectedRows: BigInt(prepared.run(...parameters).changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed here
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming queries is not supported.');
  }

  private prepare(sql: string): Statement {
    const known = this.statements.get(sql);
    const statement = known ?? this.compile(sql);
    if (known) this.statements.delete(sql);
    this.statements.set(sql, statement);
    const [oldest] = this.statements.keys();
    if (this.statements.size > KEPT_STATEMENTS && oldest !== undefined) this.statements.delete(oldest);
    return statement;
  }

  private compile(sql: string): Statement {
    const prepared = this.database.prepare(sql);
    return { prepared, returnsRows: prepared.columns().length > 0 };
  }
}
