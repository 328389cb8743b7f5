import type { LobbyFailure } from '../host/lobby.ts';
import type { Words } from '../words/words.ts';

/** The text of a failed request; for a bad record, with its first wrong move. */
export function failureText({ home }: Words, { error, move }: LobbyFailure): string {
  return move === undefined ? home.errors[error] : `${home.errors[error]} ${home.firstFault(move)}`;
}
