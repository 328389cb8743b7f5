import { type Rules, type Seat, seededDice } from '@rubicon/engine';
import { type Bot, botOf } from './bot.ts';
import { answeringDraws } from './draws.ts';
import { mediumOrders } from './orders/medium.ts';
import { operationsBot } from './turns/operations/operations-bot.ts';
import { STYLES } from './turns/operations/styles.ts';

/** Opponents with other styles than the bots, to measure the bots against. They are not offered to people. */
export const SPARRING: readonly { readonly name: keyof typeof STYLES; readonly about: string }[] = [
  {
    name: 'killer',
    about: 'eliminates any player it can afford to, trades in their cards and continues; attacks early',
  },
  { name: 'stalker', about: 'the same, but saves its armies until then' },
  { name: 'planner', about: 'plans many attacks in a row: completes continents, breaks those of the leader' },
  { name: 'settler', about: 'builds and guards one continent after another' },
  { name: 'raider', about: 'attacks weak territories everywhere' },
  { name: 'banker', about: 'draws a card every turn, saves its armies, and eliminates players late' },
  { name: 'avenger', about: 'hunts the leader with one large army' },
];

/** Returns undefined if no partner has that name. With written orders it plays like `medium`. */
export function makeSparringPartner(name: string, rules: Rules, seat: Seat, seed: string): Bot | undefined {
  const partner = SPARRING.find((entry) => entry.name === name);
  if (partner === undefined) return undefined;
  const dice = seededDice(`${seed}/seat ${seat}`);
  const bot =
    rules.family === 'turns'
      ? botOf('turns', operationsBot(rules, seat, dice, STYLES[partner.name]))
      : botOf('orders', mediumOrders(rules, seat, dice));
  return answeringDraws(bot, seat);
}
