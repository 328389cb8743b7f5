import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely';
import { StoreError } from './store-error.ts';

/** Turns a database error into a `StoreError`; returns other errors as they are. */
type Translate = (cause: unknown) => unknown;

/** A driver whose errors are translated, and which refuses texts that not every database can store. */
export class TranslatingDriver implements Driver {
  private readonly driver: Driver;
  private readonly translate: Translate;
  private users = 0; // queries and transactions that have a connection or wait for one
  private onUnused = () => {};

  constructor(driver: Driver, translate: Translate) {
    this.driver = driver;
    this.translate = translate;
  }

  init(): Promise<void> {
    return this.guard(() => this.driver.init());
  }

  async acquireConnection(): Promise<TranslatingConnection> {
    this.users++;
    try {
      return new TranslatingConnection(await this.driver.acquireConnection(), this.translate);
    } catch (cause) {
      this.leave();
      throw this.translate(cause);
    }
  }

  beginTransaction({ connection }: TranslatingConnection, settings: TransactionSettings): Promise<void> {
    return this.guard(() => this.driver.beginTransaction(connection, settings));
  }

  commitTransaction({ connection }: TranslatingConnection): Promise<void> {
    return this.guard(() => this.driver.commitTransaction(connection));
  }

  /** Rolls back. Failures are ignored: what matters is the error that led here, and a broken connection rolls back by itself. */
  async rollbackTransaction({ connection }: TranslatingConnection): Promise<void> {
    await this.driver.rollbackTransaction(connection).catch(() => undefined);
  }

  async releaseConnection({ connection }: TranslatingConnection): Promise<void> {
    await this.driver.releaseConnection(connection);
    this.leave();
  }

  /** Closes the connections once nothing uses them or waits for them. */
  async destroy(): Promise<void> {
    if (this.users > 0) await new Promise<void>((resolve) => (this.onUnused = resolve));
    await this.guard(() => this.driver.destroy());
  }

  private leave(): void {
    if (--this.users === 0) this.onUnused();
  }

  private async guard<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (cause) {
      throw this.translate(cause);
    }
  }
}

class TranslatingConnection implements DatabaseConnection {
  readonly connection: DatabaseConnection;
  private readonly translate: Translate;

  constructor(connection: DatabaseConnection, translate: Translate) {
    this.connection = connection;
    this.translate = translate;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    rejectNul(query.parameters);
    try {
      return await this.connection.executeQuery<R>(query);
    } catch (cause) {
      throw this.translate(cause);
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.connection.streamQuery<R>(query, chunkSize);
  }
}

/** Throws if a text contains NUL. PostgreSQL cannot store it, and SQLite would return only the part before it. */
export function rejectNul(parameters: readonly unknown[]): void {
  for (const value of parameters) {
    if (typeof value === 'string' && value.includes('\0')) {
      throw new StoreError('invalid', 'A text contains a NUL character.');
    }
  }
}
