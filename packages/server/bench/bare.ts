import pg from 'pg';
import { GroupCommit } from '../src/hosting/group-commit.ts';
import { Availability } from '../src/nodes/availability.ts';
import { PostgresNews } from '../src/store/postgres/postgres-news.ts';
import type { GameAppend, Store } from '../src/store/store.ts';
import type { Recording } from './recording.ts';
import { type Statement, statementsOf } from './statements.ts';

/**
 * The baseline for a server on PostgreSQL: sends the statements of the store and its announcements over a pool of `pg`.
 * Appends that arrive together share a transaction, as on a server. Nothing is checked, and nothing is kept in memory.
 */
export class BareStore {
  private readonly pool: pg.Pool;
  private readonly news: PostgresNews;

  private constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 10 });
    this.news = new PostgresNews(url, 'bare');
  }

  static async open(url: string): Promise<BareStore> {
    const store = new BareStore(url);
    await store.news.connect();
    return store;
  }

  /** A group commit like that of a server. */
  openCommits(): GroupCommit {
    const availability = new Availability({ isShared: false, check: async () => {} });
    return new GroupCommit(
      { append: (batch) => this.append(batch), hasStored: async () => false },
      availability,
    );
  }

  private append: Store['append'] = async (batch) => {
    await this.send(await statementsOf(batch), batch);
    return batch.map(() => 'stored');
  };

  /** Sends the statements of one transaction, and announces its games. */
  async send(statements: readonly Statement[], batch: readonly GameAppend[]): Promise<void> {
    const client = await this.pool.connect();
    for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
    client.release();
    this.news.publish(batch.map(({ table }) => ['lines', table]));
  }

  async close(): Promise<void> {
    await this.news.close();
    await this.pool.end();
  }
}

/** Returns what a server would store for a step of a recorded game. */
export function makeStepAppend(table: string, recording: Recording, number: number): GameAppend {
  const { seat, lines: after } = recording.steps[number]!;
  const end = recording.steps[number + 1]?.lines ?? after + 1;
  return {
    table,
    after,
    lines: recording.lines.slice(after, end),
    command: { seat, id: `c${number}`, hash: '0'.repeat(64), seq: after },
    at: after,
    turn: after,
    round: after,
    waiting: { turn: after, round: after, toAct: [{ seat, since: after }], clockEnds: null },
    dueAt: Number.MAX_SAFE_INTEGER,
    isOver: false,
  };
}
