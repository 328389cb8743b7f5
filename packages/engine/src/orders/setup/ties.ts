import { rollOff } from '../../chance/roll-off.ts';
import type { Seat } from '../../vocabulary.ts';
import { emit, type Play } from '../rules.ts';

/** AR-3, AR-5: the seat with the highest number; a tie is settled by a die. */
export function highestSeat(play: Play, numbers: readonly number[]): Seat {
  const most = Math.max(...numbers);
  const tied = numbers.flatMap((number, seat) => (number === most ? seat : []));
  return rollOff(play.dice, tied, (event) => emit(play, event));
}
