import type { Dice, OrdersRules, Seat } from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { answerWith } from './answers.ts';
import { searchOrder, type Thoroughness } from './search.ts';
import { cappedBid, chooseConversion, fairPrice, lotQuality, placeFirst } from './setup.ts';

const THOROUGHNESS: Thoroughness = { worlds: 6, pace: 150, sharpness: 30, campaigns: 10, nodes: 1500 };

/** Imagines many ways in which the others may order, and searches long for what is best on the whole. */
export function expertOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  return answerWith({
    bid: (view) =>
      cappedBid(view, seat, fairPrice(rules, view) * lotQuality(rules, view, seat) + dice.below(3) - 1),
    convert: (view) => chooseConversion(rules, view, seat, 1),
    place: (view, offer) => placeFirst(rules, view, seat, offer.troops, dice, 0.2),
    order: (view, offer, budget) => searchOrder(rules, view, seat, offer.troops, dice, THOROUGHNESS, budget),
  });
}
