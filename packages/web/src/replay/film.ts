import { clonePosition, type Event, evolve, type Position, parseEvent, type Rules } from '@rubicon/engine';
import { beginGame, type Happening } from '@rubicon/protocol/wire';
import type { Tape } from '../host/lobby.ts';

/** A game that can be looked at after any of its lines. */
export interface Film {
  readonly rules: Rules;
  readonly beginning: Position;
  readonly lines: readonly Happening[];
}

export function filmOf({ game, beginning, lines }: Tape): Film | undefined {
  const begun = beginGame(game, beginning);
  if (begun.error !== undefined) return undefined;
  const { rules, position } = begun;
  const parsed = lines.map(({ events }) => events.map((json) => parseEvent(rules.board, json).value));
  if (parsed.some((events) => events.includes(undefined))) return undefined; // an event of another version
  return {
    rules,
    beginning: position,
    lines: lines.map(({ seq, seat, time }, i) => ({ seq, seat, time, events: parsed[i] as Event[] })),
  };
}

/** The position after so many lines: folding is so fast that nothing in between has to be kept. */
export function positionAt({ beginning, lines }: Film, count: number): Position {
  const position = clonePosition(beginning);
  for (let i = 0; i < count; i++) for (const event of lines[i]!.events) evolve(position, event);
  return position;
}
