import { clonePosition, evolve, type Seat, type TurnsPosition } from '@rubicon/engine';
import type { PlayedGame, Step } from './game.ts';

/** A turn of a game, or its set-up, which is turn 0. */
export interface PlayedTurn {
  readonly turn: number;
  readonly seat: Seat; // NOBODY in set-up
  readonly position: TurnsPosition; // when it began
  readonly entries: readonly Step[];
}

/** Splits a game into its turns. An entry that ends a turn belongs to it. */
export function turnsOf({ beginning, entries }: PlayedGame): PlayedTurn[] {
  const position = clonePosition(beginning);
  const turns: PlayedTurn[] = [];
  let first = 0;
  let start = clonePosition(position);
  const close = (end: number): void => {
    if (end > first)
      turns.push({
        turn: start.turn,
        seat: start.turn === 0 ? -1 : start.seat,
        position: start,
        entries: entries.slice(first, end),
      });
  };
  for (const [i, { events }] of entries.entries()) {
    for (const event of events) evolve(position, event);
    if (position.turn === start.turn) continue;
    close(i + 1);
    first = i + 1;
    start = clonePosition(position);
  }
  close(entries.length);
  return turns;
}
