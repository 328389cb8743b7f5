import type { Event, Position, Seat } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { type Naming, territoryName } from '../facts/names.ts';
import { type Narration, narrate } from './narration.ts';
import { type LoggedEvent, type Outcome, outcomesOf } from './outcomes.ts';
import { tableText } from './table-events.ts';

/** One line of the log. */
export interface LogLine {
  readonly key: string;
  readonly narration: Narration;
  readonly seat: number | undefined; // the seat that acted, if any
  readonly steps?: readonly LoggedEvent[]; // of a battle
}

/** The log of one turn, one round or the set-up; newest line first. */
export interface LogPart {
  readonly number: number; // of the turn or round; 0 for the set-up
  readonly seat: Seat | undefined; // the seat whose turn it is
  readonly armies: number | undefined; // received when the turn began
  readonly lines: readonly LogLine[];
}

/** The part of the history to show. */
interface LogRange {
  readonly history: readonly HistoryEntry[];
  readonly shown: number; // entries shown so far
  readonly most: number; // maximum number of lines
}

/** The log up to the view, newest part first. It reads backwards, so the event that names a turn's seat comes last. */
export function logParts(
  naming: Naming & { readonly view: Position },
  { history, shown, most }: LogRange,
): LogPart[] {
  const { view } = naming;
  const parts: LogPart[] = [];
  let number = view.family === 'turns' ? view.turn : view.round;
  let moments: (LoggedEvent | LogLine)[] = []; // of one part, newest first; a line is a change at the table
  let left = most;
  for (let i = shown - 1; i >= 0 && left > 0; i--) {
    const { seq, events, table } = history[i]!;
    if (table !== undefined) {
      const narration = { text: tableText(naming, table), territories: [] };
      moments.push({ key: `${seq}`, narration, seat: undefined });
    }
    for (let e = events.length - 1; e >= 0; e--) {
      const event = events[e]!;
      if (narrate(naming, event) !== undefined)
        moments.push({ key: `${seq} ${e}`, event, sameEntry: events });
      if (event.type === 'turn-began') close(event.seat, event.armies);
      else if (event.type === 'round-began') close();
    }
  }
  const isNow = parts.length === 0 && view.family === 'turns' && number > 0; // the history begins in this turn
  close(isNow ? view.seat : undefined);
  return parts;

  function close(seat?: Seat, armies?: number): void {
    const lines = linesOf(naming, moments.reverse(), seat).reverse().slice(0, left);
    if (lines.length > 0 || armies !== undefined) parts.push({ number, seat, armies, lines });
    left -= lines.length;
    moments = [];
    number--;
  }
}

/** The lines of a part, oldest first. A change at the table does not divide a battle. */
function linesOf(
  naming: Naming,
  moments: readonly (LoggedEvent | LogLine)[],
  turnOf: Seat | undefined,
): LogLine[] {
  const lines = new Map<string, LogLine>(
    outcomesOf(moments.filter((moment) => 'event' in moment)).map((outcome) => [
      outcome.key,
      {
        key: outcome.key,
        narration: outcomeText(naming, outcome),
        seat: actorOf(outcome.event, turnOf),
        ...(outcome.battle && { steps: outcome.battle.steps }),
      },
    ]),
  );
  return moments.flatMap((moment) => ('event' in moment ? (lines.get(moment.key) ?? []) : moment));
}

/** An outcome in words: a battle by its result. */
function outcomeText(naming: Naming, { event, sameEntry, battle }: Outcome): Narration {
  const { log } = naming.words;
  if (battle === undefined || battle.lost + battle.killed === 0) return narrate(naming, event, sameEntry)!;
  const { from, to, lost, killed } = battle;
  const [origin, target] = [territoryName(naming, from), territoryName(naming, to)];
  const text = log[battle.isCaptured ? 'took' : 'attacked'](origin, target, lost, killed);
  return { text, territories: [from, to] };
}

/** Events of the seat whose turn it is that do not name a seat. */
const IN_TURN: readonly Event['type'][] = [
  'announced',
  'thrown',
  're-rolled',
  'commander-used',
  'rolled',
  'occupied',
  'airfield-lost',
  'fortified',
];

function actorOf(event: Event, turnOf: Seat | undefined): number | undefined {
  if ('by' in event) return event.by;
  if ('seat' in event) return event.seat;
  return IN_TURN.includes(event.type) ? turnOf : undefined;
}
