import {
  clonePosition,
  createGame,
  type Event,
  evolve,
  type Position,
  parseEvent,
  parsePosition,
  type Rules,
} from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';
import type { Tape } from '../host/lobby.ts';

/** A game that can be looked at after any of its lines. */
export interface Film {
  readonly rules: Rules;
  readonly beginning: Position;
  readonly lines: readonly Happening[];
}

export function filmOf({ game, beginning, lines }: Tape): Film | undefined {
  const { edition, options, seats } = game;
  const begun =
    beginning === undefined
      ? createGame({ edition, options, colours: seats.map(({ colour }) => colour) })
      : parsePosition(beginning);
  if (begun.error !== undefined) return undefined;
  const { rules, position } = begun;
  return {
    rules,
    beginning: position,
    lines: lines.map(({ seq, seat, time, events }) => ({
      seq,
      seat,
      time,
      events: events.flatMap((json): Event[] => {
        const { value } = parseEvent(rules.board, json);
        return value === undefined ? [] : [value];
      }),
    })),
  };
}

/** The position after so many lines: folding is so fast that nothing in between has to be kept. */
export function positionAt({ beginning, lines }: Film, count: number): Position {
  const position = clonePosition(beginning);
  for (let i = 0; i < count; i++) for (const event of lines[i]!.events) evolve(position, event);
  return position;
}
