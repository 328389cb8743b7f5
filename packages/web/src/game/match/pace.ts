import type { Event, Seat } from '@rubicon/engine';
import type { HistoryEntry } from '@rubicon/protocol/wire';
import type { Speed } from '../../settings/settings.ts';
import { ASSAULT, endOf, FACTORS, timelineOf } from '../battle/timeline.ts';

/** Pause after an event at normal speed, in milliseconds. */
const DURATIONS: Readonly<Partial<Record<Event['type'], number>>> = {
  claimed: 260,
  placed: 260,
  traded: 900,
  thrown: 700,
  rolled: 650,
  captured: 450,
  occupied: 350,
  fortified: 500,
  eliminated: 1200,
  overthrown: 1200,
  'turn-began': 350,
  'objective-taken': 900,
  'airfield-placed': 600,
  'lot-won': 900,
  'lot-left': 900,
  deployed: 1200, // a whole round at once
  moved: 1200,
  scored: 1200,
};

/** The longest of the events' pauses. */
export function pauseAfter(events: readonly Event[], speed: Speed): number {
  const longest = events.reduce((most, { type }) => Math.max(most, DURATIONS[type] ?? 0), 0);
  return longest * FACTORS[speed];
}

/** Milliseconds at normal speed for another seat's turn, and for all of them together, of 4 and 15 seconds. */
export const BUDGET = { turn: 3900, all: 14_700 } as const; // some for painting the last entry

/** Time to look at a roll against the viewer, after its last step. */
const READING = 350;

/** The share of the remaining budget that one entry may use, so that some is left for later entries. */
const SHARE = 0.3;

/** Entries with less time at normal speed are shown together with the next one. */
const SHORTEST = 30;

/** How an entry concerns the viewer, and the entries queued behind it. */
export interface Showing {
  readonly isOwn: boolean;
  readonly isOnViewer: boolean; // an attack on the viewer
  readonly isLive: boolean; // shown as soon as it arrived, and waited for
  readonly delay: number; // milliseconds since the last entry beyond its planned pause, for example to paint it
  readonly queued: readonly HistoryEntry[];
}

/**
 * Decides how long each entry is shown: long queues are compressed, and the turns of others fit into a budget, unless
 * they take longer to play than to show.
 */
export class Pace {
  private readonly speed: () => Speed;
  private turn = 0; // spent in this turn, at normal speed, with delays
  private all = 0; // spent since the viewer's last entry; for a spectator, in this round
  private delay = 0; // of one entry, on average
  private first: Seat | undefined; // the first seat with a turn since then

  constructor(speed: () => Speed) {
    this.speed = speed;
  }

  /** Milliseconds to wait after this entry. */
  pauseAfter({ events }: HistoryEntry, { isOwn, isOnViewer, isLive, delay, queued }: Showing): number {
    const factor = FACTORS[this.speed()];
    this.turn = isLive ? 0 : this.turn + delay;
    this.all = isLive ? 0 : this.all + delay;
    this.delay += (delay - this.delay) / 4;
    if (isOwn) {
      [this.turn, this.all, this.first] = [0, 0, undefined];
      return ownPause(events) * factor;
    }
    const began = events.find((event) => event.type === 'turn-began');
    if (began !== undefined) {
      this.turn = 0;
      if (began.seat === this.first) this.all = 0;
      this.first ??= began.seat;
    }
    const wanted = otherPause(events, isOnViewer);
    const next = queued.findIndex((entry) => entry.events.some(({ type }) => type === 'turn-began'));
    const same = next < 0 ? queued : queued.slice(0, next);
    const pause = Math.min(
      wanted,
      this.shareOf(wanted, same, BUDGET.turn - this.turn),
      this.shareOf(wanted, queued, BUDGET.all - this.all),
    );
    if (pause < SHORTEST) return 0;
    this.turn += pause;
    this.all += pause;
    return pause * factor;
  }

  /** The share of the remaining budget for an entry with these entries behind it. */
  private shareOf(wanted: number, queued: readonly HistoryEntry[], budget: number): number {
    const behind = queued.reduce((sum, { events }) => sum + otherPause(events, false), 0);
    const left = budget - this.delay * (queued.length + 1);
    return Math.min(left * SHARE, (left * wanted) / Math.max(1, wanted + behind));
  }
}

/** The player's own rolls are shown in full, and the next roll of an assault follows at once. */
function ownPause(events: readonly Event[]): number {
  const isCapture = events.some(({ type }) => type === 'captured');
  if (events.some(({ type }) => type === 'rolled')) return endOf(timelineOf(ASSAULT, true), isCapture);
  return pauseAfter(events, 'normal') * ASSAULT;
}

function otherPause(events: readonly Event[], isOnViewer: boolean): number {
  const isCapture = events.some(({ type }) => type === 'captured');
  if (!events.some(({ type }) => type === 'rolled')) return pauseAfter(events, 'normal');
  const shown = endOf(timelineOf(1, isOnViewer), isCapture);
  const longest = events.some(({ type }) => type === 'eliminated') ? pauseAfter(events, 'normal') : 0;
  return Math.max(longest, isOnViewer ? shown + READING : shown);
}
