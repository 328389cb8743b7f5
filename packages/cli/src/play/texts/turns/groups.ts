import { BATTLE_EVENTS, type Seat, type TurnsEvent, type TurnsPosition } from '@rubicon/engine';
import { type Cast, nameOf, territoryName } from '../cast.ts';
import { listed } from '../words.ts';
import { campaignText, rollsIn, rollsText } from './battles.ts';

/** How battles are shown: every roll, or a summary of the turn. */
export type Detail = 'every-roll' | 'summary';

/** Lines for several consecutive events. */
export interface Group {
  readonly lines: readonly string[];
  readonly length: number;
}

/** The group of events at `start`; undefined if the event there is not part of a group. */
export function groupAt(
  cast: Cast,
  view: TurnsPosition,
  events: readonly TurnsEvent[],
  start: number,
  detail: Detail,
): Group | undefined {
  const battle = detail === 'summary' ? campaign : fight;
  return battle(cast, view, events, start) ?? settlement(cast, events, start);
}

/** Events that precede a roll and belong to it. */
const BEFORE_DICE: readonly TurnsEvent['type'][] = ['announced', 'dice-helped', 'cards-covered'];

/** The index of the next roll if only its announcement precedes it. */
function nextRoll(events: readonly TurnsEvent[], start: number): number | undefined {
  const roll = runEnd(events, start, ({ type }) => BEFORE_DICE.includes(type));
  return events[roll]?.type === 'rolled' ? roll : undefined;
}

/** Rolls of one territory against another. */
function fight(
  cast: Cast,
  view: TurnsPosition,
  events: readonly TurnsEvent[],
  start: number,
): Group | undefined {
  const roll = nextRoll(events, start);
  const first = roll === undefined ? undefined : events[roll];
  if (first?.type !== 'rolled') return undefined;
  let end = start;
  for (let next = nextRoll(events, end); next !== undefined; next = nextRoll(events, end)) {
    const event = events[next];
    if (event?.type !== 'rolled' || event.from !== first.from || event.to !== first.to) break;
    end = next + 1;
  }
  return { lines: rollsText(cast, view, rollsIn(events.slice(start, end))), length: end - start };
}

/** Consecutive attacks, summarised. */
function campaign(
  cast: Cast,
  view: TurnsPosition,
  events: readonly TurnsEvent[],
  start: number,
): Group | undefined {
  const end = withoutPending(
    events,
    runEnd(events, start, ({ type }) => FIGHTING.has(type)),
  );
  const fought = events.slice(start, Math.max(start, end));
  if (!fought.some(({ type }) => type === 'rolled')) return undefined;
  return { lines: campaignText(cast, view, fought), length: fought.length };
}

const FIGHTING = new Set([...BATTLE_EVENTS, 'captured', 'occupied']);

/** Cuts off dice that still wait for a decision. */
function withoutPending(events: readonly TurnsEvent[], end: number): number {
  const waiting: readonly TurnsEvent['type'][] = ['announced', 'thrown', 'dice-asked', 're-rolled'];
  let last = end;
  while (last > 0 && waiting.includes(events[last - 1]!.type)) last--;
  return last;
}

/** Consecutive claims and placements, a sentence for each seat. */
function settlement(cast: Cast, events: readonly TurnsEvent[], start: number): Group | undefined {
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

const SETTLING: readonly TurnsEvent['type'][] = ['claimed', 'placed', 'prompted'];

/** `3 on Alaska and 2 on Peru`. */
export function placesText(
  cast: Cast,
  places: Iterable<readonly [territory: number, armies: number]>,
): string {
  return listed([...places].map(([territory, armies]) => `${armies} on ${territoryName(cast, territory)}`));
}

/** The end of a run of events. */
function runEnd(
  events: readonly TurnsEvent[],
  start: number,
  belongs: (event: TurnsEvent) => boolean,
): number {
  let end = start;
  while (end < events.length && belongs(events[end]!)) end++;
  return end;
}
