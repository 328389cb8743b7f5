import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { postgresBackend } from '../src/store/postgres/postgres.ts';
import { append } from '../src/store/queries/appends.ts';
import type { Schema } from '../src/store/schema.ts';
import type { GameAppend } from '../src/store/store.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Records statements instead of sending them, as if every query found its rows and every write succeeded. */
class StatementRecorder implements Driver, DatabaseConnection {
  statements: Statement[] = [];
  private readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    this.ids = ids;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.statements.push({ sql, parameters });
    return { rows: this.ids.map((id) => ({ id })) as R[] };
  }

  async beginTransaction(): Promise<void> {
    this.statements.push({ sql: 'begin', parameters: [] });
  }

  async commitTransaction(): Promise<void> {
    this.statements.push({ sql: 'commit', parameters: [] });
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this;
  }

  // biome-ignore lint/correctness/useYield: no query of an append is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('not streamed');
  }

  async init(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Returns the statements with which the store appends a batch to games in PostgreSQL, if nothing conflicts. */
export async function statementsOf(batch: readonly GameAppend[]): Promise<readonly Statement[]> {
  const recorder = new StatementRecorder(batch.map(({ table }) => table));
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => recorder,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await append(db, postgresBackend, batch);
  return recorder.statements;
}
