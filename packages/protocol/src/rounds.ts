import type { Event, Position, Seat } from '@rubicon/engine';

/** Returns a function that takes the events of a game in order and returns the current round. */
export function countRounds(first = 0): (event: Event) => number {
  let round = first;
  const hadTurn = new Set<Seat>(); // in this round
  return (event) => {
    if (event.type === 'round-began') round = event.round;
    if (event.type === 'turn-began') {
      if (round === 0 || hadTurn.has(event.seat)) {
        round++;
        hadTurn.clear();
      }
      hadTurn.add(event.seat);
    }
    return round;
  };
}

/** The round in which a game begins: 0 in the set-up, 1 within a turn. */
export const firstRound = (beginning: Position): number =>
  beginning.family === 'orders' ? beginning.round : Math.min(1, beginning.turn);
