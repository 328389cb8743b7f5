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
import { beginDraft, deployTo, finishDraft, send } from './draft.ts';
import { cappedBid, chooseConversion, placeFirst } from './setup.ts';

/** The highest bid it makes for one lot. */
const HIGHEST_BID = 9;

/** Likes its objectives and weak neighbours, and looks at nothing else; now and then it leaves a chance alone. */
export function easyOrders(rules: OrdersRules, seat: Seat, dice: Dice): Act<'orders'> {
  const { neighbours } = rules.board;

  function order(view: OrdersPosition, troops: number): Order {
    const own = territoriesOf(view, seat);
    const draft = beginDraft(rules, view, seat, troops);
    const isWanted = (t: number) => view.objectives[t] === seat && view.owner[t] !== seat;
    const isEdge = (t: number) => neighbours[t].some((n) => view.owner[n] !== seat);
    const near = own.filter((t) => neighbours[t].some(isWanted));
    const edges = own.filter(isEdge);
    while (draft.left > 0) {
      const places = near.length > 0 && dice.below(3) > 0 ? near : edges.length > 0 ? edges : own;
      deployTo(draft, pick(places, dice), 1);
    }
    for (const from of own) {
      if (dice.below(4) === 0) continue;
      const targets = neighbours[from].filter((n) => view.owner[n] !== seat && draft.coming[n] === 0);
      const weak = targets.filter((n) => view.armies[n] < draft.free[from] - 1);
      const wanted = weak.filter(isWanted);
      if (weak.length === 0) {
        if (targets.length === 0 && neighbours[from].length > 0 && draft.free[from] > 1)
          send(draft, from, pick(neighbours[from], dice), draft.free[from] - 1, 1);
        continue;
      }
      const to = pick(wanted.length > 0 ? wanted : weak, dice);
      send(draft, from, to, view.armies[to] + 1, 1);
    }
    return finishDraft(draft);
  }

  return answerWith({
    bid: (view) => cappedBid(view, seat, dice.below(HIGHEST_BID + 1)),
    convert: (view) => chooseConversion(rules, view, seat),
    place: (view, offer) => placeFirst(rules, view, seat, offer.troops, dice, 2),
    order: (view, offer) => order(view, offer.troops),
  });
}
