import { NEUTRAL, type Seat, type TurnsPosition } from '@rubicon/engine';
import type { Holdings } from './script/prospects.ts';

/** The odds at which the strongest seat attacks in a long game, so that the game ends. */
export const EVEN = 0.5;

const LONG = 25; // turns of every seat

export const isLong = ({ turn, status }: TurnsPosition): boolean => turn > LONG * status.length;

/** The armies on the board by owner. */
function armiesBy({ owner, armies }: Holdings): Float64Array {
  const sums = new Float64Array(NEUTRAL + 1);
  for (let t = 0; t < owner.length; t++) if (owner[t] >= 0) sums[owner[t]] += armies[t];
  return sums;
}

/** Whether a seat has more armies than all others together. */
export function isAboveAll(view: Holdings, seat: Seat): boolean {
  const sums = armiesBy(view);
  return sums[seat] > sums.reduce((all, armies) => all + armies, 0) / 2;
}

/** Whether no other seat has more armies. */
export function isStrongest(view: TurnsPosition, seat: Seat): boolean {
  const sums = armiesBy(view);
  return view.status.every((_, s) => sums[s] <= sums[seat]);
}
