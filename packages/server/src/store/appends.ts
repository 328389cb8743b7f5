import type { AppendResult } from '@rubicon/table';
import { type Kysely, sql } from 'kysely';
import type { Backend } from './backend.ts';
import { findCommand, makeCommandRow } from './commands.ts';
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
    const timed = batch.some(({ notBefore }) => notBefore !== undefined);
    if (tables.length > 1 || timed) await backend.lockRows(transaction, tables);
    const now = timed ? await backend.now(transaction) : 0; // after the lock: between commands and clocks, this decides
    for (const round of makeRounds(batch.filter(({ notBefore = 0 }) => notBefore <= now))) {
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
      with entry (id, after, next, due_at, is_over, seat, command, waiting, awaits_host, node) as (values ${sql.join(chunk.map(makeEntry))})
      update tables set
        line_count = entry.next,
        due_at = entry.due_at,
        waiting = entry.waiting,
        claimed_until = null,
        version = case stage when 'playing' then version + 1 else version end,
        stage = case entry.is_over when 1 then 'over' else stage end,
        is_ending = case entry.is_over when 1 then 1 else is_ending end,
        changes = changes + entry.is_over,
        awaits_host = entry.awaits_host,
        player_node = case entry.awaits_host when 1 then coalesce(player_node, entry.node) end
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
function makeEntry({ table, after, lines, command, dueAt, isOver, waiting, playerNode }: GameAppend) {
  const { seat, id } = command ? makeCommandRow(table, command) : { seat: null, id: null };
  return sql`(
    cast(${table} as text), cast(${after} as integer), cast(${after + lines.length} as integer),
    cast(${dueAt} as bigint), cast(${makeFlag(isOver)} as integer), cast(${seat} as integer), cast(${id} as text),
    cast(${waiting && JSON.stringify(waiting)} as text),
    cast(${makeFlag(playerNode !== undefined)} as integer), cast(${playerNode ?? null} as text)
  )`;
}

export async function hasStored(
  db: Kysely<Schema>,
  { table, after, lines, command }: GameAppend,
): Promise<boolean> {
  const rows = await db
    .selectFrom('lines')
    .select('text')
    .where('table_id', '=', table)
    .where('number', '>=', after)
    .where('number', '<', after + lines.length)
    .orderBy('number')
    .execute();
  if (rows.length !== lines.length || rows.some(({ text }, i) => text !== lines[i])) return false;
  if (command === undefined) return true;
  return (await findCommand(db, table, command.seat, command.id))?.seq === command.seq;
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
