import { MOST_SEATS, type Seat } from '@rubicon/engine';
import type { StoredCommand } from './host.ts';

/** Commands kept per seat: more than a client ever has in flight. */
const KEPT_PER_SEAT = 256;

/** The number of commands loaded with a game; a game with fewer has all of them in memory. */
export const RECENT_COMMANDS = KEPT_PER_SEAT * MOST_SEATS;

/** The accepted commands by id, so that a command sent twice is played once. */
export class Answers {
  private readonly kept = new Map<Seat, Map<string, StoredCommand>>();
  private readonly areAllRead: boolean;

  constructor(commands: readonly StoredCommand[] = []) {
    this.areAllRead = commands.length < RECENT_COMMANDS;
    for (const command of commands) this.keep(command);
  }

  find(seat: Seat, id: string): StoredCommand | undefined {
    return this.kept.get(seat)?.get(id);
  }

  /** Whether all accepted commands of a seat are in memory. */
  isComplete(seat: Seat): boolean {
    return this.areAllRead && (this.kept.get(seat)?.size ?? 0) < KEPT_PER_SEAT;
  }

  keep(command: StoredCommand): void {
    const answers = this.kept.get(command.seat) ?? new Map<string, StoredCommand>();
    this.kept.set(command.seat, answers.set(command.id, command));
    const [oldest] = answers.keys();
    if (answers.size > KEPT_PER_SEAT && oldest !== undefined) answers.delete(oldest);
  }
}
