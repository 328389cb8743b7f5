import { type Json, makeCommand, type Seat, type SeatCommand } from '@rubicon/engine';
import type { HistoryEntry } from '../history.ts';
import type { RecordResult } from '../record/format.ts';
import {
  type ClientMessage,
  type FatalFailure,
  isTemporary,
  type TableMessage,
  type TemporaryFailure,
  type Viewpoint,
  WIRE_PROTOCOL,
  type WireChatLine,
  type WireGame,
  type WireLine,
} from './messages.ts';
import { Replica, WireError } from './replica.ts';

/** A connection to a table: a message port, a function call, a socket. */
export interface WirePort {
  send(message: ClientMessage): void;
}

/** Callbacks of a client, in the order things happen. */
export interface WireListener {
  /** The table has said which game it hosts, and which seats belong to this client. */
  greeted?(game: WireGame, yours: readonly Seat[]): void;
  /** The game is shown from another seat; the replica holds everything so far. */
  seated?(replica: Replica): void;
  /** One more line, already folded. */
  entered?(entry: HistoryEntry): void;
  /** The seats whose players are connected. */
  presence?(seats: readonly Seat[]): void;
  /** The seats that want a pause. */
  votes?(pause: readonly Seat[]): void;
  /** New or removed lines of chat. */
  chat?(lines: readonly WireChatLine[]): void;
  /** The game is over, and its record has its closing line. */
  closed?(result: RecordResult): void;
  /** `unreadable`: a line that does not follow, or that this engine does not know. */
  failed?(code: FatalFailure | 'unreadable'): void;
  /** A command or a request was not possible now; after `rolled-back` the game is shown again from its start. */
  declined?(code: TemporaryFailure): void;
  disconnected?(): void;
}

/** The answer to a command: the line it became, or why it was rejected. */
export type Answer =
  | { readonly seq: number; readonly rejection?: undefined }
  | { readonly rejection: Json; readonly seq?: undefined };

type SeatRequest = Extract<ClientMessage, { type: 'leave' | 'return' | 'pause' | 'resume' | 'save' }>;

interface Unanswered {
  readonly message: Extract<ClientMessage, { type: 'command' }>;
  resolve(answer: Answer): void;
  reject(problem: unknown): void;
}

/**
 * The client of a table, for the page, the terminal and programs. It sits on one seat at a time and forgets the previous one.
 * After a lost connection, `connect` resumes after the last line seen, and repeats the commands that were not answered.
 */
export class WireClient {
  private readonly listener: WireListener;
  private readonly name = Math.random().toString(36).slice(2); // keeps its ids distinct from those of other clients
  private port: WirePort | undefined;
  private isGreeted = false; // over this port
  private greeting: WireGame | undefined;
  private viewpoint: Viewpoint | undefined; // the seat it wants to sit on
  private isSeated = false; // over this port: the table knows for which seat its messages are
  private isAway = false; // another seat has sent a command over this port, and this one has not been taken again
  private current: Replica | undefined; // as that seat sees the game, once it is shown
  private readonly unanswered = new Map<string, Unanswered>();
  private unsent: ClientMessage[] = []; // requests that wait until the seat is taken
  private readonly waiters = new Set<() => void>();
  private sent = 0;
  private problem: unknown; // why the connection ended

  constructor(listener: WireListener = {}) {
    this.listener = listener;
  }

  get game(): WireGame {
    if (this.greeting === undefined) throw new WireError('the table has not said hello');
    return this.greeting;
  }

  /** The game as the seat may know it. */
  get replica(): Replica {
    if (this.current === undefined) throw new WireError('no seat is taken');
    return this.current;
  }

  /** Begins or resumes a conversation. Resolves when the table has answered; pass its messages to `receive`. */
  connect(port: WirePort): Promise<void> {
    this.port = port;
    this.isGreeted = false;
    this.isSeated = false;
    this.isAway = false;
    port.send({ type: 'hello', protocol: WIRE_PROTOCOL });
    return this.until(() => this.isGreeted);
  }

  /** Notes that the connection is lost. Commands without an answer wait for the next connection. */
  disconnect(): void {
    this.port = undefined;
    this.isSeated = false;
    this.listener.disconnected?.();
  }

  /** Shows the game from this seat. Unanswered commands of the previous seat are rejected. */
  sit(viewpoint: Viewpoint): Promise<void> {
    this.viewpoint = viewpoint;
    this.current = undefined;
    this.isSeated = false;
    this.abandon(new WireError('another seat was taken'));
    if (this.isGreeted) this.resume(); // otherwise the greeting resumes
    return this.until(() => this.current !== undefined);
  }

  /** Sends a command for the seat. When the answer arrives, the replica has already folded its line. */
  play(command: SeatCommand): Promise<Answer> {
    if (this.problem !== undefined) return Promise.reject(this.problem);
    const id = `${this.name}-${++this.sent}`;
    const message = { type: 'command', id, command: makeCommand(this.replica.rules.board, command) } as const;
    return new Promise((resolve, reject) => {
      this.unanswered.set(id, { message, resolve, reject });
      if (this.isSeated) this.port?.send(message);
    });
  }

