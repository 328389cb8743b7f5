import type { FailureReason } from '@rubicon/protocol';
import type { Player as TablePlayer } from '@rubicon/table';

/** Whoever plays a seat without people: one of our bots, or a program of somebody else. Never rejects: who fails plays the default command. */
export interface Player extends TablePlayer {
  /** Why it lost moves, or the game, so far. */
  readonly failures?: readonly FailureReason[];
}
