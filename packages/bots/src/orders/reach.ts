import { type OrdersPosition, type OrdersRules, objectivesOf, type Seat } from '@rubicon/engine';
import { roundsAfter } from './worth.ts';

/** By territory: the rounds it takes a seat at least to get there; 0 for what it holds. */
function roundsTo({ board }: OrdersRules, { owner }: OrdersPosition, seat: Seat): number[] {
  const rounds = owner.map((holder) => (holder === seat ? 0 : Number.POSITIVE_INFINITY));
  const queue = [...rounds.keys()].filter((t) => rounds[t] === 0);
  for (const t of queue) {
    for (const n of board.neighbours[t]) {
      if (rounds[n] !== Number.POSITIVE_INFINITY) continue;
      rounds[n] = rounds[t] + 1;
      queue.push(n);
    }
  }
  return rounds;
}

/** The objectives of a seat that it cannot reach any more: they are good for nothing but cash. */
export function lostObjectives(rules: OrdersRules, view: OrdersPosition, seat: Seat): number[] {
  const objectives = objectivesOf(view, seat);
  if (objectives.length === 0) return objectives;
  const rounds = roundsTo(rules, view, seat);
  return objectives.filter((t) => rounds[t] > roundsAfter(rules, view) + 1);
}
