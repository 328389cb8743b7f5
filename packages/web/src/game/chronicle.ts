import type { Event, Position, Seat } from '@rubicon/engine';
import type { Happening } from '@rubicon/protocol/wire';
import type { Naming } from './names.ts';
import { type Entry, entryOf } from './narration.ts';

/** One line of the log. */
interface LogLine {
  readonly key: string;
  readonly entry: Entry;
  readonly seat: number | undefined; // whose doing it is; undefined for nobody's
}

/** What happened in a turn, in a round of written orders, or in the set-up before them; the newest line first. */
export interface LogPart {
  readonly number: number; // of the turn or round; 0 for the set-up
  readonly seat: Seat | undefined; // whose turn it is
  readonly lines: readonly LogLine[];
}

interface Course {
  readonly history: readonly Happening[];
  readonly shown: number; // how many of them have happened
  readonly most: number; // so many lines are wanted
}

/** The log up to the view, the newest part first. Who has a turn is told by its first event, which comes last here. */
export function logParts(
  naming: Naming & { readonly view: Position },
  { history, shown, most }: Course,
): LogPart[] {
  const { view } = naming;
  const parts: LogPart[] = [];
  let number = view.family === 'turns' ? view.turn : view.round;
  let lines: { readonly key: string; readonly entry: Entry; readonly event: Event }[] = [];
  let left = most;
  for (let i = shown - 1; i >= 0 && (left > 0 || lines.length > 0); i--) {
    const { seq, events } = history[i]!;
    for (let e = events.length - 1; e >= 0; e--) {
      const event = events[e]!;
      const entry = left > 0 ? entryOf(naming, event) : undefined;
      if (entry !== undefined) {
        lines.push({ key: `${seq} ${e}`, entry, event });
        left--;
      }
      if (event.type === 'turn-began') close(event.seat);
      else if (event.type === 'round-began') close(undefined);
    }
  }
  const isNow = parts.length === 0 && view.family === 'turns' && number > 0; // it began in the middle of this turn
  close(isNow ? view.seat : undefined);
  return parts;

  function close(seat: Seat | undefined): void {
    if (lines.length > 0)
      parts.push({
        number,
        seat,
        lines: lines.map(({ key, entry, event }) => ({ key, entry, seat: doerOf(event, seat) })),
      });
    lines = [];
    number--;
  }
}

/** What whoever has the turn does without being named. */
const IN_TURN: readonly Event['type'][] = [
  'announced',
  'thrown',
  're-rolled',
  'commanded',
  'rolled',
  'occupied',
  'airfield-lost',
  'fortified',
];

function doerOf(event: Event, turnOf: Seat | undefined): number | undefined {
  if ('by' in event) return event.by;
  if ('seat' in event) return event.seat;
  return IN_TURN.includes(event.type) ? turnOf : undefined;
}
