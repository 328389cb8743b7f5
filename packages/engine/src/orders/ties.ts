import { rollOff } from '../roll-off.ts';
import type { Seat } from '../vocabulary.ts';
import { emit, type Play } from './rules.ts';

/** AR-3, AR-5: the seat with the highest figure; a tie is settled by die. */
export function highestSeat(play: Play, figures: readonly number[]): Seat {
  const most = Math.max(...figures);
  const tied = figures.flatMap((figure, seat) => (figure === most ? seat : []));
  return rollOff(play.dice, tied, (event) => emit(play, event));
}
