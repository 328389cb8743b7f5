import type {
  Offer,
  OrdersPosition,
  OrdersRules,
  Position,
  Rules,
  Seat,
  TurnsPosition,
  TurnsRules,
} from '@rubicon/engine';
import type { WireSeat } from '@rubicon/protocol/wire';
import type { Words } from '../../words/words.ts';

/** A seat that has to decide: what it knows, its offers, and the words. */
interface Decision<R extends Rules, P extends Position> {
  readonly rules: R;
  readonly view: P;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  readonly seats: readonly WireSeat[];
  readonly words: Words;
  readonly isShared: boolean; // several people play at this screen
}

export type TurnsDecision = Decision<TurnsRules, TurnsPosition>;
export type OrdersDecision = Decision<OrdersRules, OrdersPosition>;

export type OfferOf<Type extends Offer['type']> = Extract<Offer, { type: Type }>;

export function offersOf<Type extends Offer['type']>(
  { offers }: { readonly offers: readonly Offer[] },
  type: Type,
): OfferOf<Type>[] {
  return offers.filter((offer): offer is OfferOf<Type> => offer.type === type);
}
