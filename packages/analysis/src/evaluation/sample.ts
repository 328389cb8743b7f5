import { seatsIn, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { ASPECT_COUNT } from './aspects.ts';
import { ROWS } from './network.ts';
import { depict, emptyPicture, type Picture } from './picture.ts';
import { REGION_COUNT } from './regions.ts';
import { RIVAL_COUNT } from './rivals.ts';

/** A position to learn from: the rows of the seats still in, and which of them won. */
export interface Sample {
  readonly seats: number;
  readonly winner: number;
  readonly rows: Readonly<Record<keyof Picture, Float32Array>>;
}

const picture = emptyPicture();

export function sampleOf(rules: TurnsRules, position: TurnsPosition, winner: number): Sample {
  const seats = seatsIn(position);
  depict(rules, position, picture, { rivals: true, regions: true });
  const rowsOf = (all: Float64Array, cells: number): Float32Array => {
    const own = new Float32Array(seats.length * cells);
    seats.forEach((seat, place) => {
      own.set(all.subarray(seat * cells, (seat + 1) * cells), place * cells);
    });
    return own;
  };
  const rows = {
    seats: rowsOf(picture.seats, ASPECT_COUNT),
    rivals: rowsOf(picture.rivals, ROWS.rivals * RIVAL_COUNT),
    regions: rowsOf(picture.regions, ROWS.regions * REGION_COUNT),
  };
  return { seats: seats.length, winner: seats.indexOf(winner), rows };
}
