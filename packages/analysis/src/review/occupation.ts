import { clonePosition, evolve, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { chances } from '../evaluation/chances.ts';
import { bestFor, type Values } from './values.ts';

/** The number of parts into which the armies that may move in are divided. */
const PARTS = 3;

/** The numbers of armies to try: the fewest, the most, and some in between. */
export function occupations({ armyLimit }: TurnsRules, { armies, from, dice }: TurnsPosition): number[] {
  const most = Math.max(dice, Math.min(armies[from] - 1, armyLimit));
  const counts = Array.from({ length: PARTS + 1 }, (_, part) =>
    Math.round(dice + ((most - dice) * part) / PARTS),
  );
  return [...new Set(counts)];
}

/** The value of a position in which armies are to move in: that of the best number for the conqueror. */
export function valueOfCapture(rules: TurnsRules, position: TurnsPosition): Values {
  const { from, to, seat } = position;
  const values = occupations(rules, position).map((armies) => {
    const after = clonePosition(position);
    evolve(after, { type: 'occupied', from, to, armies });
    return chances(rules, after);
  });
  return bestFor(seat, values);
}
