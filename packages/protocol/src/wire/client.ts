import { type Json, makeCommand, type SeatCommand } from '@rubicon/engine';
import {
  type ClientMessage,
  type TableMessage,
  type Viewpoint,
  WIRE_PROTOCOL,
  type WireGame,
} from './messages.ts';
import { Replica, WireError } from './replica.ts';

/** A client of a table for programs: it asks for one thing at a time, and waits for what comes of it. */
export class WireClient {
  private readonly send: (message: ClientMessage) => void;
  private readonly name = Math.random().toString(36).slice(2); // ids of another client are others
  private greeting: WireGame | undefined;
  private readonly replicas = new Map<Viewpoint, Replica>(); // of all seats that it sat on
  private current: Replica | undefined;
  private sent = 0;
  private answer: { readonly id: string; readonly rejection?: Json } | undefined;
  private problem: unknown; // why nothing more comes
  private check = (): void => {}; // whether what is waited for has come

  /** Whatever the table sends has to be handed to `receive`. */
  constructor(send: (message: ClientMessage) => void) {
    this.send = send;
  }

  /** The game as the seat may know it. */
  get replica(): Replica {
    if (this.current === undefined) throw new WireError('no seat is taken');
    return this.current;
  }

  get game(): WireGame {
    if (this.greeting === undefined) throw new WireError('nobody has said hello');
    return this.greeting;
  }

  hello(): Promise<void> {
    this.send({ type: 'hello', protocol: WIRE_PROTOCOL });
    return this.until(() => this.greeting !== undefined);
  }

  /** Shows the game from here; one that was left goes on where it was. */
  sit(seat: Viewpoint): Promise<void> {
    this.current = undefined;
    this.send({ type: 'sit', seat, after: this.replicas.get(seat)?.seq ?? 0 });
    return this.until(() => this.current !== undefined);
  }

  /** Gives why it was refused. Otherwise the replica is where it led to. */
  async play(command: SeatCommand): Promise<Json | undefined> {
    const id = `${this.name}-${++this.sent}`;
    this.send({ type: 'command', id, command: makeCommand(this.replica.rules.board, command) });
    await this.until(() => this.answer?.id === id);
    return this.answer?.rejection;
  }

  /** Waits until something has happened after this line. */
  lineAfter(seq: number): Promise<void> {
    return this.until(() => this.replica.seq > seq);
  }

  receive(message: TableMessage): void {
    switch (message.type) {
      case 'hello':
        this.greeting = message.game;
        break;
      case 'seated':
        this.current = this.replicaOf(message);
        for (const line of message.lines) this.current.take(line);
        break;
      case 'line':
        this.current?.take(message);
        break;
      case 'accepted':
      case 'refused':
        this.answer = message;
        break;
      case 'closed': // its events have told
        break;
      case 'failed':
        this.fail(new WireError(message.code));
    }
    this.check();
  }

  /** Nothing more comes: whoever waits, or will, is told why. */
  fail(problem: unknown): void {
    this.problem ??= problem;
    this.check();
  }

  private replicaOf({ seat, beginning }: Extract<TableMessage, { type: 'seated' }>): Replica {
    const replica = this.replicas.get(seat) ?? new Replica(this.game, seat, beginning);
    this.replicas.set(seat, replica);
    return replica;
  }

  private until(isTrue: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.check = () => {
        if (this.problem !== undefined) reject(this.problem);
        else if (isTrue()) resolve();
      };
      this.check();
    });
  }
}
