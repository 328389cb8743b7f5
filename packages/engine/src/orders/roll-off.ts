import { rollDice } from '../dice.ts';
import type { Seat } from '../vocabulary.ts';
import { emit, type Play } from './rules.ts';

/** Settles a tie by die: the highest of these seats; those tied for it roll again. */
export function rollOff(play: Play, seats: readonly Seat[]): Seat {
  while (seats.length > 1) {
    const faces = seats.map(() => rollDice(play.dice, 1)[0]);
    emit(play, { type: 'rolled-off', seats, faces });
    const highest = Math.max(...faces);
    seats = seats.filter((_, i) => faces[i] === highest);
  }
  return seats[0];
}

/** The seats with the highest figure, in the order in which they sit. */
export function highest(figures: readonly number[]): Seat[] {
  const most = Math.max(...figures);
  return figures.flatMap((figure, seat) => (figure === most ? seat : []));
}
