import { type OrdersPosition, type OrdersRules, objectivesOf, type Seat } from '@rubicon/engine';
import { roundsAfter } from './worth.ts';

/** The minimum number of rounds for a seat to reach each territory; 0 for those it holds. */
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

/** Returns the objectives that a seat can no longer reach: they are only good for cash. */
export function lostObjectives(rules: OrdersRules, view: OrdersPosition, seat: Seat): number[] {
  const objectives = objectivesOf(view, seat);
  if (objectives.length === 0) return objectives;
  const rounds = roundsTo(rules, view, seat);
  return objectives.filter((t) => rounds[t] > roundsAfter(rules, view) + 1);
}
