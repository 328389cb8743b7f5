import { type Replay, startGame } from '@rubicon/protocol/wire';
import type { ReplayData } from '../host/lobby.ts';

/** Returns the replay of a recorded game; undefined if this page cannot start such a game. */
export function openReplay({ game, beginning, entries }: ReplayData): Replay | undefined {
  const start = startGame(game, beginning);
  if (start.error !== undefined) return undefined;
  return { rules: start.rules, beginning: start.position, entries };
}
