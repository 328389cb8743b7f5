import { rollDice } from '../dice.ts';
import type { Seat } from '../vocabulary.ts';
import { emit, type Play } from './rules.ts';

/** S-2: the highest die; those tied for it roll again. */
export function highestRoller(play: Play, seats: readonly Seat[]): Seat {
  let left = seats;
  while (left.length > 1) {
    const faces = rollEach(play, left);
    const highest = Math.max(...faces);
    left = left.filter((_, i) => faces[i] === highest);
  }
  return left[0];
}

/** FG-19: all of them, the highest die first; those tied roll again for their places. */
export function rankByRoll(play: Play, seats: readonly Seat[]): Seat[] {
  if (seats.length < 2) return [...seats];
  const faces = rollEach(play, seats);
  return [6, 5, 4, 3, 2, 1].flatMap((face) =>
    rankByRoll(
      play,
      seats.filter((_, i) => faces[i] === face),
    ),
  );
}

function rollEach(play: Play, seats: readonly Seat[]): number[] {
  const faces = seats.map(() => rollDice(play.dice, 1)[0]);
  emit(play, { type: 'rolled-off', seats, faces });
  return faces;
}
