import {
  isTurns,
  legal,
  type Offer,
  type OrdersPosition,
  type OrdersRules,
  type Seat,
  type SeatCommand,
  type TurnsPosition,
  type TurnsRules,
} from '@rubicon/engine';
import { gameOf } from '../games.ts';
import type { Room } from './room.ts';

/** A decision of the person at the keyboard: the view of the seat and its offers. */
export type Decision = TurnsDecision | OrdersDecision;

interface Common {
  readonly room: Room;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
}

export interface TurnsDecision extends Common {
  readonly family: 'turns';
  readonly rules: TurnsRules;
  readonly view: TurnsPosition;
}

export interface OrdersDecision extends Common {
  readonly family: 'orders';
  readonly rules: OrdersRules;
  readonly view: OrdersPosition;
}

export function decisionOf(room: Room, seat: Seat): Decision {
  const { rules, view } = room.client.replica;
  const game = gameOf(rules, view);
  const offers = legal(rules, view, seat);
  if (isTurns(game)) return { family: 'turns', room, seat, offers, rules: game.rules, view: game.position };
  return { family: 'orders', room, seat, offers, rules: game.rules, view: game.position };
}

export type OfferOf<Type extends Offer['type']> = Extract<Offer, { type: Type }>;

export function offersOf<Type extends Offer['type']>({ offers }: Decision, type: Type): OfferOf<Type>[] {
  return offers.filter((offer): offer is OfferOf<Type> => offer.type === type);
}

export function isOffered({ offers }: Decision, type: SeatCommand['type']): boolean {
  return offers.some((offer) => offer.type === type);
}
