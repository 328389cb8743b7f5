import { EventEmitter } from 'node:events';

interface TrafficEvents {
  sent: []; // a command has left a client
  answered: []; // a command was accepted or refused
}

/** The time after a disturbance until everything works normally again. */
const SETTLING_MS = 10_000;

/** The commands of all clients: which of them wait for an answer, and how many were sent again. */
export class Traffic extends EventEmitter<TrafficEvents> {
  repeated = 0;
  heardAt = Date.now(); // when the server's last message arrived
  longestPause = 0; // in milliseconds, between two messages about one running game
  latestLine = 0; // in milliseconds, from the time of a line to its arrival, while nothing was disturbed
  private readonly movedAt = new Map<string, number>(); // by table
  private disturbedUntil = 0;
  private readonly unanswered = new Set<string>();

  /** The number of commands without an answer. */
  get pending(): number {
    return this.unanswered.size;
  }

  send(command: string): void {
    if (this.unanswered.has(command)) this.repeated++;
    this.unanswered.add(command);
    this.emit('sent');
  }

  /** Notes a message about a running game that reached one of its people; `written` is the time of its line. */
  move(table: string, written?: string): void {
    const now = Date.now();
    this.longestPause = Math.max(this.longestPause, now - (this.movedAt.get(table) ?? now));
    this.movedAt.set(table, now);
    const at = Date.parse(written ?? '');
    if (at > this.disturbedUntil) this.latestLine = Math.max(this.latestLine, now - at);
  }

  /** Notes that a game is over. */
  end(table: string): void {
    this.movedAt.delete(table);
  }

  /** Notes a disturbance: lines written during the work or soon after it may be late. */
  async disturb(work: () => Promise<void>): Promise<void> {
    this.disturbedUntil = Number.POSITIVE_INFINITY;
    await work();
    this.disturbedUntil = Date.now() + SETTLING_MS;
  }

  answer(command: string): void {
    this.unanswered.delete(command);
    this.emit('answered');
  }
}
