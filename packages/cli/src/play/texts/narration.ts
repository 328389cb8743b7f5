import {
  type Event,
  evolve,
  type OrdersEvent,
  type Position,
  type TurnsEvent,
  type TurnsPosition,
} from '@rubicon/engine';
import type { Cast } from './cast.ts';
import { ordersEventText } from './orders/events.ts';
import { turnsEventText } from './turns/events.ts';
import { type Detail, type Group, groupAt } from './turns/groups.ts';

/**
 * Tells events, which the reader may know, in words. `view` is what the reader knew before them and is
 * brought up to date.
 */
export function narrate(cast: Cast, view: Position, events: readonly Event[], detail: Detail): string[] {
  const lines: string[] = [];
  for (let i = 0; i < events.length; ) {
    const group =
      view.family === 'turns'
        ? turnsGroup(cast, view, events, i, detail)
        : single(ordersEventText(cast, view, events[i] as OrdersEvent));
    if (lines.length > 0 && BEGINNINGS.includes(events[i]!.type)) lines.push('');
    lines.push(...group.lines);
    for (const event of events.slice(i, i + group.length)) evolve(view, event);
    i += group.length;
  }
  return lines;
}

const BEGINNINGS: readonly Event['type'][] = ['turn-began', 'round-began'];

/** The events of a game are those of its family. */
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
