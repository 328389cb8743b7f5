import { type Event, evolve, type Position, type Seat } from '@rubicon/engine';
import { campaignText, rollsText } from './battles.ts';
import { type Cast, nameOf, territoryName } from './cast.ts';
import { eventText } from './events.ts';
import { listed } from './words.ts';

/** Every roll with its dice, or only what the attacks of a turn came to. */
export type Detail = 'every-roll' | 'summary';

/** Several events that are told together. */
interface Group {
  readonly lines: string[];
  readonly length: number;
}

/**
 * Tells events, which the reader may know, in words. `view` is what the reader knew before them and is
 * brought up to date.
 */
export function narrate(cast: Cast, view: Position, events: readonly Event[], detail: Detail): string[] {
  const lines: string[] = [];
  for (let i = 0; i < events.length; ) {
    const group =
      (detail === 'summary' ? campaign(cast, view, events, i) : fight(cast, view, events, i)) ??
      settlement(cast, events, i) ??
      single(cast, view, events[i]!, events[i + 1]);
    if (lines.length > 0 && events[i]!.type === 'turn-began') lines.push('');
    lines.push(...group.lines);
    for (const event of events.slice(i, i + group.length)) evolve(view, event);
    i += group.length;
  }
  return lines;
}

function single(cast: Cast, view: Position, event: Event, next: Event | undefined): Group {
  const isRolledAtOnce = event.type === 'announced' && next?.type === 'rolled';
  const text = isRolledAtOnce ? undefined : eventText(cast, view, event);
  return { lines: text === undefined ? [] : [text], length: 1 };
}

/** Rolls of one territory against another. */
function fight(cast: Cast, view: Position, events: readonly Event[], start: number): Group | undefined {
  const first = events[start];
  if (first?.type !== 'rolled') return undefined;
  const isOfIt = (event: Event): boolean =>
    (event.type === 'rolled' || event.type === 'announced') &&
    event.from === first.from &&
    event.to === first.to;
  const end = withoutPending(events, runEnd(events, start, isOfIt));
  const rolls = events.slice(start, end).filter((event) => event.type === 'rolled');
  return { lines: rollsText(cast, view, rolls), length: end - start };
}

/** All attacks in a row: what was taken, what was not, and what it cost. */
function campaign(cast: Cast, view: Position, events: readonly Event[], start: number): Group | undefined {
  if (events[start]?.type !== 'rolled') return undefined;
  const end = withoutPending(
    events,
    runEnd(events, start, ({ type }) => FIGHTING.includes(type)),
  );
  return { lines: campaignText(cast, view, events.slice(start, end)), length: end - start };
}

const FIGHTING: readonly Event['type'][] = ['announced', 'rolled', 'captured', 'occupied'];

/** An attack that still waits for the defender is told on its own. */
const withoutPending = (events: readonly Event[], end: number): number =>
  events[end - 1]?.type === 'announced' ? end - 1 : end;

/** Claims and placements in a row: who put how much where, a sentence each. */
function settlement(cast: Cast, events: readonly Event[], start: number): Group | undefined {
  const end = runEnd(events, start, ({ type }) => SETTLING.includes(type));
  if (end === start) return undefined;
  const claims = new Map<Seat, string[]>();
  const placements = new Map<Seat, Map<number, number>>();
  for (const event of events.slice(start, end)) {
    if (event.type === 'claimed') {
      claims.set(event.seat, [...(claims.get(event.seat) ?? []), territoryName(cast, event.territory)]);
    } else if (event.type === 'placed') {
      const places = placements.get(event.seat) ?? new Map<number, number>();
      places.set(event.territory, (places.get(event.territory) ?? 0) + event.armies);
      placements.set(event.seat, places);
    }
  }
  const claimed = [...claims].map(([seat, names]) => `${nameOf(cast, seat)} claims ${listed(names)}.`);
  const placed = [...placements].map(
    ([seat, places]) => `${nameOf(cast, seat)} places ${placesText(cast, places)}.`,
  );
  const text = [...claimed, ...placed].join(' ');
  return { lines: text === '' ? [] : [text], length: end - start };
}

const SETTLING: readonly Event['type'][] = ['claimed', 'placed', 'prompted'];

/** `3 on Alaska and 2 on Peru`. */
export function placesText(
  cast: Cast,
  places: Iterable<readonly [territory: number, armies: number]>,
): string {
  return listed([...places].map(([territory, armies]) => `${armies} on ${territoryName(cast, territory)}`));
}

/** Where a run of events that belong together ends. */
function runEnd(events: readonly Event[], start: number, belongs: (event: Event) => boolean): number {
  let end = start;
  while (end < events.length && belongs(events[end]!)) end++;
  return end;
}
