import type { Event, Position, Seat } from '@rubicon/engine';

/** The final score of a seat with written orders. */
export interface Score {
  readonly seat: Seat;
  readonly territories: number;
  readonly objectives: readonly { readonly territory: number; readonly isHeld: boolean }[];
  readonly continents: number; // points
  readonly points: number;
}

/** The scores of all seats, best first; empty if no points were counted. */
export function scoresOf(
  end: Pick<Position, 'owner'>,
  lines: readonly { readonly events: readonly Event[] }[],
): Score[] {
  const scores = lines.flatMap(({ events }) =>
    events.flatMap((event): Score[] => {
      if (event.type !== 'scored') return [];
      const { seat, territories, continents, points } = event;
      const objectives = event.objectives.map((territory) => ({
        territory,
        isHeld: end.owner[territory] === seat,
      }));
      return [{ seat, territories, objectives, continents, points }];
    }),
  );
  return scores.toSorted((a, b) => b.points - a.points);
}
