import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { leaveTable, onCrash, openTable } from '../../host/client.ts';
import type { LobbyError, Practice } from '../../host/lobby.ts';
import { useSettings } from '../../settings/settings.ts';
import { Match, type MatchState } from './match.ts';
import { Pace } from './pace.ts';
import { connect } from './table-port.ts';

export interface HostedMatch {
  readonly match: Match;
  readonly error: LobbyError | undefined; // why the game could not be opened
}

/** The saved game with this id, or a game that is not saved, hosted as long as the page shows it. */
export function useMatch(game: string | Practice, attempt: number): HostedMatch {
  const id = typeof game === 'string' ? game : game.id;
  const [opened, setOpened] = useState<HostedMatch>(() => ({ match: makeMatch(), error: undefined }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reopens the game; its id identifies it
  useEffect(() => {
    const match = makeMatch();
    let isGone = false;
    setOpened({ match, error: undefined });
    const stopWatching = onCrash(() => match.fail('crashed'));
    openTable(game).then(
      ({ port, answer }) => {
        if (isGone) return port.close();
        if (answer.error !== undefined) return setOpened({ match, error: answer.error });
        match.start(connect(port, (message) => match.receive(message)));
      },
      () => match.fail('crashed'),
    );
    return () => {
      isGone = true;
      stopWatching();
      match.stop();
      leaveTable(id);
    };
  }, [id, attempt]);
  return opened;
}

function makeMatch(): Match {
  const pace = new Pace(() => useSettings.getState().speed);
  return new Match((entry, showing) => pace.pauseAfter(entry, showing));
}

export const useMatchState = (match: Match): MatchState => useStore(match.store);
