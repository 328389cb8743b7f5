import type { LeavingCommand } from '../seats.ts';
import type { FieldsOf } from './field-kinds.ts';
import type { CommonEvent, CommonRejection, HostCommand } from './messages.ts';

/** The fields of the messages that all families share. */

export const HOST_COMMAND_FIELDS: FieldsOf<HostCommand<{ readonly type: string }>, 'type'> = {
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
  'draw-expired': { seat: 'seat' },
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
  'not-the-default': { seat: 'seat', command: 'command' },
  'unknown-territory': { territory: 'territory' },
  'armies-out-of-range': { armies: 'count', least: 'count', most: 'count' },
  'draw-offered': { by: 'seat' },
  'no-draw-offered': {},
  'draw-agreed': {},
};
