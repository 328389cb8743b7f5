import * as z from 'zod';
import type { ApiClient } from '../api-client.ts';
import { pathOf, read } from './answer.ts';

/** Requests of the player of this client, about the player. */

const meSchema = z.object({
  player: z.object({ id: z.string(), name: z.string().nullable(), kind: z.string() }).nullable(),
});

export type Me = NonNullable<z.infer<typeof meSchema>['player']>;

/** The player of this client; undefined for a visitor. */
export async function findMe(api: ApiClient): Promise<Me | undefined> {
  return read(meSchema, await api.get('/api/me')).player ?? undefined;
}

/** Creates an account and logs in; a guest keeps its games. */
export async function register(api: ApiClient, name: string, password: string): Promise<void> {
  await api.post('/api/register', { name, password });
}

/** Logs in; a guest loses its seats. */
export async function logIn(api: ApiClient, name: string, password: string): Promise<void> {
  await api.post('/api/login', { name, password });
}

export async function logOut(api: ApiClient): Promise<void> {
  await api.post('/api/logout');
}

/** Ends all sessions and API tokens. */
export async function logOutEverywhere(api: ApiClient): Promise<void> {
  await api.post('/api/logout-everywhere');
}

const nameSchema = z.object({ name: z.string() });

/** Changes the name; returns it as it will be shown. A visitor becomes a guest. */
export async function changeName(api: ApiClient, name: string): Promise<string> {
  return read(nameSchema, await api.put('/api/name', { name })).name;
}

/** Changes the password; all other sessions and all API tokens end. */
export async function changePassword(api: ApiClient, current: string, password: string): Promise<void> {
  await api.put('/api/password', { current, password });
}

/** Deletes the player; an account needs its password. */
export async function deleteMe(api: ApiClient, password?: string): Promise<void> {
  await api.delete('/api/me', password === undefined ? {} : { password });
}

/** Everything that is stored about the player, to be saved in a file. */
export async function exportMe(api: ApiClient): Promise<Readonly<Record<string, unknown>>> {
  return read(z.record(z.string(), z.unknown()), await api.get('/api/export'));
}

const tokenSchema = z.object({
  id: z.string(),
  label: z.string(), // the name of the bot
  player: z.string(), // the id of the bot
  createdAt: z.int(),
  usedAt: z.int(),
});
const newTokenSchema = tokenSchema.extend({ token: z.string() });
const tokensSchema = z.object({ tokens: z.array(tokenSchema) });

export type ApiToken = z.infer<typeof tokenSchema>;

/** The API tokens of the account, the newest first. */
export async function listTokens(api: ApiClient): Promise<ApiToken[]> {
  return read(tokensSchema, await api.get('/api/tokens')).tokens;
}

/** Creates an API token for a bot with this name; the `token` is never shown again. */
export async function createToken(
  api: ApiClient,
  label: string,
): Promise<ApiToken & { readonly token: string }> {
  return read(newTokenSchema, await api.post('/api/tokens', { label }));
}

export async function revokeToken(api: ApiClient, id: string): Promise<void> {
  await api.delete(pathOf`/api/tokens/${id}`);
}
