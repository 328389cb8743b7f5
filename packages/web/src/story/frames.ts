import type { Position } from '@rubicon/engine';
import type { BoardOwner } from '../board/state.ts';
import { colourOf } from '../game/facts/names.ts';
import { shownOwners } from '../game/facts/owners.ts';
import { type Lines, samplesOf } from './samples.ts';

/** The owners of all territories when a turn or round begins, and at the end. */
export interface Frame {
  readonly round: number;
  readonly owners: readonly BoardOwner[];
}

/** The frames of the playback of a whole game. */
export const framesOf = (beginning: Position, lines: Lines): Frame[] =>
  samplesOf(beginning, lines, (position, round) => ({
    round,
    owners: shownOwners(position).map((owner) => colourOf(position, owner)),
  }));

const WHOLE = 10_000;
const LONGEST = 700;

/** Milliseconds per frame, so that the whole playback takes ten seconds, or less for a short game. */
export const frameTime = (frames: number): number => Math.min(LONGEST, WHOLE / Math.max(1, frames));
