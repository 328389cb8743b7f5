import { clonePosition, type Event, evolve, type Position, type Rules, type Seat } from '@rubicon/engine';
import type { FairKey } from './chance/fair-declaration.ts';

/** A change at the table that is not a command of the game. Every viewer sees it. */
export type TableEvent =
  | { readonly type: 'left'; readonly seat: Seat }
  /** The player came back and plays the seat again. */
  | { readonly type: 'returned'; readonly seat: Seat }
  /** From here on this person or bot plays the seat. */
  | { readonly type: 'played-by'; readonly seat: Seat; readonly player: string }
  | { readonly type: 'played-by'; readonly seat: Seat; readonly bot: string }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** The host was down for this long: the clocks did not run. */
  | { readonly type: 'delayed'; readonly milliseconds: number }
  /** From here on the game follows this revision of the rules. */
  | { readonly type: 'revised'; readonly revision: number; readonly engine: string }
  /** From here on outcomes come from this key: the game continues from a backup. */
  | ({ readonly type: 'rekeyed' } & FairKey);

/** One line of a game's history, parsed: an accepted command and its events, or a change at the table. */
export interface HistoryEntry {
  readonly seq: number; // rises by one
  readonly seat: Seat | 'host';
  readonly time: string | undefined; // ISO
  readonly events: readonly Event[]; // empty for a change at the table
  readonly table?: TableEvent;
}

/** A game that can be shown after any entry: as recorded, or as one viewer knows it. */
export interface Replay {
  readonly rules: Rules;
  readonly beginning: Position;
  readonly entries: readonly HistoryEntry[];
}

/** Returns the position after the first `seq` entries. */
export function positionAfter({ beginning, entries }: Replay, seq: number): Position {
  const position = clonePosition(beginning);
  for (let i = 0; i < seq; i++) for (const event of entries[i]?.events ?? []) evolve(position, event);
  return position;
}
