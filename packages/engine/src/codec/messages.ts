import type { RolledOff } from '../chance/roll-off.ts';
import type { DrawEvent, DrawRejection, HostRejection, SeatRejection } from '../seats.ts';
import type { Seat, TerritoryIndex } from '../vocabulary.ts';

/** The messages that all families share. */

/** A placement: a territory and its armies. */
export type Place = readonly [territory: TerritoryIndex, armies: number];

/** A move: from, to, armies. */
export type Move = readonly [from: TerritoryIndex, to: TerritoryIndex, armies: number];

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The commands of the host. */
export type HostCommand<SeatCommand extends { readonly type: string }> =
  | { readonly type: 'start' }
  /** Plays `command` for a seat that is skipped or whose time is up (L-3). */
  | { readonly type: 'skip'; readonly seat: Seat; readonly command: SeatCommand }
  | { readonly type: 'expire'; readonly seat: Seat; readonly command: SeatCommand };

export type CommonEvent =
  | RolledOff
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'expired'; readonly seat: Seat }
  | DrawEvent
  | { readonly type: 'won'; readonly seat: Seat }
  | { readonly type: 'drawn' };

export type CommonRejection =
  | { readonly code: 'unknown-command' }
  | SeatRejection
  | HostRejection
  | { readonly code: 'not-your-turn'; readonly toAct: readonly Seat[] }
  | { readonly code: 'wrong-phase'; readonly phase: string }
  /** `command` is the default that would be accepted. */
  | { readonly code: 'not-the-default'; readonly seat: Seat; readonly command: { readonly type: string } }
  | { readonly code: 'unknown-territory'; readonly territory: TerritoryIndex }
  | ({ readonly code: 'armies-out-of-range'; readonly armies: number } & Range)
  | DrawRejection;
