import type { KeptKey } from '@rubicon/protocol';
import type { WireLine } from '@rubicon/protocol/wire';

/** A client's part in the start of the fair dice. */
export interface KeptStart {
  readonly seed: string; // of the current attempt to start
  readonly spare?: string | undefined; // the previous seed, if the server may not have the hash of `seed` yet
  readonly commitment?: string | undefined; // of the attempt that `seed` is for
  readonly hasCommitted: boolean; // or has tried to, so that the seed may count
  readonly keys: readonly KeptKey[];
  readonly voided: readonly string[]; // commitments of attempts that failed
}

/** The facts that a client must remember about its seat. */
export interface SeatMemory {
  /** The last start that was kept. */
  readonly start?: KeptStart | undefined;
  /** The lines that were kept; a line replaces the one with its number and all after it. */
  readonly lines: readonly WireLine[];
  /** Keeps a start. Nothing that depends on it is sent before this resolves. */
  keepStart(start: KeptStart): void | Promise<void>;
  /** Keeps a line, before it is shown. */
  keepLine(line: WireLine): void;
}

/** A memory that keeps nothing. */
export const FORGETFUL: SeatMemory = { lines: [], keepStart() {}, keepLine() {} };
