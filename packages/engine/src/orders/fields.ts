import type { Command, Offer, Rejection } from './command.ts';
import type { Event } from './event.ts';

/**
 * What each field of a command, event, offer or rejection is, in the order in which people write them. New
 * here are `moves`, `sheet`, `reason` and `objectives`.
 */
export type FieldKind =
  | 'count' // a whole number
  | 'counts'
  | 'seat' // a number, 'host' for the host
  | 'seats'
  | 'territory' // its id
  | 'territories'
  | 'objectives' // territories, each 'hidden' when the viewer may not know it
  | 'places' // pairs of territory and troops
  | 'moves' // triples of territory, territory and troops
  | 'sheet' // the command of a seat, or 'hidden'
  | 'reason' // one of REASONS
  | 'phase'
  | 'command'; // a seat's command

type FieldsOf<Message, Tag extends keyof Message> = {
  readonly [Name in Message[Tag] & string]: {
    readonly [Field in keyof Omit<Extract<Message, Record<Tag, Name>>, Tag>]: FieldKind;
  };
};

export const COMMAND_FIELDS: FieldsOf<Command, 'type'> = {
  start: {},
  skip: { seat: 'seat', command: 'command' },
  expire: { seat: 'seat', command: 'command' },
  bid: { tokens: 'count' },
  convert: { territories: 'territories' },
  deploy: { places: 'places' },
  order: { cash: 'territories', deploy: 'places', moves: 'moves' },
  surrender: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
};

export const EVENT_FIELDS: FieldsOf<Event, 'type'> = {
  started: { tokens: 'count' },
  dealt: { seat: 'seat', objectives: 'objectives' },
  'came-up': { territories: 'territories' },
  'rolled-off': { seats: 'seats', faces: 'counts' },
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
  placed: { seat: 'seat', territory: 'territory', asked: 'count', troops: 'count', reason: 'reason' },
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
    objectives: 'objectives',
    continents: 'count',
    points: 'count',
  },
  skipped: { seat: 'seat' },
  expired: { seat: 'seat' },
  surrendered: { seat: 'seat' },
  'draw-offered': { seat: 'seat' },
  'draw-accepted': { seat: 'seat' },
  'draw-declined': { seat: 'seat' },
  'draw-lapsed': { seat: 'seat' },
  won: { seat: 'seat' },
  drawn: {},
};

export const OFFER_FIELDS: FieldsOf<Offer, 'type'> = {
  start: {},
  skip: { seat: 'seat', command: 'command' },
  expire: { seat: 'seat', command: 'command' },
  bid: { least: 'count', most: 'count' },
  convert: { territories: 'territories', least: 'count', most: 'count' },
  deploy: { territories: 'territories', troops: 'count' },
  order: { objectives: 'territories', troops: 'count' },
  surrender: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
};

export const REJECTION_FIELDS: FieldsOf<Rejection, 'code'> = {
  'unknown-command': {},
  'game-over': {},
  'host-only': {},
  'unknown-seat': { seat: 'seat' },
  'seat-out': { seat: 'seat' },
  'not-your-turn': { toAct: 'seats' },
  'wrong-phase': { phase: 'phase' },
  'not-the-default': { seat: 'seat' },
  'unknown-territory': { territory: 'territory' },
  'tokens-out-of-range': { tokens: 'count', least: 'count', most: 'count' },
  'armies-out-of-range': { armies: 'count', least: 'count', most: 'count' },
  'objectives-out-of-range': { objectives: 'count', least: 'count', most: 'count' },
  'not-an-objective': { territory: 'territory' },
  'named-twice': { territory: 'territory' },
  'too-many-entries': { entries: 'count', most: 'count' },
  'draw-offered': { by: 'seat' },
  'no-draw-offered': {},
  'draw-agreed': {},
};
