import { clonePosition, evolve, IN, NOBODY, type Position, type Seat } from '@rubicon/engine';
import { countRounds, firstRound } from '@rubicon/protocol/wire';
import type { Lines } from './samples.ts';

/** How the game ended for a seat. */
export type Fate =
  | { readonly type: 'won' | 'drawn' | 'left' }
  | { readonly type: 'held'; readonly territories: number } // still in the game at the end
  | { readonly type: 'scored'; readonly points: number }
  | { readonly type: 'eliminated'; readonly by: Seat; readonly round: number }
  | { readonly type: 'surrendered'; readonly round: number };

/** The final place of a seat. */
export interface Place {
  readonly place: number; // from 1; equal for seats that share it
  readonly seat: Seat;
  readonly fate: Fate;
}

/**
 * The final places: the winner, then the seats still in the game by points or territories, then the others, last out
 * first. Everyone who agreed to a draw shares first place.
 */
export function placesOf(beginning: Position, lines: Lines): Place[] {
  const position = clonePosition(beginning);
  const out: { readonly seat: Seat; readonly fate: Fate }[] = []; // in the order they went out
  const roundAfter = countRounds(firstRound(beginning));
  for (const { events } of lines) {
    for (const event of events) {
      const round = roundAfter(event);
      if (event.type === 'eliminated' || event.type === 'overthrown')
        out.push({ seat: event.seat, fate: { type: 'eliminated', by: event.by, round } });
      if (event.type === 'surrendered' || event.type === 'gave-up')
        out.push({ seat: event.seat, fate: { type: 'surrendered', round } });
      evolve(position, event);
    }
  }
  const gone = new Map(out.map((one) => [one.seat, one.fate])); // one fate per seat: a garrison may fall after its seat surrendered
  const seats = position.status.map((_, seat) => seat);
  const isLast = (seat: Seat): boolean => position.status[seat] === IN;
  const strength = (seat: Seat): number =>
    position.family === 'orders' ? position.points[seat]! : position.territories[seat]!;
  const left = seats.filter(isLast).toSorted((a, b) => rank(b) - rank(a));
  const others = [...new Set(out.map(({ seat }) => seat))].reverse().filter((seat) => !isLast(seat));
  const isDraw = position.winner === NOBODY;
  return [...left, ...others].map((seat, i) => ({
    place: isDraw && isLast(seat) ? 1 : i + 1,
    seat,
    fate: isLast(seat) ? fateOf(seat) : (gone.get(seat) ?? { type: 'left' }),
  }));

  function rank(seat: Seat): number {
    return seat === position.winner ? Number.POSITIVE_INFINITY : strength(seat);
  }

  function fateOf(seat: Seat): Fate {
    if (isDraw) return { type: 'drawn' };
    if (position.family === 'orders' && position.points[seat]! >= 0)
      return { type: 'scored', points: position.points[seat]! };
    return seat === position.winner
      ? { type: 'won' }
      : { type: 'held', territories: position.territories[seat]! };
  }
}
