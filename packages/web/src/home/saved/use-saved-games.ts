import { useCallback, useEffect, useState } from 'react';
import { ask } from '../../host/client.ts';
import type { LobbyFailure, SavedGame } from '../../host/lobby.ts';
import { afterPaint } from '../../look/behaviour/after-paint.ts';

/** The saved games of this browser, last played first; read from the store after the first paint. */
export interface SavedGamesState {
  readonly games: readonly SavedGame[] | undefined; // undefined: unknown
  readonly isSaving: boolean;
  readonly failure: LobbyFailure | undefined;
  refresh(): Promise<void>;
}

export function useSavedGames(): SavedGamesState {
  const [games, setGames] = useState<readonly SavedGame[] | undefined>(undefined);
  const [isSaving, setSaving] = useState(true);
  const [failure, setFailure] = useState<LobbyFailure | undefined>(undefined);
  const refresh = useCallback(async () => {
    const listed = await ask((host) => host.list());
    const saving = await ask((host) => host.isSaving());
    setSaving(saving.value ?? true);
    setGames(listed.value);
    setFailure(listed.error === undefined ? undefined : listed);
  }, []);
  useEffect(() => afterPaint(() => void refresh()), [refresh]);
  return { games, isSaving, failure, refresh };
}
