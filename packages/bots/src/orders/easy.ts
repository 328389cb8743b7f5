import {
  type Dice,
  type Order,
  type OrdersPosition,
  type OrdersRules,
  type Seat,
  territoriesOf,
} from '@rubicon/engine';
import type { Act } from '../bot.ts';
import { pick } from '../chance.ts';
import { answerWith } from './answers.ts';
import { cappedBid, chooseConversion, placeFirst } from './setup.ts';
import { beginSheet, deployTo, finishSheet, send } from './sheet-writer.ts';

/** The highest bid it makes for one lot. */
const HIGHEST_BID = 9;

/** Goes for its objectives and weak neighbours and nothing else; sometimes it misses a chance. */
export function easyOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  const { neighbours } = rules.board;

  function order(view: OrdersPosition, troops: number): Order {
    const own = territoriesOf(view, seat);
    const unfinished = beginSheet(rules, view, seat, troops);
    const isWanted = (t: number) => view.objectives[t] === seat && view.owner[t] !== seat;
    const isEdge = (t: number) => neighbours[t].some((n) => view.owner[n] !== seat);
    const near = own.filter((t) => neighbours[t].some(isWanted));
    const edges = own.filter(isEdge);
    while (unfinished.left > 0) {
      const places = near.length > 0 && dice.below(3) > 0 ? near : edges.length > 0 ? edges : own;
      deployTo(unfinished, pick(places, dice), 1);
    }
    for (const from of own) {
      if (dice.below(4) === 0) continue;
      const targets = neighbours[from].filter((n) => view.owner[n] !== seat && unfinished.coming[n] === 0);
      const weak = targets.filter((n) => view.armies[n] < unfinished.free[from] - 1);
      const wanted = weak.filter(isWanted);
      if (weak.length === 0) {
        if (targets.length === 0 && neighbours[from].length > 0 && unfinished.free[from] > 1)
          send(unfinished, from, pick(neighbours[from], dice), unfinished.free[from] - 1, 1);
        continue;
      }
      const to = pick(wanted.length > 0 ? wanted : weak, dice);
      send(unfinished, from, to, view.armies[to] + 1, 1);
    }
    return finishSheet(unfinished);
  }

  return answerWith({
    bid: (view) => cappedBid(view, seat, dice.below(HIGHEST_BID + 1)),
    convert: (view) => chooseConversion(rules, view, seat),
    place: (view, offer) => placeFirst(rules, view, seat, offer.troops, dice, 2),
    order: (view, offer) => order(view, offer.troops),
  });
}
