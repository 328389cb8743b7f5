import { dictionary, int, list, nullable, open, text } from '@rubicon/protocol/wire';
import type { ApiClient } from '../api-client.ts';
import { pathOf, read } from './answer.ts';

/** Requests about the player of this client. */

export interface Me {
  readonly id: string;
  readonly name: string | null;
  readonly kind: string;
}

const isMe = open<{ readonly player: Me | null }>({
  player: nullable(open<Me>({ id: text, name: nullable(text), kind: text })),
});

/** The player of this client; undefined for a visitor. */
export async function findMe(api: ApiClient): Promise<Me | undefined> {
  return read(isMe, await api.get('/api/me')).player ?? undefined;
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

const isName = open<{ readonly name: string }>({ name: text });

/** Changes the name; returns it as it will be shown. A visitor becomes a guest. */
export async function changeName(api: ApiClient, name: string): Promise<string> {
  return read(isName, await api.put('/api/name', { name })).name;
}

/** Changes the password; all other sessions and all API tokens end. */
export async function changePassword(api: ApiClient, current: string, password: string): Promise<void> {
  await api.put('/api/password', { current, password });
}

/** Deletes the player; an account needs its password. */
export async function deleteMe(api: ApiClient, password?: string): Promise<void> {
  await api.delete('/api/me', password === undefined ? {} : { password });
}

const isExport = dictionary((_): _ is unknown => true);

/** Everything stored about the player, to be saved in a file. */
export async function exportMe(api: ApiClient): Promise<Readonly<Record<string, unknown>>> {
  return read(isExport, await api.get('/api/export'));
}

export interface ApiToken {
  readonly id: string;
  readonly label: string; // the name of the bot
  readonly player: string; // the id of the bot
  readonly createdAt: number;
  readonly usedAt: number;
}

type NewToken = ApiToken & { readonly token: string };

const token = { id: text, label: text, player: text, createdAt: int(), usedAt: int() };
const isNewToken = open<NewToken>({ ...token, token: text });
const areTokens = open<{ readonly tokens: ApiToken[] }>({ tokens: list(open<ApiToken>(token)) });

/** The API tokens of the account, newest first. */
export async function listTokens(api: ApiClient): Promise<ApiToken[]> {
  return read(areTokens, await api.get('/api/tokens')).tokens;
}

/** Creates an API token for a bot with this name; the `token` is never shown again. */
export async function createToken(api: ApiClient, label: string): Promise<NewToken> {
  return read(isNewToken, await api.post('/api/tokens', { label }));
}

export async function revokeToken(api: ApiClient, id: string): Promise<void> {
  await api.delete(pathOf`/api/tokens/${id}`);
}
