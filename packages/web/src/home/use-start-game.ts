import { useState } from 'react';
import { useLocation } from 'wouter';
import { useIsMounted } from '../app/use-is-mounted.ts';
import { JUST_STARTED } from '../game/use-board-focus.ts';
import { ask } from '../host/client.ts';
import type { Answer, LobbyError, NewGame } from '../host/lobby.ts';
import { keepFirstGame } from './saved/persistence.ts';

/** Creates a game and opens its page. */
export function useStartGame() {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const [error, setError] = useState<LobbyError | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  async function open(answer: Promise<Answer<string>>): Promise<void> {
    setBusy(true);
    const created = await answer;
    setError(created.error);
    if (created.error === undefined) {
      void keepFirstGame();
      if (isMounted()) navigate(`/game/${created.value}`, { state: JUST_STARTED });
    }
    setBusy(false);
  }
  const startGame = ({ edition, options, seats }: NewGame): Promise<void> =>
    open(ask((host) => host.create({ edition, options, seats })));
  /** Starts a finished game again, with the same seed. */
  const startAgain = (id: string): Promise<void> => open(ask((host) => host.createAgain(id)));
  return { startGame, startAgain, error, isBusy };
}
