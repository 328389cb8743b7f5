import type { Sample } from '@rubicon/bots/tuning';
import { OWNERS, seatsIn, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { ASPECT_COUNT, describe } from './aspects.ts';

const rows = new Float64Array(OWNERS * ASPECT_COUNT);

/** Returns a training sample for a network: the aspects of the seats still in, and which of them won. */
export function sampleOf(rules: TurnsRules, position: TurnsPosition, winner: number): Sample {
  const seats = seatsIn(position);
  describe(rules, position, rows);
  const own = new Float32Array(seats.length * ASPECT_COUNT);
  seats.forEach((seat, place) => {
    own.set(rows.subarray(seat * ASPECT_COUNT, (seat + 1) * ASPECT_COUNT), place * ASPECT_COUNT);
  });
  return { seats: seats.length, winner: seats.indexOf(winner), rows: own };
}
