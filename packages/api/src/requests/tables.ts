import { list, open, text, textUpTo } from '@rubicon/protocol/wire';
import type { ApiClient } from '../api-client.ts';
import type { SettingsInput } from '../tables/settings.ts';
import { isTable } from '../tables/shown-table.ts';
import type { TableView } from '../tables/view.ts';
import { pathOf, read, readTables, type TablePage } from './answer.ts';

/** Requests about tables. */

/** Finds a table. For a private one, anyone but its people needs the invitation. */
export async function findTable(api: ApiClient, id: string, invite?: string): Promise<TableView> {
  return read(isTable, await api.get(pathOf`/api/tables/${id}?${{ invite }}`));
}

/** The tables of a list. Those that this version does not understand are left out. */
export async function listTables(
  api: ApiClient,
  path: '/api/tables' | '/api/tables?stage=playing' | '/api/my-tables',
): Promise<TableView[]> {
  return readTables(await api.get(path)).tables;
}

/** Finished games that everyone may see, newest first; `cursor` is that of the previous page. */
export async function listFinished(api: ApiClient, cursor?: string): Promise<TablePage> {
  return readTables(await api.get(pathOf`/api/tables?stage=over&${{ cursor }}`));
}

interface CreatedTable {
  readonly table: TableView;
  readonly invite: string;
}

const isCreated = open<CreatedTable>({ table: isTable, invite: textUpTo(64) });

/** Creates a table; the invitation is part of the link to it. */
export async function createTable(api: ApiClient, settings: SettingsInput): Promise<CreatedTable> {
  return read(isCreated, await api.post('/api/tables', settings));
}

/** The rematch of a finished game: the first player who asks creates the table. */
export async function findRematch(api: ApiClient, id: string): Promise<CreatedTable> {
  return read(isCreated, await api.post(pathOf`/api/tables/${id}/rematch`));
}

/** Replaces the invitation to a table and returns the table with the new one. Only the host may. */
export async function renewInvite(api: ApiClient, id: string): Promise<TableView> {
  return read(isTable, await api.post(pathOf`/api/tables/${id}/invite`));
}

/** Makes a change at a table before its game starts, such as `ready` or `leave`. */
export async function changeTable(
  api: ApiClient,
  id: string,
  change: 'ready' | 'leave' | 'move' | 'swap' | 'colour' | 'seats',
  body: object = {},
): Promise<TableView> {
  return read(isTable, await api.post(pathOf`/api/tables/${id}/${change}`, body));
}

/** Reminds another player that a correspondence game waits for that seat; once a day. */
export async function nudge(api: ApiClient, id: string, seat: number): Promise<void> {
  await api.post(pathOf`/api/tables/${id}/nudge`, { seat });
}

const isRecord = open<{ readonly lines: string[] }>({ lines: list(text) });

/** Downloads the record of a finished game. For a private table, anyone but its players needs the invitation. */
export async function downloadRecord(api: ApiClient, id: string, invite?: string): Promise<string> {
  const { lines } = read(isRecord, await api.get(pathOf`/api/tables/${id}/record?${{ invite }}`));
  return lines.map((line) => `${line}\n`).join('');
}
