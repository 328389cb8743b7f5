import {
  type Command,
  type Dice,
  type OrdersPosition,
  type OrdersRules,
  type Seat,
  territoriesOf,
} from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { anyOf, type OfferOf, ofType, pick } from '../chance.ts';

/** The highest bid it makes for one lot. */
const HIGHEST_BID = 6;

/** Bids low, deploys and moves at random, sometimes cashes in an objective. */
export function randomOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  /** Places troops one by one on random choices of these territories. */
  const spread = (troops: number, territories: readonly number[]): [number, number][] => {
    if (territories.length === 0) return [];
    const counts = new Map<number, number>();
    for (let n = 0; n < troops; n++) {
      const territory = pick(territories, dice);
      counts.set(territory, (counts.get(territory) ?? 0) + 1);
    }
    return [...counts];
  };

  function order(view: OrdersPosition, { objectives, troops }: OfferOf<'order'>): Command {
    const own = territoriesOf(view, seat);
    const cash = objectives.filter(() => dice.below(10) === 0);
    const deploy = spread(troops + rules.cash * cash.length, own);
    const deployed = new Map(deploy);
    const moves = own.flatMap((from): [number, number, number][] => {
      const here = (view.armies[from] ?? 0) + (deployed.get(from) ?? 0);
      if (dice.below(2) === 0) return [];
      return [[from, pick(rules.board.neighbours[from] ?? [], dice), dice.below(here) + 1]];
    });
    return { type: 'order', cash, deploy, moves };
  }

  return (view, offers) => {
    const [bid] = ofType(offers, 'bid');
    if (bid !== undefined) return { type: 'bid', tokens: dice.below(Math.min(bid.most, HIGHEST_BID) + 1) };
    const [deployment] = ofType(offers, 'deploy');
    if (deployment !== undefined)
      return { type: 'deploy', places: spread(deployment.troops, deployment.territories) };
    const [sheet] = ofType(offers, 'order');
    return sheet === undefined ? anyOf(ofType(offers, 'convert'), dice) : order(view, sheet);
  };
}
