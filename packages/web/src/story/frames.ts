import { clonePosition, type Event, evolve, type Position } from '@rubicon/engine';
import type { BoardOwner } from '../board/state.ts';
import { colourOf } from '../game/facts/names.ts';
import { shownOwners } from '../game/facts/owners.ts';
import { countRounds, firstRound } from '../game/facts/rounds.ts';

/** The owners of all territories when a turn or round begins, and at the end. */
export interface Frame {
  readonly round: number;
  readonly owners: readonly BoardOwner[];
}

/** The frames of the playback of a whole game. */
export function framesOf(
  beginning: Position,
  lines: Iterable<{ readonly events: readonly Event[] }>,
): Frame[] {
  const position = clonePosition(beginning);
  const frames: Frame[] = [];
  let round = firstRound(beginning);
  const roundAfter = countRounds(round);
  for (const { events } of lines) {
    for (const event of events) {
      evolve(position, event);
      round = roundAfter(event);
      if (event.type === 'turn-began' || event.type === 'round-began') frames.push(frameOf(position, round));
    }
  }
  return [...frames, frameOf(position, round)];
}

const frameOf = (position: Position, round: number): Frame => ({
  round,
  owners: shownOwners(position).map((owner) => colourOf(position, owner)),
});

const WHOLE = 10_000;
const LONGEST = 700;

/** Milliseconds per frame, so that the whole playback takes ten seconds, or less for a short game. */
export const frameTime = (frames: number): number => Math.min(LONGEST, WHOLE / Math.max(1, frames));
