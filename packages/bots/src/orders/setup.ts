import {
  type Dice,
  NOBODY,
  type OrdersPosition,
  type OrdersRules,
  objectivesOf,
  type Place,
  type Seat,
} from '@rubicon/engine';
import type { Answers } from './answers.ts';

/**
 * Rates a starting territory: many exits, objectives and territories of the seat nearby, a continent that is small or
 * partly held.
 */
function startWorth(rules: OrdersRules, view: OrdersPosition, seat: Seat, territory: number): number {
  const { board } = rules;
  let worth = 3 + 0.1 * board.neighbours[territory].length;
  for (const n of board.neighbours[territory]) {
    if (view.objectives[n] === seat) worth += 1.5;
    if (view.starts[n] === seat) worth += 0.5;
  }
  const { bonus, territories } = board.continents[board.territories[territory].continent];
  const own = territories.filter((t) => view.starts[t] === seat || view.objectives[t] === seat).length;
  return worth + (bonus * (1 + own)) / territories.length;
}

/** Rates the current lot; 1 is average. */
function lotQuality(rules: OrdersRules, view: OrdersPosition, seat: Seat): number {
  const sum = (territories: readonly number[]) =>
    territories.reduce((total, t) => total + startWorth(rules, view, seat, t), 0);
  const usual = sum([...rules.board.neighbours.keys()]) / rules.board.size;
  return sum(view.lot) / (usual * rules.lot);
}

/** The average price of a lot if the remaining tokens buy all remaining lots. */
function fairPrice(rules: OrdersRules, view: OrdersPosition): number {
  const hidden = view.objectivesLeft.reduce((sum, count) => sum + count, 0);
  const toCome = view.objectives.filter((place) => place >= NOBODY).length - hidden;
  const lots = 1 + Math.ceil(toCome / rules.lot);
  return view.tokens.reduce((sum, tokens) => sum + tokens, 0) / lots;
}

/** A bid that never exceeds the richest other seat by more than 1. */
export function cappedBid(view: OrdersPosition, seat: Seat, tokens: number): number {
  const others = view.tokens.filter((_, other) => other !== seat);
  return Math.max(0, Math.min(Math.round(tokens), Math.max(...others) + 1, view.tokens[seat]));
}

/** Objectives are worth more than starting territories, so only one is converted: the one with the most exits. */
export function chooseConversion(rules: OrdersRules, view: OrdersPosition, seat: Seat): number[] {
  const ways = (t: number) => rules.board.neighbours[t].length;
  return objectivesOf(view, seat)
    .sort((a, b) => ways(b) - ways(a))
    .slice(0, 1);
}

/**
 * The first troops: one everywhere, then one by one where they gain most: next to empty territories, above all the
 * seat's objectives. `noise` is the random error of the choice.
 */
export function placeFirst(
  rules: OrdersRules,
  view: OrdersPosition,
  seat: Seat,
  troops: number,
  dice: Dice,
  noise: number,
): Place[] {
  const { board } = rules;
  const starts = view.starts.flatMap((owner, t) => (owner === seat ? t : []));
  const chances = starts.map((t) => {
    let chance = 0.6;
    for (const n of board.neighbours[t]) {
      if (view.objectives[n] === seat) chance += 1.5;
      else if (view.starts[n] === NOBODY) chance += 0.6;
      else if (view.starts[n] !== seat) chance += 0.35;
    }
    return chance * (1 + (noise * dice.below(100)) / 100);
  });
  const counts = starts.map((_, i) => (i < troops ? 1 : 0));
  for (let left = troops - starts.length; left > 0; left--) {
    let best = 0;
    for (let i = 1; i < starts.length; i++)
      if (chances[i] / counts[i] > chances[best] / counts[best]) best = i;
    counts[best]++;
  }
  return starts.flatMap((t, i): Place[] => (counts[i] > 0 ? [[t, counts[i]]] : []));
}

/** A careful set-up: bids what a lot is worth, converts at most one objective, places troops where they help. */
export function soundSetup(
  rules: OrdersRules,
  seat: Seat,
  dice: Dice,
): Pick<Answers, 'bid' | 'convert' | 'place'> {
  return {
    bid: (view) => {
      const price = fairPrice(rules, view) * lotQuality(rules, view, seat);
      return cappedBid(view, seat, price + dice.below(3) - 1); // so that the bid cannot be predicted
    },
    convert: (view) => chooseConversion(rules, view, seat),
    place: (view, { troops }) => placeFirst(rules, view, seat, troops, dice, 0.2),
  };
}
