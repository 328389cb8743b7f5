import type { Dice, OrdersRules, Seat } from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { answerWith } from './answers.ts';
import { writeCampaign } from './campaign.ts';
import { soundSetup } from './setup.ts';

/** By how much its judgement varies, so that nobody knows its orders beforehand. */
const WHIM = 0.1;

/** Values territories, objectives, continents and income; attacks where it is stronger and guards what it needs. */
export function mediumOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  return answerWith({
    ...soundSetup(rules, seat, dice),
    order: (view, { troops }) => writeCampaign(rules, view, seat, troops, dice, WHIM),
  });
}
