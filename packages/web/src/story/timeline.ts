import { clonePosition, type Event, evolve, type Position, type Rules } from '@rubicon/engine';
import { countRounds, firstRound } from '../game/facts/rounds.ts';
import { holdingsIncome } from '../game/facts/standing.ts';

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
export function timelineOf(
  rules: Rules,
  beginning: Position,
  lines: Iterable<{ readonly events: readonly Event[] }>,
): Sample[] {
  const position = clonePosition(beginning);
  const samples: Sample[] = [];
  let round = firstRound(beginning);
  const roundAfter = countRounds(round);
  for (const { events } of lines) {
    for (const event of events) {
      evolve(position, event);
      round = roundAfter(event);
      if (event.type === 'turn-began' || event.type === 'round-began')
        samples.push(sampleOf(rules, position, round));
    }
  }
  samples.push(sampleOf(rules, position, round));
  return samples;
}

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
