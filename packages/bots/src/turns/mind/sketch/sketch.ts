import { NEUTRAL, OWNERS, type Seat, type TurnsPosition } from '@rubicon/engine';

/**
 * The game as a planner sees it: owners, expected (fractional) armies, and hand sizes. The columns share one buffer, so a
 * copy is one move of bytes.
 */
export interface Sketch {
  readonly bytes: Uint8Array;
  readonly armies: Float64Array; // by territory
  readonly hand: Float64Array; // by owner: the number of cards
  readonly counts: Float64Array; // CAPTURES, SETS, TO_PLACE
  readonly owner: Int8Array; // by territory
  readonly territories: Int8Array; // by owner: the number of territories
}

export const CAPTURES = 0; // of the seat whose turn it is
export const SETS = 1; // traded in the game
export const TO_PLACE = 2; // armies of the planning seat that are not on the board yet
const COUNTS = 3;

const DOUBLE = 8;

export function emptySketch(size: number): Sketch {
  const doubles = (size + OWNERS + COUNTS) * DOUBLE;
  const buffer = new ArrayBuffer(doubles + size + OWNERS);
  return {
    bytes: new Uint8Array(buffer),
    armies: new Float64Array(buffer, 0, size),
    hand: new Float64Array(buffer, size * DOUBLE, OWNERS),
    counts: new Float64Array(buffer, (size + OWNERS) * DOUBLE, COUNTS),
    owner: new Int8Array(buffer, doubles, size),
    territories: new Int8Array(buffer, doubles + size, OWNERS),
  };
}

export function sketchOf(position: TurnsPosition): Sketch {
  const sketch = emptySketch(position.owner.length);
  sketch.owner.set(position.owner);
  sketch.armies.set(position.armies);
  sketch.territories.set(position.territories);
  sketch.hand.set(position.hand);
  sketch.counts[CAPTURES] = position.captures;
  sketch.counts[SETS] = position.sets;
  sketch.counts[TO_PLACE] = position.toPlace;
  return sketch;
}

export function copySketch(from: Sketch, to: Sketch): Sketch {
  to.bytes.set(from.bytes);
  return to;
}

export function cloneSketch(from: Sketch): Sketch {
  return copySketch(from, emptySketch(from.owner.length));
}

/** C-1: a seat that captured something draws a card. */
export function drawCard({ hand, counts }: Sketch, seat: Seat): void {
  if (counts[CAPTURES] > 0) hand[seat]++;
  counts[CAPTURES] = 0;
}

/** Gives a territory to a seat; the caller sets its armies. */
export function take(sketch: Sketch, territory: number, seat: Seat): void {
  const before = sketch.owner[territory];
  if (before >= 0) sketch.territories[before]--;
  sketch.territories[seat]++;
  sketch.owner[territory] = seat;
}

/** Whether a territory has a neighbour of another seat. */
export function isEdge(
  { owner }: Sketch,
  neighbours: readonly (readonly number[])[],
  territory: number,
): boolean {
  const around = neighbours[territory];
  for (let i = 0; i < around.length; i++) if (owner[around[i]] !== owner[territory]) return true;
  return false;
}

/** Whether a seat other than the neutral one holds it. */
export const isSeat = (owner: number): boolean => owner >= 0 && owner !== NEUTRAL;
