import type { FieldsOf } from './field-kinds.ts';
import type { RolledOff } from './roll-off.ts';
import type { DrawEvent, DrawRejection, HostRejection, LeavingCommand, SeatRejection } from './seats.ts';
import type { Seat } from './vocabulary.ts';

/** What the messages of all families have in common. */

/** Armies onto a territory. */
export type Place = readonly [territory: number, armies: number];

/** Armies from one territory to another. */
export type Move = readonly [from: number, to: number, armies: number];

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What the host may ask of a game. */
export type HostCommand<SeatCommand> =
  | { readonly type: 'start' }
  /** Plays `command` for a seat that was passed over or whose time is up (L-3). */
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
  | { readonly code: 'not-the-default'; readonly seat: Seat }
  | { readonly code: 'unknown-territory'; readonly territory: number }
  | ({ readonly code: 'armies-out-of-range'; readonly armies: number } & Range)
  | DrawRejection;

export const HOST_COMMAND_FIELDS: FieldsOf<HostCommand<unknown>, 'type'> = {
  start: {},
  skip: { seat: 'seat', command: 'command' },
  expire: { seat: 'seat', command: 'command' },
};

export const LEAVING_COMMAND_FIELDS: FieldsOf<LeavingCommand, 'type'> = {
  surrender: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
};

export const COMMON_EVENT_FIELDS: FieldsOf<CommonEvent, 'type'> = {
  'rolled-off': { seats: 'seats', faces: 'counts' },
  skipped: { seat: 'seat' },
  expired: { seat: 'seat' },
  'draw-offered': { seat: 'seat' },
  'draw-accepted': { seat: 'seat' },
  'draw-declined': { seat: 'seat' },
  'draw-lapsed': { seat: 'seat' },
  won: { seat: 'seat' },
  drawn: {},
};

export const COMMON_REJECTION_FIELDS: FieldsOf<CommonRejection, 'code'> = {
  'unknown-command': {},
  'game-over': {},
  'host-only': {},
  'unknown-seat': { seat: 'seat' },
  'seat-out': { seat: 'seat' },
  'not-your-turn': { toAct: 'seats' },
  'wrong-phase': { phase: 'phase' },
  'not-the-default': { seat: 'seat' },
  'unknown-territory': { territory: 'territory' },
  'armies-out-of-range': { armies: 'count', least: 'count', most: 'count' },
  'draw-offered': { by: 'seat' },
  'no-draw-offered': {},
  'draw-agreed': {},
};
