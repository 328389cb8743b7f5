import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePresence } from '../app/use-presence.ts';
import { ask } from '../host/client.ts';
import type { LobbyError, NewGame } from '../host/lobby.ts';
import { save } from '../settings/storage.ts';

/** Where the home page looks whether there are saved games, so that a first visit need not start the host. */
export const HAS_GAMES = 'has-games';

/** Begins a game and goes there. */
export function useBegin() {
  const [, navigate] = useLocation();
  const isHere = usePresence();
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  async function begin({ edition, options, seats }: NewGame): Promise<void> {
    const game: NewGame = { edition, options, seats };
    setBusy(true);
    const seed = new URLSearchParams(location.search).get('seed'); // for whoever wants the same dice again
    const created = await ask((host) => host.create(seed === null ? game : { ...game, seed }));
    setError(created.error);
    if (created.error === undefined) {
      save(HAS_GAMES, true);
      if (isHere()) navigate(`/game/${created.value}`);
    }
    setBusy(false);
  }
  return { begin, error, isBusy };
}
