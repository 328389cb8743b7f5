import type { Faces } from '../dice.ts';
import type { Seat } from '../vocabulary.ts';
import type { Trading } from './position.ts';

/** Stands in a redacted event for a card the viewer may not know. */
export const HIDDEN_CARD = -1;

/** The event of this type. */
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** What happened. Every outcome of chance and every change of phase stands in an event. */
export type Event =
  // set-up
  | { readonly type: 'rolled-off'; readonly seats: readonly Seat[]; readonly faces: readonly number[] }
  | { readonly type: 'started'; readonly seat: Seat; readonly reserve: readonly number[] }
  | { readonly type: 'dealt'; readonly owners: readonly number[] }
  | { readonly type: 'spread'; readonly armies: readonly number[] }
  | {
      readonly type: 'prompted';
      readonly phase: 'claim' | 'deploy';
      readonly seat: Seat;
      readonly armies: number;
      readonly neutral: number;
    }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly territory: number }
  // the turn
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly armies: number; readonly trading: Trading }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly armies: number;
      readonly extra: number; // the territory of the extra armies, or NOBODY
      readonly extraArmies: number;
      readonly trading: Trading;
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly territory: number; readonly armies: number }
  | { readonly type: 'attacks-began'; readonly seat: Seat }
  | {
      readonly type: 'announced';
      readonly from: number;
      readonly to: number;
      readonly dice: number;
      readonly stopAt: number;
    }
  | {
      readonly type: 'rolled';
      readonly from: number;
      readonly to: number;
      readonly attack: Faces;
      readonly defence: Faces;
      readonly attackersLost: number;
      readonly defendersLost: number;
    }
  | {
      readonly type: 'captured';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly loser: number;
      readonly dice: number;
    }
  | {
      readonly type: 'eliminated';
      readonly seat: Seat;
      readonly by: Seat;
      readonly cards: readonly number[]; // go to `by`; hidden from everybody else
      readonly trading: Trading;
    }
  | { readonly type: 'occupied'; readonly from: number; readonly to: number; readonly armies: number }
  | { readonly type: 'attacks-ended'; readonly seat: Seat }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number } // hidden from everybody else
  | { readonly type: 'fortified'; readonly from: number; readonly to: number; readonly armies: number }
  // leaving and ending
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'expired'; readonly seat: Seat }
  | {
      readonly type: 'surrendered';
      readonly seat: Seat;
      readonly cards: readonly number[];
      readonly unplaced: number; // armies of the turn that are lost
    }
  | { readonly type: 'draw-offered'; readonly seat: Seat }
  | { readonly type: 'draw-accepted'; readonly seat: Seat }
  | { readonly type: 'draw-declined'; readonly seat: Seat }
  | { readonly type: 'draw-lapsed'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat }
  | { readonly type: 'drawn' };
