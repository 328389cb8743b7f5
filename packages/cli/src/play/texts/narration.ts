import {
  type Event,
  evolve,
  type OrdersEvent,
  type Position,
  type TurnsEvent,
  type TurnsPosition,
} from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import type { Cast } from './cast.ts';
import { ordersEventText } from './orders/events.ts';
import { tableText } from './table-events.ts';
import { turnsEventText } from './turns/events.ts';
import { type Detail, type Group, groupAt } from './turns/groups.ts';

/**
 * Returns the log lines of events as a viewer may see them. `view` is the viewer's position before the events and is
 * updated.
 */
export function narrate(cast: Cast, view: Position, events: readonly Event[], detail: Detail): string[] {
  const lines: string[] = [];
  let written: readonly number[] = []; // owners when the orders of the round were written
  for (let i = 0; i < events.length; ) {
    if (events[i]!.type === 'opened') written = view.owner.slice();
    const group =
      view.family === 'turns'
        ? turnsGroup(cast, view, events, i, detail)
        : single(ordersEventText(cast, view, events[i] as OrdersEvent, written));
    if (lines.length > 0 && BEGINNINGS.includes(events[i]!.type)) lines.push('');
    lines.push(...group.lines);
    for (const event of events.slice(i, i + group.length)) evolve(view, event);
    i += group.length;
  }
  return lines;
}

/** Returns the log lines of history entries: events of the game and changes at the table. */
export function narrateEntries(
  cast: Cast,
  view: Position,
  entries: readonly HistoryEntry[],
  detail: Detail,
): string[] {
  const lines: string[] = [];
  let events: Event[] = []; // rolls of one battle share a text, although each is an entry of its own
  for (const entry of entries) {
    if (entry.table === undefined) events.push(...entry.events);
    else {
      lines.push(...narrate(cast, view, events, detail), tableText(cast, entry.table));
      events = [];
    }
  }
  return [...lines, ...narrate(cast, view, events, detail)];
}

const BEGINNINGS: readonly Event['type'][] = ['turn-began', 'round-began'];

/** The group at `start`, or its single event. */
function turnsGroup(
  cast: Cast,
  view: TurnsPosition,
  all: readonly Event[],
  start: number,
  detail: Detail,
): Group {
  const events = all as readonly TurnsEvent[];
  return groupAt(cast, view, events, start, detail) ?? single(turnsEventText(cast, view, events[start]!));
}

const single = (text: string | undefined): Group => ({ lines: text === undefined ? [] : [text], length: 1 });
