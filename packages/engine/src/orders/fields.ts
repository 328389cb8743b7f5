import type { FieldsOf } from '../codec/field-kinds.ts';
import {
  COMMON_EVENT_FIELDS,
  COMMON_REJECTION_FIELDS,
  HOST_COMMAND_FIELDS,
  LEAVING_COMMAND_FIELDS,
} from '../codec/message-fields.ts';
import type { Command, Offer, Rejection } from './command.ts';
import type { Event } from './event.ts';

export const COMMAND_FIELDS: FieldsOf<Command, 'type'> = {
  ...HOST_COMMAND_FIELDS,
  bid: { tokens: 'count' },
  convert: { territories: 'territories' },
  deploy: { places: 'places' },
  order: { cash: 'territories', deploy: 'places', moves: 'moves' },
  ...LEAVING_COMMAND_FIELDS,
};

export const EVENT_FIELDS: FieldsOf<Event, 'type'> = {
  ...COMMON_EVENT_FIELDS,
  'tokens-dealt': { tokens: 'count' },
  'objectives-dealt': { seat: 'seat', objectives: 'territories' },
  'came-up': { territories: 'territories' },
  'lot-won': { seat: 'seat', territories: 'territories', tokens: 'count' },
  'lot-left': { territories: 'territories' },
  'conversion-began': {},
  converted: { seat: 'seat', territories: 'territories' },
  'token-taken': { seat: 'seat' },
  'deployment-began': { troops: 'count' },
  committed: { seat: 'seat', sheet: 'sheet' },
  opened: { seat: 'seat', sheet: 'sheet' },
  'round-began': { round: 'count', seat: 'seat' },
  cashed: { seat: 'seat', territory: 'territory', troops: 'count', reason: 'reason' },
  deployed: { seat: 'seat', territory: 'territory', asked: 'count', troops: 'count', reason: 'reason' },
  moved: {
    seat: 'seat',
    from: 'territory',
    to: 'territory',
    asked: 'count',
    troops: 'count',
    reason: 'reason',
  },
  fought: {
    seat: 'seat',
    defender: 'seat',
    territory: 'territory',
    attackers: 'count',
    defenders: 'count',
    attackersLeft: 'count',
    defendersLeft: 'count',
  },
  'supply-cut': { seat: 'seat', territory: 'territory', troops: 'count' },
  scored: {
    seat: 'seat',
    territories: 'count',
    objectives: 'territories',
    continents: 'count',
    points: 'count',
  },
  'gave-up': { seat: 'seat' },
};

export const OFFER_FIELDS: FieldsOf<Offer, 'type'> = {
  ...HOST_COMMAND_FIELDS,
  bid: { least: 'count', most: 'count' },
  convert: { territories: 'territories', least: 'count', most: 'count' },
  deploy: { territories: 'territories', troops: 'count' },
  order: { objectives: 'territories', troops: 'count' },
  ...LEAVING_COMMAND_FIELDS,
};

export const REJECTION_FIELDS: FieldsOf<Rejection, 'code'> = {
  ...COMMON_REJECTION_FIELDS,
  'tokens-out-of-range': { tokens: 'count', least: 'count', most: 'count' },
  'objectives-out-of-range': { objectives: 'count', least: 'count', most: 'count' },
  'not-an-objective': { territory: 'territory' },
  'named-twice': { territory: 'territory' },
  'too-many-entries': { entries: 'count', most: 'count' },
};
