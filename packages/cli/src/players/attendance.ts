import type { Failure } from './failures.ts';

/** Counts how often each player was present, to find programs that never said hello. */
export class Attendance {
  private readonly seats = new Map<string, number>();
  private readonly missed = new Map<string, number>();

  /** Adds a game with its players by seat. */
  add(labels: readonly string[], failures: readonly Failure[]): void {
    for (const label of labels) this.seats.set(label, (this.seats.get(label) ?? 0) + 1);
    for (const { bot, reason, count } of failures)
      if (reason === 'no-hello') this.missed.set(bot, (this.missed.get(bot) ?? 0) + count);
  }

  /** The players that missed all of their games. */
  absent(): string[] {
    return [...this.missed].flatMap(([label, count]) => (count === this.seats.get(label) ? [label] : []));
  }
}
