import type { AppendResult } from '@rubicon/table';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { rejectNul } from '../driver.ts';
import { makeFlag, type Schema } from '../schema.ts';
import type { GameAppend } from '../store.ts';
import { findCommand, makeCommandRow } from './commands.ts';

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
    const now = timed ? await backend.now(transaction) : 0; // read after locking, since it decides whether a command or a clock came first
    for (const round of makeRounds(
      batch.filter(({ notBefore = 0 }) => notBefore <= now),
      backend.mostRows,
    )) {
      const advanced = await advanceTables(transaction, backend, round);
      const entries = round.filter(({ table }) => advanced.has(table));
      await insertLines(transaction, backend, entries);
      await insertCommands(transaction, backend, entries);
      for (const entry of entries) stored.add(entry);
    }
  });
  return batch.map((entry) => (stored.has(entry) ? 'stored' : 'conflict'));
}

/** Splits a batch into rounds with one append per game, in the order of the batch. There is nearly always just one. */
function makeRounds(batch: readonly GameAppend[], most: number): GameAppend[][] {
  const rounds: GameAppend[][] = [];
  const counts = new Map<string, number>(); // appends by game
  for (const entry of batch) {
    const number = counts.get(entry.table) ?? 0;
    counts.set(entry.table, number + 1);
    rounds[number] ??= [];
    rounds[number].push(entry);
  }
  return rounds.flatMap((round) => [...chunksOf(round, most)]);
}

/** Splits a list into parts of at most `most` items. */
function* chunksOf<T>(list: readonly T[], most: number): Generator<T[]> {
  for (let first = 0; first < list.length; first += most) yield list.slice(first, first + most);
}

/** Advances the line counts of tables. Returns those without a conflict: neither other lines nor the same command were stored. */
async function advanceTables(
  db: Kysely<Schema>,
  backend: Backend,
  entries: readonly GameAppend[],
): Promise<ReadonlySet<string>> {
  if (entries.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with entry as (${backend.rows(entries.map(makeEntry), ENTRY_COLUMNS)})
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
  return new Set(rows.map(({ id }) => id));
}

const ENTRY_COLUMNS = {
  id: 'text',
  after: 'integer',
  next: 'integer',
  due_at: 'bigint',
  is_over: 'integer',
  seat: 'integer',
  command: 'text',
  waiting: 'text',
  awaits_host: 'integer',
  node: 'text',
} as const;

function makeEntry({ table, after, lines, command, dueAt, isOver, waiting, playerNode }: GameAppend) {
  const { seat, id } = command ? makeCommandRow(table, command) : { seat: null, id: null };
  return {
    id: table,
    after,
    next: after + lines.length,
    due_at: dueAt,
    is_over: makeFlag(isOver),
    seat,
    command: id,
    waiting: waiting && JSON.stringify(waiting),
    awaits_host: makeFlag(playerNode !== undefined),
    node: playerNode ?? null,
  };
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

/** Half a surrogate pair, which UTF-8 cannot encode. */
const HALF_PAIR = /\p{Surrogate}/gu;

const LINE_COLUMNS = {
  table_id: 'text',
  number: 'integer',
  text: 'text',
  at: 'bigint',
  turn: 'integer',
  round: 'integer',
} as const;

async function insertLines(
  db: Kysely<Schema>,
  backend: Backend,
  entries: readonly GameAppend[],
): Promise<void> {
  const rows = entries.flatMap(({ table, after, lines, at, turn, round }) =>
    lines.map((line, index) => ({
      table_id: table,
      number: after + index,
      text: line.replace(HALF_PAIR, '\ufffd'),
      at,
      turn,
      round,
    })),
  );
  rejectNul(rows.map(({ text }) => text));
  for (const part of chunksOf(rows, backend.mostRows))
    await sql`insert into lines (table_id, number, text, at, turn, round) ${backend.rows(part, LINE_COLUMNS)}`.execute(
      db,
    );
}

const COMMAND_COLUMNS = {
  table_id: 'text',
  seat: 'integer',
  id: 'text',
  hash: 'text',
  seq: 'integer',
} as const;

async function insertCommands(
  db: Kysely<Schema>,
  backend: Backend,
  entries: readonly GameAppend[],
): Promise<void> {
  const rows = entries.flatMap(({ table, command }) => (command ? [makeCommandRow(table, command)] : []));
  if (rows.length === 0) return;
  await sql`insert into commands (table_id, seat, id, hash, seq) ${backend.rows(rows, COMMAND_COLUMNS)}`.execute(
    db,
  );
}
