import type { Seat } from '../vocabulary.ts';
import { type Dice, rollDice } from './dice.ts';

/** One roll of a die for each seat. */
export interface RolledOff {
  readonly type: 'rolled-off';
  readonly seats: readonly Seat[];
  readonly faces: readonly number[];
}

type Report = (event: RolledOff) => void;

/** S-2: returns the seat with the highest die; tied seats roll again. */
export function rollOff(dice: Dice, seats: readonly Seat[], report: Report): Seat {
  let left = seats;
  while (left.length > 1) {
    const faces = rollEach(dice, left, report);
    const highest = Math.max(...faces);
    left = left.filter((_, i) => faces[i] === highest);
  }
  return left[0];
}

/** FG-19: returns all seats, the highest die first; tied seats roll again for their places. */
export function rankByRoll(dice: Dice, seats: readonly Seat[], report: Report): Seat[] {
  if (seats.length < 2) return [...seats];
  const faces = rollEach(dice, seats, report);
  return [6, 5, 4, 3, 2, 1].flatMap((face) => {
    const tied = seats.filter((_, i) => faces[i] === face);
    return rankByRoll(dice, tied, report);
  });
}

function rollEach(dice: Dice, seats: readonly Seat[], report: Report): number[] {
  const faces = seats.map(() => rollDice(dice, 1)[0]);
  report({ type: 'rolled-off', seats, faces });
  return faces;
}
