import type { Dice } from '../chance/dice.ts';
import type { CommonRules } from '../rules.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Position } from './position.ts';

/** Everything that editions and options decide, resolved once. Code asks these slots, never which edition it is. */
export interface Rules extends CommonRules {
  readonly family: 'orders';

  readonly rounds: number;
  /** Objectives dealt to each seat; some territories must be left for the bidding. */
  readonly objectives: number;
  /** Tokens for bids, for each seat. */
  readonly tokens: number;
  /** Territories that come up for bids at a time. */
  readonly lot: number;
  /** Troops that each seat places first. */
  readonly troops: number;
  /** Troops of a round: one for this many territories, and the minimum. */
  readonly income: { readonly territories: number; readonly least: number };
  /** Troops for an objective cashed in. */
  readonly cash: number;
  /** Points for a territory, and for one that is the seat's objective. */
  readonly points: { readonly territory: number; readonly objective: number };
}

/** AR-1 */
const ROUNDS: Readonly<Record<number, number>> = { 3: 7, 4: 5, 5: 6, 6: 7 };
export const roundsFor = (players: number): number => ROUNDS[players];

/** AR-6 */
const TROOPS: Readonly<Record<number, number>> = { 3: 24, 4: 18, 5: 14, 6: 12 };
export const troopsFor = (players: number): number => TROOPS[players];

/** AR-2; on a board too small for three each, fewer, so that some territories are left to bid for. */
export const objectivesFor = (players: number, size: number): number =>
  Math.min(3, Math.floor((size - 1) / players));

/** One command being carried out. */
export interface Play {
  readonly rules: Rules;
  readonly position: Position;
  readonly dice: Dice;
  readonly log: Event[] | undefined;
}

export function emit(play: Play, event: Event): void {
  evolve(play.position, event);
  if (play.log !== undefined) play.log.push(event);
}
