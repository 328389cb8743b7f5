import { type Challenge, isReached, type Line, playPlacements, playStrike } from '@rubicon/analysis';
import {
  clonePosition,
  type Dice,
  type Event,
  type EventOf,
  evolve,
  type TurnsPosition,
} from '@rubicon/engine';

/** One step of a line being played out. */
export interface Frame {
  readonly position: TurnsPosition;
  readonly strike: number | undefined; // its place in the line; undefined for the placements
  readonly roll: EventOf<'rolled'> | undefined;
  readonly result: StrikeResult | undefined; // at the end of a strike
}

export interface StrikeResult {
  readonly isTaken: boolean;
  readonly lost: number; // armies of the attacker
  readonly killed: number; // armies of the defender
}

export interface Playout {
  readonly frames: readonly Frame[];
  readonly isReached: boolean; // the goal
}

/** Plays out a line with dice: a frame for the placements, every roll and the end of every strike. */
export function playOut(challenge: Challenge, line: Line, dice: Dice): Playout {
  const { rules, goal } = challenge;
  const position = clonePosition(challenge.position);
  playPlacements(rules, position, line, dice);
  const frames: Frame[] = [
    { position: clonePosition(position), strike: undefined, roll: undefined, result: undefined },
  ];
  for (const [index, strike] of line.strikes.entries()) {
    const log: Event[] = [];
    const shown = clonePosition(position);
    const isTaken = playStrike(rules, position, strike, dice, log);
    frames.push(...framesOf(shown, log, index, isTaken));
    if (!isTaken) break;
  }
  return { frames, isReached: isReached(rules.board, goal, challenge.position.seat, position) };
}

function framesOf(shown: TurnsPosition, log: readonly Event[], strike: number, isTaken: boolean): Frame[] {
  const frames: Frame[] = [];
  let lost = 0;
  let killed = 0;
  for (const event of log) {
    evolve(shown, event);
    if (event.type !== 'rolled') continue;
    lost += event.attackersLost;
    killed += event.defendersLost;
    frames.push({ position: clonePosition(shown), strike, roll: event, result: undefined });
  }
  const roll = frames.at(-1)?.roll;
  frames.push({ position: clonePosition(shown), strike, roll, result: { isTaken, lost, killed } });
  return frames;
}
