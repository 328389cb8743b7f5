import { type Position, type Seat, toAct } from '@rubicon/engine';
import type { HistoryEntry } from './history.ts';
import type { ClockSettings } from './table-settings.ts';

interface TimeLeft {
  turn: number; // milliseconds of this turn
  bank: number; // milliseconds for the rest of the game
}

/**
 * The clocks of a game: a fold of its lines and their times, the same for the table and for every client. A seat uses the
 * time of the turn first, then its bank. With every turn (in set-up every command, with written orders every phase) all
 * seats have the full time of a turn again.
 */
export class Clock {
  private readonly settings: ClockSettings;
  private readonly left: TimeLeft[];
  private running: readonly Seat[] = [];
  private since = 0; // the moment from which time counts
  private period = '';
  private seq = 0; // of the last command

  constructor(settings: ClockSettings, seats: number) {
    this.settings = settings;
    this.left = Array.from({ length: seats }, () => ({
      turn: settings.turn * 1000,
      bank: settings.bank * 1000,
    }));
  }

  /** Applies a line: `position` is the one after it, and `waitsFor` says whose clock may run at all. */
  enter(
    { seq, table }: HistoryEntry,
    time: number,
    position: Position,
    waitsFor: (seat: Seat) => boolean,
  ): void {
    for (const seat of this.running) this.left[seat] = this.timeLeft(seat, time);
    this.since = time;
    if (table === undefined) this.seq = seq;
    const period = periodOf(position, this.seq);
    if (period !== this.period) for (const left of this.left) left.turn = this.settings.turn * 1000;
    this.period = period;
    this.running = toAct(position).filter((seat) => seat >= 0 && waitsFor(seat));
  }

  /** Credits time in which nobody could play because the host was down. */
  credit(milliseconds: number): void {
    this.since += milliseconds;
  }

  /** Returns the time a seat has left, in milliseconds. */
  timeLeft(seat: Seat, now: number): TimeLeft {
    const { turn, bank } = this.left[seat] ?? { turn: 0, bank: 0 };
    const used = this.running.includes(seat) ? Math.max(0, now - this.since) : 0;
    return { turn: Math.max(0, turn - used), bank: Math.max(0, bank - Math.max(0, used - turn)) };
  }

  /** Whether a seat has no time left. */
  isOver(seat: Seat, now: number): boolean {
    const { turn, bank } = this.timeLeft(seat, now);
    return turn + bank === 0;
  }

  /** The seats whose clock runs. */
  get seats(): readonly Seat[] {
    return this.running;
  }

  /** Returns when a running clock runs out; undefined if it does not run. */
  deadlineOf(seat: Seat): number | undefined {
    const { turn, bank } = this.left[seat] ?? { turn: 0, bank: 0 };
    return this.running.includes(seat) ? this.since + turn + bank : undefined;
  }

  /** The next moment at which a clock runs out. */
  get deadline(): number | undefined {
    const deadlines = this.running.map((seat) => this.deadlineOf(seat) ?? Number.POSITIVE_INFINITY);
    return deadlines.length === 0 ? undefined : Math.min(...deadlines);
  }
}

function periodOf(position: Position, seq: number): string {
  if (position.family === 'orders') return `${position.round}/${position.phase}`;
  return position.turn === 0 ? `set-up/${seq}` : String(position.turn);
}
