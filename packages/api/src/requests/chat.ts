import type { ApiClient } from '../api-client.ts';
import { pathOf, read } from './answer.ts';
import { arePlayers } from './players.ts';

/** Requests that moderate the chat of a table. */

/** The ids of the players whom the host has muted. Only the host may ask. */
export async function listMutes(api: ApiClient, table: string): Promise<string[]> {
  return read(arePlayers, await api.get(pathOf`/api/tables/${table}/mutes`)).players;
}

/** Mutes or unmutes a player at a table. Only the host may. */
export async function setMute(
  api: ApiClient,
  table: string,
  player: string,
  isMuted: boolean,
): Promise<void> {
  await api.post(pathOf`/api/tables/${table}/mutes`, { player, isMuted });
}

/** Removes a line of chat. Only the host may. */
export async function removeLine(api: ApiClient, table: string, number: number): Promise<void> {
  await api.delete(pathOf`/api/tables/${table}/chat/${number}`);
}

/** Reports a line of chat to the operator. Spectators of a table that is not public need its invitation. */
export async function reportLine(
  api: ApiClient,
  table: string,
  number: number,
  reason: string,
  invite?: string,
): Promise<void> {
  await api.post(pathOf`/api/tables/${table}/chat/${number}/report`, {
    reason,
    ...(invite === undefined ? {} : { invite }),
  });
}
