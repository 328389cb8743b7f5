import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { leaveTable, onCrash, openTable } from '../host/client.ts';
import type { LobbyError } from '../host/lobby.ts';
import { useSettings } from '../settings/settings.ts';
import { Match, type MatchState } from './match.ts';
import { pauseAfter } from './pace.ts';
import { connect } from './table-port.ts';

export interface HostedMatch {
  readonly match: Match;
  readonly error: LobbyError | undefined; // why there is no game to play
}

/** The game with this id, hosted as long as the page shows it. */
export function useMatch(id: string, attempt: number): HostedMatch {
  const [opened, setOpened] = useState<HostedMatch>(() => ({ match: makeMatch(), error: undefined }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the game again
  useEffect(() => {
    const match = makeMatch();
    let isGone = false;
    setOpened({ match, error: undefined });
    const stopWatching = onCrash(() => match.fail('crashed'));
    openTable(id).then(
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

/** What somebody has done does not have to be followed as slowly as what others do. */
const OWN = 0.6;

function makeMatch(): Match {
  return new Match(({ events }, isOwn) => {
    const { speed } = useSettings.getState();
    return pauseAfter(events, speed) * (isOwn ? OWN : 1);
  });
}

export const useMatchState = (match: Match): MatchState => useStore(match.store);
