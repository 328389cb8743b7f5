import { NOBODY } from '@rubicon/engine';
import { type Failure, sumOf } from '../players/failures.ts';
import type { Outcome } from './simulation.ts';

/** The totals of several games. */
export interface Tally {
  games: number;
  finished: number;
  /** By seat. */
  wins: number[];
  draws: number;
  commands: number;
  turns: number;
  /** Of external programs. */
  failures: readonly Failure[];
}

export function emptyTally(players: number): Tally {
  return {
    games: 0,
    finished: 0,
    wins: Array.from({ length: players }, () => 0),
    draws: 0,
    commands: 0,
    turns: 0,
    failures: [],
  };
}

export function addOutcome(tally: Tally, { isFinished, winner, commands, turns, failures }: Outcome): void {
  tally.games++;
  if (failures.length > 0) tally.failures = sumOf([...tally.failures, ...failures]);
  tally.commands += commands;
  tally.turns += turns;
  if (!isFinished) return;
  tally.finished++;
  if (winner === NOBODY) tally.draws++;
  else tally.wins[winner]!++;
}
