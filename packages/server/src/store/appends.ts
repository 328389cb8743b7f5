import type { AppendResult } from '@rubicon/table';
import { type Kysely, sql } from 'kysely';
import type { Backend } from './backend.ts';
import { makeCommandRow } from './commands.ts';
import { makeFlag, type Schema } from './schema.ts';
import type { GameAppend } from './store.ts';

/** Rows per statement: all their values stay below the limits of both databases. */
const ROWS_PER_STATEMENT = 500;

/**
 * Stores appends in one transaction and returns a result for each. Tables are locked in the order of their ids, so that
 * two batches never wait for each other.
 */
export async function append(
  db: Kysely<Schema>,
  backend: Backend,
  batch: readonly GameAppend[],
): Promise<readonly AppendResult[]> {
  if (batch.length === 0) return [];
  const stored = new Set<GameAppend>();
  await db.transaction().execute(async (transaction) => {
    const tables = [...new Set(batch.map(({ table }) => table))];
    if (tables.length > 1) await backend.lockRows(transaction, tables);
    for (const round of makeRounds(batch)) {
      const advanced = await advanceTables(transaction, round);
      const entries = round.filter(({ table }) => advanced.has(table));
      await insertLines(transaction, entries);
      await insertCommands(transaction, entries);
      for (const entry of entries) stored.add(entry);
    }
  });
  return batch.map((entry) => (stored.has(entry) ? 'stored' : 'conflict'));
}

/** Splits a batch into rounds with one append per game, in the order of the batch. Nearly always there is one round. */
function makeRounds(batch: readonly GameAppend[]): GameAppend[][] {
  const rounds: GameAppend[][] = [];
  const counts = new Map<string, number>(); // appends by game
  for (const entry of batch) {
    const number = counts.get(entry.table) ?? 0;
    counts.set(entry.table, number + 1);
    rounds[number] ??= [];
    rounds[number].push(entry);
  }
  return rounds;
}

/** Counts the lines of appends. Returns the tables without a conflict: no other lines were stored, nor the command. */
async function advanceTables(
  db: Kysely<Schema>,
  entries: readonly GameAppend[],
): Promise<ReadonlySet<string>> {
  const advanced = new Set<string>();
  for (const chunk of chunks(entries)) {
    const { rows } = await sql<{ id: string }>`
      with entry (id, after, next, due_at, is_over, seat, command, waiting) as (values ${sql.join(chunk.map(makeEntry))})
      update tables set
        line_count = entry.next,
        due_at = entry.due_at,
        waiting = entry.waiting,
        claimed_until = null,
        version = case stage when 'playing' then version + 1 else version end,
        stage = case entry.is_over when 1 then 'over' else stage end,
        is_ending = case entry.is_over when 1 then 1 else is_ending end
      from entry
      where tables.id = entry.id and tables.line_count = entry.after and not exists (
        select 1 from commands
        where table_id = entry.id and commands.seat = entry.seat and commands.id = entry.command
      )
      returning tables.id`.execute(db);
    for (const { id } of rows) advanced.add(id);
  }
  return advanced;
}

/** Returns the values of one append, with types: PostgreSQL would take all of them for texts. */
function makeEntry({ table, after, lines, command, dueAt, isOver, waiting }: GameAppend) {
  const { seat, id } = command ? makeCommandRow(table, command) : { seat: null, id: null };
  return sql`(
    cast(${table} as text), cast(${after} as integer), cast(${after + lines.length} as integer),
    cast(${dueAt} as bigint), cast(${makeFlag(isOver)} as integer), cast(${seat} as integer), cast(${id} as text),
    cast(${waiting && JSON.stringify(waiting)} as text)
  )`;
}

async function insertLines(db: Kysely<Schema>, entries: readonly GameAppend[]): Promise<void> {
  const rows = entries.flatMap(({ table, after, lines, at, turn }) =>
    lines.map((text, index) => ({ table_id: table, number: after + index, text, at, turn })),
  );
  for (const chunk of chunks(rows)) await db.insertInto('lines').values(chunk).execute();
}

async function insertCommands(db: Kysely<Schema>, entries: readonly GameAppend[]): Promise<void> {
  const rows = entries.flatMap(({ table, command }) => (command ? [makeCommandRow(table, command)] : []));
  for (const chunk of chunks(rows)) await db.insertInto('commands').values(chunk).execute();
}

function* chunks<T>(rows: readonly T[]): Iterable<readonly T[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    yield rows.slice(start, start + ROWS_PER_STATEMENT);
  }
}
