import { clonePosition, type Event, evolve, type Position } from '@rubicon/engine';
import { countRounds, firstRound } from '@rubicon/protocol/wire';

/** The commands of a game, or anything else with their events. */
export type Lines = Iterable<{ readonly events: readonly Event[] }>;

/** Takes a sample of a game at the start of every turn or round and at its end. */
export function samplesOf<Sample>(
  beginning: Position,
  lines: Lines,
  take: (position: Position, round: number) => Sample,
): Sample[] {
  const position = clonePosition(beginning);
  const samples: Sample[] = [];
  let round = firstRound(beginning);
  const roundAfter = countRounds(round);
  for (const { events } of lines) {
    for (const event of events) {
      evolve(position, event);
      round = roundAfter(event);
      if (event.type === 'turn-began' || event.type === 'round-began') samples.push(take(position, round));
    }
  }
  return [...samples, take(position, round)];
}
