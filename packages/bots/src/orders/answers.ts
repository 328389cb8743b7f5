import type { Order, OrdersPosition, Place } from '@rubicon/engine';
import type { Act, Budget } from '../bot.ts';
import { type OfferOf, ofType } from '../chance.ts';

/** A player's answers, one function per phase. */
export interface Answers {
  bid(view: OrdersPosition, offer: OfferOf<'bid'>): number;
  convert(view: OrdersPosition, offer: OfferOf<'convert'>): readonly number[];
  place(view: OrdersPosition, offer: OfferOf<'deploy'>): readonly Place[];
  order(view: OrdersPosition, offer: OfferOf<'order'>, budget: Budget | undefined): Order;
}

/** Calls the answer for the current phase. */
export function answerWith(answers: Answers): Act<'orders'> {
  return (view, offers, budget) => {
    for (const offer of ofType(offers, 'order')) return answers.order(view, offer, budget);
    for (const offer of ofType(offers, 'bid')) return { type: 'bid', tokens: answers.bid(view, offer) };
    for (const offer of ofType(offers, 'deploy'))
      return { type: 'deploy', places: answers.place(view, offer) };
    for (const offer of ofType(offers, 'convert'))
      return { type: 'convert', territories: answers.convert(view, offer) };
    throw new Error('a bot was asked where nothing is to be written');
  };
}
