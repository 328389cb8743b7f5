import type { LobbyFailure } from '../host/lobby.ts';
import type { Words } from '../words/words.ts';

/** The text of a failed request, with the first wrong move of a record. */
export function failureText({ home }: Words, { error, move }: LobbyFailure): string {
  return move === undefined ? home.errors[error] : `${home.errors[error]} ${home.firstFault(move)}`;
}
