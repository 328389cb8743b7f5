import type { Event, Seat } from '@rubicon/engine';
import type { RecordedGame } from '@rubicon/protocol';
import type { Result } from '../store/store.ts';

/** Returns the seat that an event puts out of the game, if it does. */
function seatOut(event: Event): Seat | undefined {
  switch (event.type) {
    case 'eliminated':
    case 'overthrown':
    case 'surrendered':
    case 'gave-up':
      return event.seat;
    default:
      return undefined;
  }
}

/**
 * Returns the places of a finished game, from its record alone: the winner first, then players who were still in, then the
 * others, latest elimination first. Players who surrendered, or left and did not return, share the last place. An
 * abandoned game, or one without people, has no places.
 */
export function placesOf({ header, entries, result, table }: RecordedGame): Result['places'] {
  if (result.type === 'abandoned') return [];
  const outAt = new Map<Seat, number>();
  const gone = new Set<Seat>();
  for (const { seq, events } of entries) {
    for (const event of events) {
      const seat = seatOut(event);
      if (seat !== undefined) outAt.set(seat, seq);
      if (seat !== undefined && (event.type === 'surrendered' || event.type === 'gave-up')) gone.add(seat);
    }
  }
  const winner = result.type === 'won' ? result.seat : undefined;
  const scoreOf = (seat: Seat): number => {
    if (hasLeft(seat)) return -1;
    if (seat === winner) return Number.POSITIVE_INFINITY;
    return outAt.get(seat) ?? Number.MAX_SAFE_INTEGER;
  };
  const hasLeft = (seat: Seat): boolean =>
    seat !== winner && (gone.has(seat) || table.players[seat]?.isAway === true);
  const people = header.seats.flatMap(({ player }, seat) => (player === undefined ? [] : { player, seat }));
  return people
    .map(({ player, seat }) => ({
      player,
      place: 1 + people.filter((other) => scoreOf(other.seat) > scoreOf(seat)).length,
      hasLeft: hasLeft(seat),
    }))
    .sort((a, b) => a.place - b.place);
}

/** Returns when a game ended: the time of its last line. */
export function closedAt({ entries }: RecordedGame): number {
  const time = entries.at(-1)?.time;
  return time === undefined ? 0 : Date.parse(time);
}
