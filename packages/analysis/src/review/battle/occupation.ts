import { clonePosition, evolve, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { outlook } from '../outlook.ts';
import { bestFor, type Values } from '../values.ts';

/** The number of parts into which the armies that may move in are divided. */
const PARTS = 3;

/** The most armies that can move into a captured territory. */
export const mostToMove = ({ armyLimit }: TurnsRules, { armies, from, dice }: TurnsPosition): number =>
  Math.max(dice, Math.min(armies[from] - 1, armyLimit));

/** The numbers of armies to try: the fewest, the most, and some in between. */
function occupations(rules: TurnsRules, position: TurnsPosition): number[] {
  const { dice } = position;
  const most = mostToMove(rules, position);
  const counts = Array.from({ length: PARTS + 1 }, (_, part) =>
    Math.round(dice + ((most - dice) * part) / PARTS),
  );
  return [...new Set(counts)];
}

/** The value of a position in which armies are about to move in, with the number that is best for the conqueror. */
export function valueOfCapture(rules: TurnsRules, position: TurnsPosition): Values {
  const { from, to, seat } = position;
  const values = occupations(rules, position).map((armies) => {
    const after = clonePosition(position);
    evolve(after, { type: 'occupied', from, to, armies });
    return outlook(rules, after);
  });
  return bestFor(seat, values);
}
