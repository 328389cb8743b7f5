import { type Seat, SPECTATOR } from '@rubicon/engine';
import type { HistoryEntry, TableMessage, Viewpoint, WireFailure } from '@rubicon/protocol/wire';
import type { Connection, Welcome } from './connection.ts';
import { Frame } from './frame.ts';
import type { TableHost } from './host.ts';
import type { Journal } from './journal.ts';

type Line = Extract<TableMessage, { type: 'line' }>;

const viewerOf = (viewpoint: Viewpoint): Seat => (viewpoint === 'watch' ? SPECTATOR : viewpoint);

/** The parts of a table that its audience uses. */
export interface AudienceTable {
  readonly hasPresence: boolean; // whether clients learn who is connected, and who wants a pause
  readonly votes: readonly Seat[]; // the seats that want a pause
  readonly end: TableMessage | undefined; // the last message, once nothing more is played
  /** Runs work after everything posted earlier. */
  post(work: () => void | Promise<void>): void;
}

/** The connected clients of a table. Each is sent what its viewpoint may know; spectators may lag behind. */
export class Audience {
  private readonly journal: Journal;
  private readonly host: TableHost;
  private readonly table: AudienceTable;
  private readonly connections = new Set<Connection>();
  private presence = ''; // as it was sent last
  private cancelShowing: (() => void) | undefined; // while spectators wait for a line

  constructor(journal: Journal, host: TableHost, table: AudienceTable) {
    this.journal = journal;
    this.host = host;
    this.table = table;
  }

  get size(): number {
    return this.connections.size;
  }

  add(connection: Connection): void {
    this.connections.add(connection);
  }

  close(): void {
    for (const connection of [...this.connections]) connection.close();
    this.cancelShowing?.();
  }

  /** Returns the messages for a client that sits down. */
  async welcome(viewpoint: Viewpoint, after: number): Promise<Welcome | WireFailure> {
    const seq = this.visibleTo(viewpoint);
    if (after > seq) return 'rolled-back'; // even if spectators may not see these lines yet, so that they cannot count them
    const viewer = viewerOf(viewpoint);
    const beginning = this.journal.beginningFor(viewer);
    const seated: TableMessage = {
      type: 'seated',
      seat: viewpoint,
      ...(beginning === undefined ? {} : { beginning }),
      lines: await this.journal.linesFor(viewer, after, seq),
    };
    const isDelayed = this.isDelayed(viewpoint);
    const present = !this.table.hasPresence || isDelayed ? [] : [this.presenceMessage(), this.votesMessage()];
    const isBehind = isDelayed && seq < this.journal.seq;
    const end = this.table.end === undefined || isBehind ? [] : [this.table.end];
    if (isBehind) this.showLater(seq);
    return { messages: [seated, ...present, ...end], seq };
  }

  /** Sends the last message of the table; spectators who are behind get it after the last line. */
  sendEnd(end: TableMessage): void {
    for (const connection of this.connections) {
      const { shown } = connection;
      if (shown === undefined) continue;
      const isBehind = this.isDelayed(shown.viewpoint) && shown.seq < this.journal.seq;
      if (!isBehind || end.type === 'failed') connection.send(end);
    }
  }

  /** Sends an entry to all seated clients, as each may know it: redacted and written once per distinct view. */
  sendEntry(entry: HistoryEntry): void {
    const frames = new Map<Viewpoint | 'all', Frame<Line>>();
    const isPublic = this.journal.isPublic(entry);
    for (const connection of this.connections) {
      const { shown } = connection;
      if (connection.isClosed) this.connections.delete(connection);
      if (shown === undefined || shown.seq >= entry.seq || this.isDelayed(shown.viewpoint)) continue;
      const key = isPublic ? 'all' : shown.viewpoint;
      const frame = frames.get(key) ?? this.frameOf(entry, shown.viewpoint);
      frames.set(key, frame);
      connection.sendLine(frame.message, frame);
    }
    this.showLater(entry.seq - 1);
  }

