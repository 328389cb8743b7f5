import type { Dice, OrdersRules, Seat } from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { answerWith } from './answers.ts';
import { writeCampaign } from './campaign.ts';
import { soundSetup } from './setup.ts';

/** The random variation of its values, so that its orders cannot be predicted. */
const VARIATION = 0.1;

/** Values territories, objectives, continents and income; attacks where it is stronger and guards what it needs. */
export function mediumOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  return answerWith({
    ...soundSetup(rules, seat, dice),
    order: (view, { troops }) => writeCampaign(rules, view, seat, troops, dice, VARIATION),
  });
}
