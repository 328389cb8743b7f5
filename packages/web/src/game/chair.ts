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
import type { Words } from '../words/words.ts';

/** Where somebody sits who is to decide: what is known, what may be done, and the words for it. */
interface Chair<R extends Rules, P extends Position> {
  readonly rules: R;
  readonly view: P;
  readonly seat: Seat;
  readonly offers: readonly Offer[];
  readonly seats: readonly WireSeat[];
  readonly words: Words;
}

export type TurnsChair = Chair<TurnsRules, TurnsPosition>;
export type OrdersChair = Chair<OrdersRules, OrdersPosition>;

export type OfferOf<Type extends Offer['type']> = Extract<Offer, { type: Type }>;

export function offersOf<Type extends Offer['type']>(
  { offers }: { readonly offers: readonly Offer[] },
  type: Type,
): OfferOf<Type>[] {
  return offers.filter((offer): offer is OfferOf<Type> => offer.type === type);
}
