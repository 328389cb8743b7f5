import { isCorrespondence } from '@rubicon/api';
import { ApiError } from '../http/api-error.ts';
import type { StoredTable } from '../store/store.ts';
import { lobbyOf } from './stored-lobby.ts';
import { isSeated } from './view.ts';

/** A seat can be nudged once in this period. */
export const NUDGE_MS = 24 * 3600_000;

/** Throws unless a player may nudge a seat now: in a correspondence game that waits for another person there. */
export function checkNudge(table: StoredTable, player: string, seat: number): void {
  const { settings, seats } = lobbyOf(table);
  const { stage, waiting, awaitsKey } = table;
  if (!isSeated(table, player)) throw new ApiError('not-seated', 409);
  const isRunning = stage === 'playing' && !awaitsKey && waiting?.clockEnds != null; // a paused game has no running clock
  if (!isRunning || !isCorrespondence(settings)) throw new ApiError('not-now', 409);
  const nudged = seats[seat]?.player;
  if (nudged === undefined || nudged === player) throw new ApiError('no-player', 409);
  if (!waiting.toAct.some((entry) => entry.seat === seat)) throw new ApiError('not-to-act', 409);
}
