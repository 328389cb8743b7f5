import type { Position, Rules } from '@rubicon/engine';
import { holdingsIncome } from '../game/facts/standing.ts';
import { type Lines, samplesOf } from './samples.ts';

/** The state of all seats at one moment; lists are by seat. */
export interface Sample {
  readonly round: number;
  readonly territories: readonly number[];
  readonly armies: readonly number[];
  readonly income: readonly number[];
}

export const MEASURES = ['territories', 'armies', 'income'] as const;
export type Measure = (typeof MEASURES)[number];

/** Samples a game at the start of every turn or round and at its end. */
export const timelineOf = (rules: Rules, beginning: Position, lines: Lines): Sample[] =>
  samplesOf(beginning, lines, (position, round) => sampleOf(rules, position, round));

function sampleOf(rules: Rules, position: Position, round: number): Sample {
  const seats = position.status.map((_, seat) => seat);
  const armies = seats.map(() => 0);
  for (const [t, owner] of position.owner.entries())
    if (owner in armies) armies[owner]! += position.armies[t]!;
  return {
    round,
    territories: seats.map((seat) => position.territories[seat]!),
    armies,
    income: seats.map((seat) => holdingsIncome(rules, position, seat) ?? 0),
  };
}
