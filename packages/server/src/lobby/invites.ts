import { isCorrespondence } from '@rubicon/api';
import type { StoredTable, Time } from '../store/store.ts';
import { lobbyOf } from './stored-lobby.ts';

const DAY = 24 * 3600_000;

/** The invitation to a table: its code is part of the link. */
export interface Invite {
  readonly code: string;
  readonly ends: Time;
}

/** Returns the invitation to a table. It lasts a day for live games, two weeks for correspondence. */
export function inviteOf(table: StoredTable): Invite {
  const { invite, invitedAt = table.createdAt, settings } = lobbyOf(table);
  return { code: invite, ends: invitedAt + (isCorrespondence(settings) ? 14 * DAY : DAY) };
}

/**
 * Returns why a client may not come to a table; undefined if it may. Everyone may come to a public one; otherwise its host,
 * the players of the previous game, and anyone with the link.
 */
export function entranceError(
  table: StoredTable,
  player: string | undefined,
  invite: string | undefined,
  now: Time,
): 'not-invited' | 'invite-expired' | undefined {
  const { settings, host, invited } = lobbyOf(table);
  if (settings.isPublic) return undefined;
  if (player !== undefined && (host === player || invited.includes(player))) return undefined;
  const { code, ends } = inviteOf(table);
  if (invite !== code) return 'not-invited';
  return now < ends ? undefined : 'invite-expired';
}
