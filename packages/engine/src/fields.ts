import type { Command, Offer, Rejection } from './turns/command.ts';
import type { Event } from './turns/event.ts';

/**
 * What each field of a command, event, offer or rejection is, in the order in which people write them.
 * Codecs, the command notation and the JSON Schema of records all read these tables.
 */
export type FieldKind =
  | 'count' // a whole number
  | 'counts'
  | 'seat' // a number, 'host' for the host
  | 'seats'
  | 'owner' // a seat's number or 'neutral'
  | 'owners' // by territory
  | 'armies' // by territory
  | 'reserve' // by owner, those who have any
  | 'territory' // its id
  | 'territory?' // left out when there is none
  | 'territories'
  | 'card' // the id of its territory, 'wild-1', 'hidden' …
  | 'cards'
  | 'places' // pairs of territory and armies
  | 'phase'
  | 'trading'
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
  claim: { territory: 'territory' },
  place: { places: 'places' },
  'place-rest': { places: 'places' },
  trade: { cards: 'cards', extra: 'territory?' },
  attack: { from: 'territory', to: 'territory', dice: 'count' },
  assault: { from: 'territory', to: 'territory', stopAt: 'count' },
  defend: { dice: 'count' },
  occupy: { armies: 'count' },
  'end-attacks': {},
  fortify: { from: 'territory', to: 'territory', armies: 'count' },
  'end-turn': {},
  surrender: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
};

export const EVENT_FIELDS: FieldsOf<Event, 'type'> = {
  'rolled-off': { seats: 'seats', faces: 'counts' },
  started: { seat: 'seat', reserve: 'reserve' },
  dealt: { owners: 'owners' },
  spread: { armies: 'armies' },
  prompted: { phase: 'phase', seat: 'seat', armies: 'count', neutral: 'count' },
  claimed: { seat: 'seat', territory: 'territory' },
  'turn-began': { seat: 'seat', armies: 'count', trading: 'trading' },
  traded: {
    seat: 'seat',
    cards: 'cards',
    armies: 'count',
    extra: 'territory?',
    extraArmies: 'count',
    trading: 'trading',
  },
  placed: { seat: 'seat', territory: 'territory', armies: 'count' },
  'attacks-began': { seat: 'seat' },
  announced: { from: 'territory', to: 'territory', dice: 'count', stopAt: 'count' },
  rolled: {
    from: 'territory',
    to: 'territory',
    attack: 'counts',
    defence: 'counts',
    attackersLost: 'count',
    defendersLost: 'count',
  },
  captured: { seat: 'seat', from: 'territory', to: 'territory', loser: 'owner', dice: 'count' },
  eliminated: { seat: 'seat', by: 'seat', cards: 'cards', trading: 'trading' },
  occupied: { from: 'territory', to: 'territory', armies: 'count' },
  'attacks-ended': { seat: 'seat' },
  reshuffled: {},
  drew: { seat: 'seat', card: 'card' },
  fortified: { from: 'territory', to: 'territory', armies: 'count' },
  skipped: { seat: 'seat' },
  expired: { seat: 'seat' },
  surrendered: { seat: 'seat', cards: 'cards', unplaced: 'count' },
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
  claim: { territory: 'territory' },
  place: { territory: 'territory', least: 'count', most: 'count' },
  'place-rest': { armies: 'count', neutral: 'count' },
  trade: { cards: 'cards', extras: 'territories' },
  attack: { from: 'territory', to: 'territory', least: 'count', most: 'count' },
  assault: { from: 'territory', to: 'territory', least: 'count', most: 'count' },
  fortify: { from: 'territory', to: 'territory', least: 'count', most: 'count' },
  defend: { least: 'count', most: 'count' },
  occupy: { least: 'count', most: 'count' },
  'end-attacks': {},
  'end-turn': {},
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
  'not-yours': { territory: 'territory' },
  'already-claimed': { territory: 'territory' },
  'nothing-to-place': {},
  'no-places': {},
  'armies-out-of-range': { armies: 'count', least: 'count', most: 'count' },
  'not-the-rest': { armies: 'count', neutral: 'count' },
  'must-trade': { cards: 'count' },
  'armies-to-place': { armies: 'count' },
  'trading-closed': {},
  'not-your-card': { card: 'card' },
  'not-a-set': { cards: 'cards' },
  'wrong-extra': { extra: 'territory?', extras: 'territories' },
  'own-territory': { territory: 'territory' },
  'not-adjacent': { from: 'territory', to: 'territory' },
  'too-few-armies': { territory: 'territory', armies: 'count' },
  'dice-out-of-range': { dice: 'count', least: 'count', most: 'count' },
  'stop-out-of-range': { stopAt: 'count', least: 'count', most: 'count' },
  'draw-offered': { by: 'seat' },
  'no-draw-offered': {},
  'draw-agreed': {},
};
