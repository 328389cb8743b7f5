import { NOBODY, type OrdersPosition, type OrdersRules, type Seat } from '@rubicon/engine';

/** The number of rounds after this one. */
export function roundsAfter(rules: OrdersRules, { round }: OrdersPosition): number {
  return Math.max(0, rules.rounds - round);
}

/** The value of one more troop in points, while there are rounds to use it in. */
const TROOP = 0.5;

/**
 * The value in points, by territory, of holding it after this round. Counts the seat's objectives, continents that are
 * nearly complete or that another seat would lose, and the troops of the remaining rounds.
 */
export function worths(rules: OrdersRules, view: OrdersPosition, seat: Seat): number[] {
  const { board, points, income } = rules;
  const rounds = roundsAfter(rules, view);
  const plain = points.territory + (TROOP * rounds) / income.territories;
  const worth = view.objectives.map((place) =>
    place === seat ? plain + points.objective - points.territory : plain,
  );
  for (const { territories, bonus } of board.continents) {
    const missing = territories.filter((t) => view.owner[t] !== seat).length;
    const held = bonus * (1 + TROOP * rounds);
    for (const t of territories) worth[t] += held / Math.max(1, missing) ** 2;
    const other = view.owner[territories[0]];
    if (other !== NOBODY && other !== seat && territories.every((t) => view.owner[t] === other))
      for (const t of territories) worth[t] += held / 2;
  }
  return worth;
}
