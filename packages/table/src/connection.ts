import type { Json, Seat } from '@rubicon/engine';
import { clientMessageSchema } from '@rubicon/protocol';
import {
  type ClientMessage,
  type TableMessage,
  type Viewpoint,
  WIRE_PROTOCOL,
  type WireFailure,
  type WireGame,
} from '@rubicon/protocol/wire';
import type { Frame } from './frame.ts';

/** A connected client. */
export interface Client {
  /** The seats it may sit on; every client may watch. */
  readonly yours: readonly Seat[];
  /** `text` returns the message as JSON, made once for all clients that get the same message. */
  send(message: TableMessage, text: () => string): void;
}

/** A request of a seated client other than a game command. */
export type Request = Extract<ClientMessage, { type: 'leave' | 'return' | 'pause' | 'resume' | 'save' }>;

/** The parts of a table that a connection uses. */
export interface ConnectedTable {
  /** Returns the public facts of the game, with the names that people have now. */
  readGame(): Promise<WireGame>;
  now(): string;
  /** Runs work after everything posted earlier. */
  post(work: () => void | Promise<void>): void;
  /** Returns the messages for a client that sits down, and the last line they show; or why it cannot. */
  welcome(viewpoint: Viewpoint, after: number): Promise<Welcome | WireFailure>;
  command(seat: Seat, id: string, command: Json): Promise<TableMessage>;
  request(seat: Seat, request: Request): Promise<WireFailure | undefined>;
  /** A client came or left. */
  changed(): void;
}

export interface Welcome {
  readonly messages: readonly TableMessage[];
  readonly seq: number;
}

/** Where a client sits. Taking another seat replaces it at once: nothing more is sent for the old seat. */
interface Sitting {
  readonly viewpoint: Viewpoint;
  seq: number | undefined; // the last line sent to the client; undefined until it has been sent the game so far
}

/** The connection of a client to a table. Whatever the client sends, it receives only what it may know. */
export class Connection {
  /** Whether the connection has ended: nothing is sent or received. */
  isClosed = false;
  isGreeted = false;
  readonly client: Client;
  private readonly table: ConnectedTable;
  private sitting: Sitting | undefined;

  constructor(client: Client, table: ConnectedTable) {
    this.client = client;
    this.table = table;
  }

  /** The viewpoint from which the client sees the game now, and the last line it was sent. */
  get shown(): { readonly viewpoint: Viewpoint; readonly seq: number } | undefined {
    const { sitting } = this;
    return sitting?.seq === undefined ? undefined : { viewpoint: sitting.viewpoint, seq: sitting.seq };
  }

  /** Handles one incoming frame. */
  receive(frame: unknown): void {
    if (this.isClosed) return;
    if (!clientMessageSchema.safeParse(frame).success) return this.fail('bad-message');
    const message = frame as ClientMessage; // not the parsed copy, which loses fields called `__proto__`: the rules refuse those
    if (message.type !== 'hello' && !this.isGreeted) return this.fail('bad-message');
    switch (message.type) {
      case 'hello':
        return this.greet(message.protocol);
      case 'sit':
        return this.sit(message.seat, message.after);
      case 'command':
        return this.command(message.id, message.command);
      case 'leave':
      case 'return':
      case 'pause':
      case 'resume':
      case 'save':
        return this.request(message);
      case 'say':
        return this.fail('chat-off'); // hosts with chat handle it themselves
      case 'ping':
        return this.send({ type: 'pong' });
    }
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.sitting = undefined;
    this.table.changed();
  }

  send(message: TableMessage, frame?: Frame): void {
    if (this.isClosed) return;
    try {
      this.client.send(message, () => frame?.text ?? JSON.stringify(message));
    } catch {
      this.close(); // the client is gone
    }
  }

  /** Sends the next line of the game. */
  sendLine(message: Extract<TableMessage, { type: 'line' }>, frame?: Frame): void {
    if (this.sitting !== undefined) this.sitting.seq = message.seq;
    this.send(message, frame);
  }

  private greet(protocol: number): void {
    if (protocol !== WIRE_PROTOCOL) return this.fail('upgrade');
    this.isGreeted = true;
    this.table.post(async () => {
      const game = await this.table.readGame();
      this.send({ type: 'hello', protocol, game, yours: this.client.yours, ...timeOf(game, this.table) });
      this.table.changed();
    });
  }

  private sit(viewpoint: Viewpoint, after: number): void {
    if (viewpoint !== 'watch' && !this.client.yours.includes(viewpoint)) return this.fail('not-yours');
    const sitting: Sitting = { viewpoint, seq: undefined };
    this.sitting = sitting;
    this.table.post(async () => {
      if (this.sitting !== sitting) return;
      const welcome = await this.table.welcome(viewpoint, after);
      if (this.sitting !== sitting) return;
      if (typeof welcome === 'string') return this.send({ type: 'failed', code: welcome });
      sitting.seq = welcome.seq;
      for (const message of welcome.messages) this.send(message);
    });
  }

  private command(id: string, command: Json): void {
    const { sitting } = this;
    if (sitting === undefined || sitting.viewpoint === 'watch') return this.fail('not-seated', id);
    const seat = sitting.viewpoint;
    this.table.post(async () => {
      const answer = await this.table.command(seat, id, command);
      if (this.sitting === sitting) this.send(answer);
    });
  }

  private request(request: Request): void {
    const { sitting } = this;
    if (sitting === undefined || sitting.viewpoint === 'watch') return this.fail('not-seated');
    const seat = sitting.viewpoint;
    this.table.post(async () => {
      const code = await this.table.request(seat, request);
      if (code !== undefined && this.sitting === sitting) this.send({ type: 'failed', code });
    });
  }

  private fail(code: WireFailure, id?: string): void {
    this.table.post(() => this.send({ type: 'failed', code, ...(id === undefined ? {} : { id }) }));
  }
}

/** Clients need the time of the table only where there are clocks. */
const timeOf = (game: WireGame, table: ConnectedTable) =>
  game.table?.clock === undefined ? {} : { now: table.now() };
