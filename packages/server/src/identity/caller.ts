import type { StoredPlayer } from '../store/store.ts';

/** A client whose identity is known: a person with a session, or a bot with a token. */
export interface Caller {
  readonly player: StoredPlayer;
  readonly session: string; // the hash of the session or token
}
