import type { ChatFailure } from '@rubicon/protocol/wire';
import { lobbyOf } from '../lobby/stored-lobby.ts';
import { isSeated } from '../lobby/view.ts';
import { delayOf } from '../lobby/views.ts';
import type { StoredTable } from '../store/store.ts';

/**
 * Returns after how many milliseconds a client may read a new line; undefined if never. Spectators who see the game with a
 * delay read the chat with the same delay, until the result is published.
 */
export function readingDelay(table: StoredTable, player: string | undefined): number | undefined {
  const { chat } = lobbyOf(table).settings;
  if (chat === 'none') return undefined;
  if (isSeated(table, player)) return 0;
  if (chat === 'players') return undefined;
  return table.stage === 'playing' || table.isEnding ? delayOf(table) : 0;
}

/** Returns why a client may not write at a table; undefined if it may. */
export function writingFailure(table: StoredTable, player: string | undefined): ChatFailure | undefined {
  const { chat } = lobbyOf(table).settings;
  if (chat === 'none') return 'chat-off';
  if (isSeated(table, player)) return undefined;
  if (chat === 'players') return 'players-only';
  if (player === undefined) return 'not-logged-in';
  return readingDelay(table, player) === 0 ? undefined : 'behind';
}
