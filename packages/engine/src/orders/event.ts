import type { CommonEvent } from '../codec/messages.ts';
import type { Seat, TerritoryIndex } from '../vocabulary.ts';
import type { SheetCommand } from './command.ts';
import type { HiddenSheet } from './sheets/sheet.ts';

/** AR-16: why an order was done in part or ignored. */
export const REASONS = [
  'none', // done as written
  'too-many', // more than there was: done in part
  // all others: ignored
  'nothing-ordered', // 0 troops
  'nothing-left', // all troops of the round are deployed already
  'not-yours',
  'no-troops', // the territory has no owner
  'moved-already', // all troops there have moved in this round
  'same-territory',
  'not-adjacent',
  'not-an-objective', // not an objective of the seat
  'cashed-already',
] as const;
export type Reason = (typeof REASONS)[number];

/** The event of this type. */
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The events of a game. Every outcome of chance and every change of phase is in an event. */
export type Event =
  | CommonEvent
  // set-up
  | { readonly type: 'tokens-dealt'; readonly tokens: number }
  | {
      readonly type: 'objectives-dealt';
      readonly seat: Seat;
      readonly objectives: readonly TerritoryIndex[]; // hidden from all others
    }
  | { readonly type: 'came-up'; readonly territories: readonly TerritoryIndex[] }
  | {
      readonly type: 'lot-won';
      readonly seat: Seat;
      readonly territories: readonly TerritoryIndex[];
      readonly tokens: number;
    }
  | { readonly type: 'lot-left'; readonly territories: readonly TerritoryIndex[] }
  | { readonly type: 'conversion-began' }
  | { readonly type: 'converted'; readonly seat: Seat; readonly territories: readonly TerritoryIndex[] }
  | { readonly type: 'token-taken'; readonly seat: Seat }
  | { readonly type: 'deployment-began'; readonly troops: number } // for each seat
  // sheets
  | {
      readonly type: 'committed';
      readonly seat: Seat;
      readonly sheet: SheetCommand | HiddenSheet; // hidden from all others
    }
  | { readonly type: 'opened'; readonly seat: Seat; readonly sheet: SheetCommand }
  // a round: one event for each order, with its result
  | { readonly type: 'round-began'; readonly round: number; readonly seat: Seat } // with the first-player token
  | {
      readonly type: 'cashed';
      readonly seat: Seat;
      readonly territory: TerritoryIndex;
      readonly troops: number; // troops for it
      readonly reason: Reason;
    }
  | {
      readonly type: 'deployed';
      readonly seat: Seat;
      readonly territory: TerritoryIndex;
      readonly asked: number; // troops as written
      readonly troops: number; // troops placed
      readonly reason: Reason;
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: TerritoryIndex;
      readonly to: TerritoryIndex;
      readonly asked: number; // troops as written
      readonly troops: number; // troops moved; a fight follows if another seat's are there
      readonly reason: Reason;
    }
  | {
      readonly type: 'fought';
      readonly seat: Seat;
      readonly defender: Seat;
      readonly territory: TerritoryIndex;
      readonly attackers: number;
      readonly defenders: number;
      readonly attackersLeft: number;
      readonly defendersLeft: number;
    }
  | {
      readonly type: 'supply-cut';
      readonly seat: Seat;
      readonly territory: TerritoryIndex;
      readonly troops: number; // removed
    }
  // leaving and ending
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly territories: number; // held
      readonly objectives: readonly TerritoryIndex[]; // all that were not cashed in, held or not
      readonly continents: number; // points for those held
      readonly points: number;
    }
  | { readonly type: 'gave-up'; readonly seat: Seat };