  private frameOf(entry: HistoryEntry, viewpoint: Viewpoint): Frame<Line> {
    return new Frame({ type: 'line', ...this.journal.redact(entry, viewerOf(viewpoint)) });
  }

  private isDelayed(viewpoint: Viewpoint): boolean {
    return viewpoint === 'watch' && this.host.spectatorDelay !== undefined;
  }

  /** Returns the last line that a viewpoint may see now: spectators are behind by the delay of the table. */
  private visibleTo(viewpoint: Viewpoint): number {
    const { spectatorDelay } = this.host;
    if (!this.isDelayed(viewpoint) || spectatorDelay === undefined) return this.journal.seq;
    const latest = this.host.now().getTime() - spectatorDelay;
    return this.journal.lastBefore(latest);
  }

  /** Schedules `showDelayed` for when delayed spectators may see the line after `seq`, which may be now. */
  private showLater(seq: number): void {
    const { spectatorDelay, startTimer } = this.host;
    if (spectatorDelay === undefined || startTimer === undefined || this.cancelShowing !== undefined) return;
    const written = this.journal.timeAfter(seq);
    if (written === undefined) return;
    const wait = Math.max(1, written + spectatorDelay - this.host.now().getTime());
    this.cancelShowing = startTimer(wait, () => this.table.post(() => this.showDelayed()));
  }

  /** Sends delayed spectators the lines that they may see by now. */
  private async showDelayed(): Promise<void> {
    this.cancelShowing = undefined;
    const seq = this.visibleTo('watch');
    const after = Math.min(
      seq,
      ...[...this.connections].flatMap((connection) => this.delayedSeq(connection) ?? []),
    );
    const lines = after < seq ? await this.journal.linesFor(SPECTATOR, after, seq) : [];
    const frames = lines.map((line) => new Frame<Line>({ type: 'line', ...line }));
    for (const connection of this.connections) {
      const shown = this.delayedSeq(connection); // read again: the client may have taken a seat in the meantime
      if (shown === undefined || shown >= seq) continue;
      for (const frame of frames) if (frame.message.seq > shown) connection.sendLine(frame.message, frame);
      if (seq === this.journal.seq && this.table.end !== undefined) connection.send(this.table.end);
    }
    this.showLater(seq);
  }

  /** Returns the last line that a delayed spectator was sent; undefined for other clients. */
  private delayedSeq({ shown }: Connection): number | undefined {
    return shown !== undefined && this.isDelayed(shown.viewpoint) ? shown.seq : undefined;
  }

  private presenceMessage(): TableMessage {
    const seats = new Set([...this.seatsHere, ...(this.host.seatsElsewhere?.() ?? [])]);
    return { type: 'presence', seats: [...seats].sort() };
  }

  /** The seats whose players are connected to this host. */
  private get seatsHere(): ReadonlySet<Seat> {
    const seats = new Set<Seat>();
    for (const { isClosed, isGreeted, client } of this.connections)
      if (!isClosed && isGreeted) for (const seat of client.yours) seats.add(seat);
    return seats;
  }

  private votesMessage(): TableMessage {
    return { type: 'votes', pause: this.table.votes };
  }

  /** Tells all seats which players are connected, if that has changed. */
  sendPresence(): void {
    for (const connection of this.connections) if (connection.isClosed) this.connections.delete(connection);
    if (!this.table.hasPresence) return;
    this.host.showSeats?.([...this.seatsHere]);
    const frame = new Frame(this.presenceMessage());
    if (frame.text === this.presence) return;
    this.presence = frame.text;
    this.sendNow(frame);
  }

  sendVotes(): void {
    this.sendNow(new Frame(this.votesMessage()));
  }

  /** Sends a message about the table to all clients that are up to date. */
  private sendNow(frame: Frame): void {
    for (const connection of this.connections) {
      const { shown } = connection;
      if (shown !== undefined && !this.isDelayed(shown.viewpoint)) connection.send(frame.message, frame);
    }
  }
}
