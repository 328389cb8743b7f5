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

/** Somebody who is connected. */
export interface Client {
  /** The seats it may sit on; anybody may watch. */
  readonly yours: readonly Seat[];
  send(message: TableMessage): void;
}

/** What a connection asks of its table. */
export interface Desk {
  readonly game: WireGame;
  /** After everything that was posted before. */
  post(work: () => void | Promise<void>): void;
  /** What is shown to who sits down; undefined when the game is not so far. */
  welcome(viewpoint: Viewpoint, after: number): TableMessage[] | undefined;
  command(seat: Seat, id: string, command: Json): Promise<TableMessage>;
}

/** Where a client sits. Another one replaces it as soon as the client asks for it, and ends what this one is sent. */
interface Sitting {
  readonly viewpoint: Viewpoint;
  isShown: boolean; // it has been sent the game so far
}

/** A client at a table. Whatever it sends, it gets only what it may know. */
export class Connection {
  /** Nothing is sent or taken any more. */
  isClosed = false;
  private readonly client: Client;
  private readonly desk: Desk;
  private isGreeted = false;
  private sitting: Sitting | undefined;

  constructor(client: Client, desk: Desk) {
    this.client = client;
    this.desk = desk;
  }

  /** The viewpoint to which the game is shown now. */
  get viewpoint(): Viewpoint | undefined {
    return this.sitting?.isShown ? this.sitting.viewpoint : undefined;
  }

  /** Takes whatever came. */
  receive(frame: unknown): void {
    if (this.isClosed) return;
    const message: ClientMessage | undefined = clientMessageSchema.safeParse(frame).data;
    if (message === undefined) return this.fail('bad-message');
    if (message.type !== 'hello' && !this.isGreeted) return this.fail('bad-message');
    switch (message.type) {
      case 'hello':
        return this.greet(message.protocol);
      case 'sit':
        return this.sit(message.seat, message.after);
      case 'command':
        return this.command(message.id, message.command);
    }
  }

  close(): void {
    this.isClosed = true;
    this.sitting = undefined;
  }

  send(message: TableMessage): void {
    if (this.isClosed) return;
    try {
      this.client.send(message);
    } catch {
      this.close(); // nobody is there any more
    }
  }

  private greet(protocol: number): void {
    if (protocol !== WIRE_PROTOCOL) return this.fail('upgrade');
    this.isGreeted = true;
    const { game } = this.desk;
    this.desk.post(() => this.send({ type: 'hello', protocol, game, yours: this.client.yours }));
  }

  private sit(viewpoint: Viewpoint, after: number): void {
    if (viewpoint !== 'watch' && !this.client.yours.includes(viewpoint)) return this.fail('not-yours');
    const sitting: Sitting = { viewpoint, isShown: false };
    this.sitting = sitting;
    this.desk.post(() => {
      if (this.sitting !== sitting) return;
      const messages = this.desk.welcome(viewpoint, after);
      if (messages === undefined) return this.send({ type: 'failed', code: 'bad-message' });
      sitting.isShown = true;
      for (const message of messages) this.send(message);
    });
  }

  private command(id: string, command: Json): void {
    const { sitting } = this;
    if (sitting === undefined || sitting.viewpoint === 'watch') return this.fail('not-seated', id);
    const seat = sitting.viewpoint;
    this.desk.post(async () => {
      const answer = await this.desk.command(seat, id, command);
      if (this.sitting === sitting) this.send(answer);
    });
  }

  private fail(code: WireFailure, id?: string): void {
    this.desk.post(() => this.send({ type: 'failed', code, ...(id === undefined ? {} : { id }) }));
  }
}
