import type { Event, Position, Seat } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import { type Naming, territoryName } from '../facts/names.ts';
import { roundOfTurn } from '../facts/rounds.ts';
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
  readonly number: number; // of the turn, or of the round of written orders; 0 for the set-up
  readonly round: number;
  readonly seat: Seat | undefined; // the seat whose turn it is
  readonly armies: number | undefined; // received when the turn began
  readonly lines: readonly LogLine[];
}

/** The range of the history to show. */
interface LogRange {
  readonly history: readonly HistoryEntry[];
  readonly shown: number; // entries shown so far
  readonly most: number; // maximum number of lines
}

/** Turns and rounds that are over, by the event that began them. Their lines do not change. */
export type PastParts = WeakMap<Event, LogPart>;

/**
 * The log up to the view, newest part first. The history is read backwards, so the event that names a turn's seat comes
 * last. Past parts are cached between calls with the same names.
 */
export function logParts(
  naming: Naming & { readonly view: Position },
  { history, shown, most }: LogRange,
  past: PastParts = new WeakMap(),
): LogPart[] {
  const { view } = naming;
  const parts: LogPart[] = [];
  let number = view.family === 'turns' ? view.turn : view.round;
  let end: Place = [shown, 0];
  let left = most;
  for (let i = shown - 1; i >= 0 && left > 0; i--) {
    const { events } = history[i]!;
    for (let e = events.length - 1; e >= 0; e--) {
      const event = events[e]!;
      if (event.type !== 'turn-began' && event.type !== 'round-began') continue;
      add(past.get(event) ?? partOf(event, [i, e]));
      [end, number] = [[i, e], number - 1];
    }
  }
  if (left > 0) add(partOf(undefined, [0, 0]));
  return parts;

  function partOf(began: PartBegan | undefined, start: Place): LogPart {
    const isOnly = end[0] === shown && view.family === 'turns' && number > 0; // the history begins in this turn
    const seat = began === undefined ? (isOnly ? view.seat : undefined) : seatOf(began);
    const armies = began?.type === 'turn-began' ? began.armies : undefined;
    const lines = linesOf(naming, momentsBetween(naming, history, start, end), seat).reverse();
    const round = roundOf(began);
    const part = { number, round, seat, armies, lines };
    if (began !== undefined && end[0] < shown) past.set(began, part);
    return part;
  }

  function roundOf(began: PartBegan | undefined): number {
    if (view.family === 'orders') return number;
    return began === undefined ? Math.min(1, number) : roundOfTurn(history, began); // the history may begin within a turn
  }

  function add(part: LogPart): void {
    const lines = part.lines.length > left ? part.lines.slice(0, left) : part.lines;
    if (lines.length > 0 || part.armies !== undefined)
      parts.push(lines === part.lines ? part : { ...part, lines });
    left -= lines.length;
  }
}

/** The place of an event in the history: its entry, and its index within that entry. */
type Place = readonly [entry: number, event: number];

type PartBegan = Extract<Event, { type: 'turn-began' | 'round-began' }>;

const seatOf = (began: PartBegan): Seat | undefined => (began.type === 'turn-began' ? began.seat : undefined);

/** Events and changes at the table between two places, oldest first. */
function momentsBetween(
  naming: Naming,
  history: readonly HistoryEntry[],
  [first, from]: Place,
  [last, to]: Place,
): (LoggedEvent | LogLine)[] {
  return history.slice(first, last + 1).flatMap(({ seq, events, table }, i) => {
    const logged = events.flatMap((event, e): LoggedEvent[] => {
      const isBetween = (i > 0 || e >= from) && (first + i < last || e < to);
      return isBetween && narrate(naming, event) !== undefined
        ? [{ key: `${seq} ${e}`, event, sameEntry: events }]
        : [];
    });
    if (table === undefined || first + i === last) return logged;
    const narration = { text: tableText(naming, table), territories: [] };
    return [...logged, { key: `${seq}`, narration, seat: undefined }];
  });
}

/** The lines of a part, oldest first. A change at the table does not split a battle. */
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