  /**
   * Sends a command of another seat of this client, and takes its own seat again, so nothing of the other seat is shown.
   * Resolves when the table has handled the command; rejects if the game has no line more.
   */
  async playFor(seat: Seat, command: SeatCommand): Promise<Answer> {
    const { rules, seq } = this.replica;
    this.isSeated = false;
    this.isAway = true;
    this.port?.send({ type: 'sit', seat, after: seq });
    this.port?.send({
      type: 'command',
      id: `${this.name}-${++this.sent}`,
      command: makeCommand(rules.board, command),
    });
    this.resume();
    await this.until(() => this.isSeated);
    if (this.replica.seq === seq) throw new WireError('the command was not carried out');
    return { seq: this.replica.seq };
  }

  /** Sends unanswered commands again, after the table was `unavailable`. */
  repeat(): void {
    if (this.isSeated) for (const { message } of this.unanswered.values()) this.port?.send(message);
  }

  /** Sends a request about the seat: leave, return, pause, resume, or keep a sheet of orders. */
  request(message: SeatRequest): void {
    this.sendSeated(message);
  }

  /** Writes a line of chat. If that is not possible, `declined` says why. */
  say(text: string): void {
    this.sendSeated({ type: 'say', text });
  }

  /** Resolves when there is a line after this one. */
  lineAfter(seq: number): Promise<void> {
    return this.until(() => this.current !== undefined && this.current.seq > seq);
  }

  /** Handles one message of the table. */
  receive(message: TableMessage): void {
    try {
      this.take(message);
    } catch (problem) {
      this.listener.failed?.('unreadable');
      this.fail(problem);
    }
    this.wake();
  }

  /** Ends the conversation: everything that waits is rejected with this problem. */
  fail(problem: unknown): void {
    this.problem ??= problem;
    this.abandon(this.problem);
    this.wake();
  }

  private take(message: TableMessage): void {
    switch (message.type) {
      case 'hello':
        this.greeting = message.game;
        this.isGreeted = true;
        this.resume();
        this.listener.greeted?.(message.game, message.yours);
        return;
      case 'seated':
        return this.takeSeat(message);
      case 'line':
        if (this.current !== undefined && !this.isAway) this.enter(this.current, message);
        return;
      case 'accepted':
        return this.settle(message.id, { seq: message.seq });
      case 'refused':
        return this.settle(message.id, { rejection: message.rejection });
      case 'presence':
        this.listener.presence?.(message.seats);
        return;
      case 'votes':
        this.listener.votes?.(message.pause);
        return;
      case 'chat':
        this.listener.chat?.(message.lines);
        return;
      case 'pong':
        return;
      case 'closed':
        this.listener.closed?.(message.result);
        return;
      case 'failed':
        return this.takeFailure(message);
    }
  }

  private takeFailure({ code, id }: Extract<TableMessage, { type: 'failed' }>): void {
    if (!isTemporary(code)) {
      this.listener.failed?.(code);
      return this.fail(new WireError(code));
    }
    if (id !== undefined && code !== 'unavailable') {
      this.unanswered.get(id)?.reject(new WireError(code));
      this.unanswered.delete(id);
    }
    this.listener.declined?.(code);
    if (code === 'rolled-back') this.startOver();
  }

  /** Shows the game as the table has it, after the table has lost lines that were shown here. */
  private startOver(): void {
    this.current = undefined;
    this.isSeated = false;
    this.resume();
  }

  private takeSeat({ seat, beginning, lines }: Extract<TableMessage, { type: 'seated' }>): void {
    if (seat !== this.viewpoint && this.isAway) return;
    this.isAway = false;
    if (seat !== this.viewpoint) {
      this.current = undefined; // the lines that follow are for a seat that the client has left since
      return;
    }
    const isFromStart = lines[0]?.seq === 1; // if the seat was left and taken again, the last answer counts
    if (this.current !== undefined && !isFromStart) {
      for (const line of lines) this.enter(this.current, line);
      this.sendWaiting();
      return;
    }
    const replica = new Replica(this.game, seat, beginning);
    for (const line of lines) replica.take(line);
    this.current = replica;
    this.sendWaiting();
    this.listener.seated?.(replica);
  }

  /** Sends the requests that waited for the seat, and the commands that have no answer yet. */
  private sendWaiting(): void {
    this.isSeated = true;
    const requests = this.unsent;
    this.unsent = [];
    for (const { message } of this.unanswered.values()) this.port?.send(message);
    for (const message of requests) this.port?.send(message);
  }

  private sendSeated(message: ClientMessage): void {
    if (this.isSeated) this.port?.send(message);
    else this.unsent.push(message);
  }

  private enter(replica: Replica, line: WireLine): void {
    const entry = replica.take(line);
    this.listener.entered?.(entry);
  }

  /** Takes the seat again, from the last line seen. */
  private resume(): void {
    if (this.viewpoint === undefined) return;
    this.port?.send({ type: 'sit', seat: this.viewpoint, after: this.current?.seq ?? 0 });
  }

  private settle(id: string, answer: Answer): void {
    this.unanswered.get(id)?.resolve(answer);
    this.unanswered.delete(id);
  }

  private abandon(problem: unknown): void {
    for (const { reject } of this.unanswered.values()) reject(problem);
    this.unanswered.clear();
    this.unsent = [];
  }

  private until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = (): void => {
        if (this.problem === undefined && !isTrue()) return;
        this.waiters.delete(check);
        if (this.problem === undefined) resolve();
        else reject(this.problem);
      };
      this.waiters.add(check);
      check();
    });
  }

  private wake(): void {
    for (const check of this.waiters) check();
  }
}
