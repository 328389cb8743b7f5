import type { Dice, OrdersRules, Seat } from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { answerWith } from './answers.ts';
import { searchOrder, type Thoroughness } from './search.ts';
import { cappedBid, chooseConversion, fairPrice, lotQuality, placeFirst } from './setup.ts';

const THOROUGHNESS: Thoroughness = { worlds: 3, pace: 1000, sharpness: 0, campaigns: 5, nodes: 120 };

/** Imagines what the others will order, and looks for the best answer to it. */
export function hardOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  return answerWith({
    bid: (view) =>
      cappedBid(view, seat, fairPrice(rules, view) * lotQuality(rules, view, seat) + dice.below(3) - 1),
    convert: (view) => chooseConversion(rules, view, seat, 1),
    place: (view, offer) => placeFirst(rules, view, seat, offer.troops, dice, 0.2),
    order: (view, offer, budget) => searchOrder(rules, view, seat, offer.troops, dice, THOROUGHNESS, budget),
  });
}
