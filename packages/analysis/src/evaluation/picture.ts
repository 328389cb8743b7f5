import { situationOf, sketchOf } from '@rubicon/bots/mind';
import { MOST_SEATS, NOBODY, type Seat, type TurnsPosition, type TurnsRules } from '@rubicon/engine';
import { anticipate } from './anticipation.ts';
import { ASPECT_COUNT, describeSeats } from './aspects.ts';
import { describeRegions, REGION_COUNT, REGIONS } from './regions.ts';
import { describeRivals, RIVAL_COUNT } from './rivals.ts';
import { measureStrength } from './strength.ts';

/** A position as a network sees it. Rows of rivals and regions that begin with 0 are left out. */
export interface Picture {
  readonly seats: Float64Array; // ASPECT_COUNT cells for each seat
  readonly rivals: Float64Array; // RIVAL_COUNT cells for each seat and each other seat
  readonly regions: Float64Array; // REGION_COUNT cells for each seat and continent
}

export const emptyPicture = (): Picture => ({
  seats: new Float64Array(MOST_SEATS * ASPECT_COUNT),
  rivals: new Float64Array(MOST_SEATS * MOST_SEATS * RIVAL_COUNT),
  regions: new Float64Array(MOST_SEATS * REGIONS * REGION_COUNT),
});

const TINY = 0.001; // avoids a division by 0

/** Fills in the rows of every seat that is in the game; rivals and regions only on request. */
export function depict(
  rules: TurnsRules,
  position: TurnsPosition,
  picture: Picture,
  { rivals, regions }: { readonly rivals: boolean; readonly regions: boolean },
): void {
  const mover = moverOf(position);
  const situation = situationOf(rules, position, mover, mover);
  const sketch = anticipate(situation, position, sketchOf(position));
  const strength = measureStrength(rules, position, situation, sketch);
  describeSeats(rules, position, situation, sketch, strength, picture.seats);
  if (rivals) describeRivals(situation, sketch, strength, picture.rivals);
  if (regions) describeRegions(situation, sketch, strength, position, picture.regions);
  if (position.turn === 0) fade(position, picture);
}

/** The seat whose turn it is; in set-up the seat that starts, or seat 0 until that is known. */
function moverOf({ turn, seat, first }: TurnsPosition): Seat {
  if (turn > 0 && seat !== NOBODY) return seat;
  return first === NOBODY ? 0 : first;
}

/** In set-up, scales everything by the share of armies already on the board. */
function fade({ armies, reserve }: TurnsPosition, { seats, rivals, regions }: Picture): void {
  let placed = 0;
  let waiting = 0;
  for (const number of armies) placed += number;
  for (const number of reserve) waiting += number;
  const share = placed / (placed + waiting + TINY);
  for (const rows of [seats, rivals, regions]) for (let i = 0; i < rows.length; i++) rows[i] *= share;
}
