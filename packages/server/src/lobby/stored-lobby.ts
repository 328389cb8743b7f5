import type { StoredTable } from '../store/store.ts';
import type { Lobby } from './lobby.ts';

/** Returns the lobby of a stored table. Tables of earlier versions have no chat setting and were never changed. */
export function lobbyOf({ lobby }: StoredTable): Lobby {
  const stored = lobby as unknown as Lobby;
  return {
    ...stored,
    revision: stored.revision ?? 1,
    invited: stored.invited ?? [],
    settings: { ...stored.settings, chat: stored.settings.chat ?? 'players' },
  };
}

export const jsonOf = (lobby: Lobby): StoredTable['lobby'] => lobby as unknown as StoredTable['lobby'];
