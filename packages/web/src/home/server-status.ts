import { load, save } from '../settings/storage.ts';

/** Whether there is a server behind this page. */
export type ServerStatus = 'unknown' | 'online' | 'unreachable' | 'none';

/** Asks without the API client, which is large. A page from a static file server has no server behind it. */
export async function findServer(): Promise<ServerStatus> {
  try {
    const response = await fetch('/api/me');
    if (response.status > 500) return 'unreachable'; // from a proxy in front of it
    const text = await response.text();
    return response.status !== 404 && text.startsWith('{') ? 'online' : 'none';
  } catch {
    return 'unreachable';
  }
}

const KEY = 'played-online';

/** Whether this browser has been at a server's table, or knows its player's name there. */
export const hasPlayedOnline = (): boolean => load(KEY) === true;

export const rememberPlayedOnline = (): void => save(KEY, true);
