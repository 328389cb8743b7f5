import type { Event, Seat } from '@rubicon/engine';
import type { ChanceSource } from '@rubicon/protocol';

/** A leak that a test plants: a part of the server that lets one hidden thing through. */
export interface Leak {
  readonly redact?: (event: Event, viewer: Seat) => Event | undefined; // undefined: as usual
  readonly showWhole?: boolean; // views hide nothing
  readonly gameFacts?: () => object; // more fields of the first message of a game
  readonly tableFacts?: (lobby: object) => object; // more fields of a table
  readonly showsAtOnce?: boolean; // spectators are not behind
  readonly repeatsSheets?: boolean; // a saved sheet is sent to everyone
  readonly showsChat?: boolean; // everyone reads the chat
  readonly tellsBlocks?: boolean; // players learn that somebody has blocked them
}

/** The parts that the replaced modules of the server use. */
export const planted: { chance: ChanceSource | undefined; leak: Leak } = { chance: undefined, leak: {} };
