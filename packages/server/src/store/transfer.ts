import { createHash } from 'node:crypto';
import { foldRecord, verifyRecord } from '@rubicon/protocol';
import { type Kysely, sql } from 'kysely';
import { chanceWith } from '../chance.ts';
import { findSecrets } from './queries/games.ts';
import type { Schema } from './schema.ts';
import type { SqlStore } from './sql-store.ts';
import { StoreError } from './store-error.ts';

/** The number of rows read and written at once: all their values stay below the limits of both databases. */
const PAGE = 500;

/** The tables that are copied, with their keys; those that others refer to come first. */
const TABLES = {
  players: ['id'],
  sessions: ['hash'],
  tables: ['id'],
  table_players: ['player', 'table_id'],
  lines: ['table_id', 'number'],
  commands: ['table_id', 'seat', 'id'],
  nudges: ['table_id', 'seat'],
  sheets: ['table_id', 'seat'],
  secrets: ['table_id', 'commitment'],
  chat: ['table_id', 'number'],
  reports: ['id'],
  mutes: ['table_id', 'player'],
  blocks: ['player', 'blocked'],
  audit: ['id'],
  results: ['table_id'],
  places: ['table_id', 'number'],
  ratings: ['player'],
  gaps: ['ended_at'],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

type TableName = keyof typeof TABLES;
type Row = Readonly<Record<string, unknown>>;

/** Columns that belong to running servers, not to the data. */
const VOLATILE: Row = { player_node: null, claimed_until: null };

/** Counts of the rows and records that were copied. */
export interface Transfer {
  readonly rows: number;
  readonly records: number; // of games, each verified at its new place
}

/**
 * Copies everything from one store into an empty one, and compares both: the number of rows and a hash of each table, and
 * every record of a game. Throws if something differs; the target is then still empty.
 */
export async function transfer(from: SqlStore, to: SqlStore, report: (text: string) => void = () => {}) {
  return from.readSnapshot((source) =>
    to.writeAll(async (target): Promise<Transfer> => {
      await requireEmpty(target);
      let rows = 0;
      for (const name of Object.keys(TABLES) as TableName[]) {
        report(`copying ${name}`);
        const before = await copyTable(source, target, name);
        const after = await digest(target, name);
        if (before.rows !== after.rows || before.hash !== after.hash)
          throw new StoreError('damaged', `The copy of ${name} differs.`);
        rows += after.rows;
      }
      for (const key of ['copy', 'beat']) await copyMeta(source, target, key);
      await to.continueSerials(target);
      report('verifying records');
      return { rows, records: await verifyRecords(target) };
    }),
  );
}

/** Gaps tell only when no server ran; a target that a server has used for a moment has some, but nothing to lose. */
async function requireEmpty(db: Kysely<Schema>): Promise<void> {
  for (const name of (Object.keys(TABLES) as TableName[]).filter((name) => name !== 'gaps')) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) throw new StoreError('duplicate', 'The target has data already.');
  }
  await db.deleteFrom('gaps').execute();
}

async function copyTable(source: Kysely<Schema>, target: Kysely<Schema>, name: TableName) {
  const sum = new Digest();
  for await (const page of readPages(source, name)) {
    sum.add(page);
    await target
      .insertInto(name)
      .values(page as never)
      .execute();
  }
  return sum.result;
}

async function digest(db: Kysely<Schema>, name: TableName) {
  const sum = new Digest();
  for await (const page of readPages(db, name)) sum.add(page);
  return sum.result;
}

/** Reads a table in the order of its key, a page at a time. */
async function* readPages(db: Kysely<Schema>, name: TableName): AsyncGenerator<readonly Row[]> {
  const key: readonly string[] = TABLES[name];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    const after = last && sql`where (${columns}) > (${sql.join(key.map((column) => last?.[column]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after ?? sql``} order by ${columns} limit ${sql.lit(PAGE)}`.execute(
      db,
    );
    if (rows.length > 0) yield name === 'tables' ? rows.map((row) => ({ ...row, ...VOLATILE })) : rows;
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

/** A hash of rows that does not depend on their order: databases sort texts differently. */
class Digest {
  private rows = 0;
  private readonly sum = Buffer.alloc(32);

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const entries = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
      const hash = createHash('sha256').update(JSON.stringify(entries)).digest();
      for (let i = 0; i < hash.length; i++) this.sum[i]! ^= hash[i]!;
      this.rows++;
    }
  }

  get result(): { readonly rows: number; readonly hash: string } {
    return { rows: this.rows, hash: this.sum.toString('hex') };
  }
}

async function copyMeta(source: Kysely<Schema>, target: Kysely<Schema>, key: string): Promise<void> {
  const row = await source.selectFrom('meta').selectAll().where('key', '=', key).executeTakeFirst();
  if (row === undefined) return;
  await target
    .insertInto('meta')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value }))
    .execute();
}

/** Reads every record: finished ones are verified, running ones folded. Returns their number. */
async function verifyRecords(db: Kysely<Schema>): Promise<number> {
  const tables = await db
    .selectFrom('tables')
    .select(['id', 'stage', 'line_count'])
    .where('line_count', '>', 0)
    .execute();
  for (const { id, stage, line_count } of tables) {
    const lines = await db
      .selectFrom('lines')
      .select('text')
      .where('table_id', '=', id)
      .orderBy('number')
      .execute();
    const text = lines.map((line) => `${line.text}\n`).join('');
    const secrets = await findSecrets(db, id);
    const { error } =
      stage === 'over'
        ? verifyRecord(text)
        : foldRecord(
            text,
            chanceWith((commitment) => secrets.get(commitment)),
          );
    if (error !== undefined || lines.length !== line_count)
      throw new StoreError('damaged', `The record of table ${id} does not verify.`);
  }
  return tables.length;
}
