import { type Command, type Dice, expand, type Offer } from '@rubicon/engine';

export type OfferOf<Type extends Offer['type']> = Extract<Offer, { type: Type }>;

/** A random item, all equally likely. */
export function pick<T>(list: readonly T[], dice: Dice): T {
  const item = list[dice.below(list.length)];
  if (item === undefined) throw new Error('a bot was asked where nothing is legal');
  return item;
}

/** A random offer, then a random command inside it. */
export function anyOf(offers: readonly Offer[], dice: Dice): Command {
  return pick(expand(pick(offers, dice)), dice);
}

/** The offers of these types. */
export function ofType<Type extends Offer['type']>(
  offers: readonly Offer[],
  ...types: readonly Type[]
): OfferOf<Type>[] {
  return offers.filter((offer): offer is OfferOf<Type> => types.includes(offer.type as Type));
}
