import type { Situation, Sketch } from '@rubicon/bots/mind';
import type { Seat, TurnsPosition } from '@rubicon/engine';

/** Puts armies where they will soon be: those still to be placed, and those about to move into a captured territory. */
export function anticipate(situation: Situation, position: TurnsPosition, sketch: Sketch): Sketch {
  const { phase, from, to, seat, toPlace, turn } = position;
  const { armies } = sketch;
  if (phase === 'occupy') {
    armies[to] = armies[from] - 1;
    armies[from] = 1;
  }
  if (turn === 0) spreadReserves(position, sketch);
  else if (toPlace > 0) {
    const front = strongestFront(situation, sketch, seat);
    if (front >= 0) armies[front] += toPlace;
  }
  return sketch;
}

/** In set-up, spreads each seat's unplaced armies evenly over its territories. */
function spreadReserves({ reserve }: TurnsPosition, { owner, armies, territories }: Sketch): void {
  for (let t = 0; t < owner.length; t++)
    if (owner[t] >= 0) armies[t] += reserve[owner[t]] / territories[owner[t]];
}

/** Returns the seat's strongest territory next to another owner; without one, its first territory. */
function strongestFront({ geography }: Situation, { owner, armies }: Sketch, seat: Seat): number {
  let best = -1;
  let most = -1;
  for (let t = 0; t < owner.length; t++) {
    if (owner[t] !== seat) continue;
    const strength = isFront(geography.neighbours[t], owner, seat) ? armies[t] : 0;
    if (strength > most) {
      most = strength;
      best = t;
    }
  }
  return best;
}

function isFront(around: readonly number[], owner: Int8Array, seat: Seat): boolean {
  for (let i = 0; i < around.length; i++) if (owner[around[i]] !== seat) return true;
  return false;
}
