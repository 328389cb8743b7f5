import type { StoredCommand } from '@rubicon/table';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../schema.ts';

/** Returns the latest commands of a game, oldest first. */
export async function recentCommands(
  db: Kysely<Schema>,
  table: string,
  limit: number,
): Promise<readonly StoredCommand[]> {
  const rows = await db
    .selectFrom('commands')
    .select(['seat', 'id', 'hash', 'seq'])
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(readCommand);
}

export async function commandsAfter(
  db: Kysely<Schema>,
  table: string,
  seq: number,
): Promise<readonly StoredCommand[]> {
  const rows = await db
    .selectFrom('commands')
    .select(['seat', 'id', 'hash', 'seq'])
    .where('table_id', '=', table)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map(readCommand);
}

export async function findCommand(
  db: Kysely<Schema>,
  table: string,
  seat: number,
  id: string,
): Promise<StoredCommand | undefined> {
  const row = await db
    .selectFrom('commands')
    .select(['seat', 'id', 'hash', 'seq'])
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('id', '=', makeId(id))
    .executeTakeFirst();
  return row && readCommand(row);
}

type CommandRow = Selectable<Schema['commands']>;

export function makeCommandRow(table: string, { seat, id, hash, seq }: StoredCommand): CommandRow {
  return { table_id: table, seat, id: makeId(id), hash, seq };
}

function readCommand({ seat, id, hash, seq }: Omit<CommandRow, 'table_id'>): StoredCommand {
  return { seat, id: JSON.parse(id), hash, seq };
}

/**
 * Returns the id of a command as it is stored. Clients choose ids: in JSON, every string can be stored, and
 * different strings stay different.
 */
function makeId(id: string): string {
  return JSON.stringify(id);
}
