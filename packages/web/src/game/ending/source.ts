import type { ReactNode } from 'react';
import { downloadRecord } from '../../home/saved/download.ts';
import { ask } from '../../host/client.ts';
import type { Answer, LobbyError, ReplayData } from '../../host/lobby.ts';

/** Where the record of a finished game comes from, and what can follow the game. */
export interface EndingSource {
  readonly id: string; // of the game
  readonly replayPath: string;
  loadReplay(): Promise<Answer<ReplayData>>;
  /** Saves the record as a file; resolves with the error if that fails. */
  download(): Promise<LobbyError | undefined>;
  readonly next?: ReactNode; // instead of a rematch in this browser
  readonly proof?: ReactNode; // that the dice were fair
}

/** A game of this browser. */
export const localSource = (id: string): EndingSource => ({
  id,
  replayPath: `/replay/${id}`,
  loadReplay: () => ask((host) => host.replay(id)),
  download: () => downloadRecord(id),
});
