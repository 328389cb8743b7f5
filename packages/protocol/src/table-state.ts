import type { Position, Seat } from '@rubicon/engine';
import { Clock } from './clock.ts';
import type { HistoryEntry, TableEvent } from './history.ts';
import type { TableSettings } from './table-settings.ts';

/** The person or bot that plays a seat now. */
export interface SeatPlayer {
  readonly player?: string | undefined; // opaque id of a person
  readonly bot?: string | undefined;
  readonly isAway: boolean; // its person left the table
}

/** The players of the seats, the pause and the clocks: a fold of the lines of a game. */
export class TableState {
  readonly clock: Clock | undefined;
  isPaused = false;
  private readonly seats: SeatPlayer[];

  constructor(seats: readonly Omit<SeatPlayer, 'isAway'>[], settings: TableSettings | undefined) {
    this.seats = seats.map(({ player, bot }) => ({ player, bot, isAway: false }));
    this.clock = settings?.clock && new Clock(settings.clock, seats.length);
  }

  get players(): readonly SeatPlayer[] {
    return this.seats;
  }

  /** Applies a line; `position` is the one after it. */
  enter(entry: HistoryEntry, position: Position): void {
    const { time, table } = entry;
    if (table !== undefined) this.change(table);
    if (this.clock === undefined || time === undefined) return;
    const waitsFor = (seat: Seat): boolean => !this.isPaused && this.seats[seat]?.bot === undefined;
    this.clock.enter(entry, Date.parse(time), position, waitsFor);
  }

  private change(event: TableEvent): void {
    switch (event.type) {
      case 'left':
        this.update(event.seat, { isAway: true });
        return;
      case 'returned':
        this.update(event.seat, { isAway: false, bot: undefined });
        return;
      case 'played-by':
        this.update(
          event.seat,
          'bot' in event ? { bot: event.bot } : { player: event.player, bot: undefined },
        );
        return;
      case 'paused':
      case 'resumed':
        this.isPaused = event.type === 'paused';
        return;
      case 'delayed':
        this.clock?.credit(event.milliseconds);
        return;
      case 'revised':
      case 'rekeyed':
        return;
    }
  }

  private update(seat: Seat, changes: Partial<SeatPlayer>): void {
    const before = this.seats[seat];
    if (before !== undefined) this.seats[seat] = { ...before, ...changes };
  }
}
