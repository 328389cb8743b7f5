import type { Seat } from '@rubicon/engine';
import type { Opening, Player } from './player.ts';

/** Where a table stands: what it needs of the place that hosts it. */
export interface TableHost {
  /** The id of the game, for clients. */
  readonly id: string;
  /** Adds lines to the record, all or none. They are safe when it resolves: only then anybody sees what is in them. */
  append(lines: readonly string[]): void | Promise<void>;
  now(): Date;
  openPlayer(opening: Opening): Player | Promise<Player>;
  /** Before each command of a bot. Who thinks in the thread of the table lets everybody else come through here. */
  pace?(seat: Seat): Promise<void>;
  /** The game stands. Clients are told the code only. */
  failed(failure: TableFailure): void;
}

export type TableFailure =
  /** Nothing more is played: the game goes on where it is opened anew from what was stored. */
  | { readonly code: 'not-saved'; readonly cause: unknown }
  /** The cause is what was thrown, or the rejection of what it played. It is asked again after the next command. */
  | { readonly code: 'bot-failed'; readonly seat: Seat; readonly cause: unknown };
