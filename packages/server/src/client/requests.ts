import * as z from 'zod';
import type { SettingsInput } from '../lobby/settings.ts';
import type { TableView } from '../lobby/view.ts';
import { type ApiClient, ForeignAnswer } from './api-client.ts';
import { shownTableSchema } from './table-view.ts';

/** Requests whose answers are read with care: a server may be another version, or none at all. */

const meSchema = z.object({
  player: z.object({ id: z.string(), name: z.string().nullable(), kind: z.string() }).nullable(),
});

export type Me = NonNullable<z.infer<typeof meSchema>['player']>;

/** The player of this client; undefined for a visitor. */
export async function findMe(api: ApiClient): Promise<Me | undefined> {
  return read(meSchema, await api.get('/api/me')).player ?? undefined;
}

export async function findTable(api: ApiClient, id: string): Promise<TableView> {
  return read(shownTableSchema, await api.get(`/api/tables/${encodeURIComponent(id)}`));
}

const tablesSchema = z.object({ tables: z.array(z.unknown()) });

/** The tables of a list. Those that this version does not understand are left out. */
export async function listTables(
  api: ApiClient,
  path: '/api/tables' | '/api/tables?stage=playing' | '/api/my-tables',
): Promise<TableView[]> {
  const { tables } = read(tablesSchema, await api.get(path));
  return tables.flatMap((table) => shownTableSchema.safeParse(table).data ?? []);
}

const createdSchema = z.object({ table: shownTableSchema, invite: z.string().max(64) });

/** Creates a table; the invitation is part of the link to it. */
export async function createTable(
  api: ApiClient,
  settings: SettingsInput,
): Promise<{ readonly table: TableView; readonly invite: string }> {
  return read(createdSchema, await api.post('/api/tables', settings));
}

/** The next table of the people of a finished game; the first who asks creates it. */
export async function findRematch(
  api: ApiClient,
  id: string,
): Promise<{ readonly table: TableView; readonly invite: string }> {
  return read(createdSchema, await api.post(`/api/tables/${encodeURIComponent(id)}/rematch`));
}

/** Makes a change at a table before its game, such as `ready` or `leave`. */
export async function changeTable(
  api: ApiClient,
  id: string,
  change: 'ready' | 'leave' | 'move' | 'swap' | 'colour' | 'seats',
  body: object = {},
): Promise<TableView> {
  return read(shownTableSchema, await api.post(`/api/tables/${encodeURIComponent(id)}/${change}`, body));
}

const recordSchema = z.object({ lines: z.array(z.string()) });

/** Downloads the record of a finished game. */
export async function downloadRecord(api: ApiClient, id: string): Promise<string> {
  const { lines } = read(recordSchema, await api.get(`/api/tables/${encodeURIComponent(id)}/record`));
  return lines.map((line) => `${line}\n`).join('');
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const { data } = schema.safeParse(answer);
  if (data === undefined) throw new ForeignAnswer();
  return data;
}
