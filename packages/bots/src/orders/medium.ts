import type { Dice, OrdersRules, Seat } from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { answerWith } from './answers.ts';
import { writeCampaign } from './campaign.ts';
import { cappedBid, chooseConversion, fairPrice, lotQuality, placeFirst } from './setup.ts';

/** By how much its judgement varies, so that nobody knows its orders beforehand. */
const WHIM = 0.1;

/** Values territories, objectives, continents and income; attacks where it is stronger and guards what it needs. */
export function mediumOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  return answerWith({
    bid: (view) =>
      cappedBid(view, seat, fairPrice(rules, view) * lotQuality(rules, view, seat) + dice.below(3) - 1),
    convert: (view) => chooseConversion(rules, view, seat, 1),
    place: (view, offer) => placeFirst(rules, view, seat, offer.troops, dice, 0.2),
    order: (view, offer) => writeCampaign(rules, view, seat, offer.troops, dice, WHIM),
  });
}
