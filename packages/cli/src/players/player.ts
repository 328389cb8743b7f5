import type { FailureReason } from '@rubicon/protocol';
import type { Player as TablePlayer } from '@rubicon/table';

/** A built-in bot or an external program. It never rejects: after a failure it plays the default command. */
export interface Player extends TablePlayer {
  /** The reasons of its failures so far. */
  readonly failures?: readonly FailureReason[];
  /** The line that came instead of `hello`. */
  readonly said?: string;
  /** The CPU time of an external program in this game; undefined if it cannot be measured. */
  cpuMs?(): number | undefined;
}
