import { type ApiClient, SeatClient } from '@rubicon/api';
import { makeBot } from '@rubicon/bots';
import { isToAct, legal, type SeatCommand } from '@rubicon/engine';
import type { ClientMessage, TableMessage } from '@rubicon/protocol/wire';
import { hashCommand, type Journal } from './journal.ts';
import { ensure, persist } from './persistence.ts';
import type { Traffic } from './traffic.ts';

/** The bot that decides for a person. */
const BOT = 'easy';

export interface Observers {
  readonly journal: Journal;
  readonly traffic: Traffic;
}

/** A person at one table, played by a bot on the person's side. */
export class Person {
  readonly client: SeatClient;
  private readonly table: string;
  private readonly seed: string;
  private readonly observers: Observers;
  private readonly hashes = new Map<string, string>(); // of the commands it sent, by id
  private readonly seated = gate();
  private readonly closed = gate();

  constructor(api: ApiClient, table: string, seed: string, observers: Observers) {
    this.table = table;
    this.seed = seed;
    this.observers = observers;
    this.client = new SeatClient(api, table, {
      seated: this.seated.open,
      closed: this.closed.open,
      sent: (message) => this.noteSent(message),
      received: (message) => this.noteReceived(message),
    });
  }

  /** Takes a seat, however often the server is killed in the meantime. */
  async join(): Promise<void> {
    const isFollowing = await ensure(() => this.client.join(), 'already-seated');
    if (!isFollowing) await persist(() => this.client.follow());
  }

  async ready(): Promise<void> {
    await ensure(() => this.client.ready(), 'not-now');
  }

  /** Plays to the end of the game. Rejects if a command is refused or fails. */
  async play(): Promise<void> {
    const { wire } = this.client;
    await this.seated.opened;
    const { rules, viewer } = wire.replica;
    const bot = makeBot(BOT, rules, viewer, this.seed);
    while (!this.closed.isOpen) {
      const { view, seq } = wire.replica;
      if (isToAct(view, viewer)) {
        const command = bot?.act(view, legal(rules, view, viewer)) as SeatCommand;
        const { rejection } = await wire.play(command);
        if (rejection !== undefined)
          throw new Error(`table ${this.table}, seat ${viewer}: ${JSON.stringify({ command, rejection })}`);
      } else await Promise.race([wire.lineAfter(seq), this.closed.opened]);
    }
  }

  private noteSent(message: ClientMessage): void {
    if (message.type !== 'command') return;
    this.hashes.set(message.id, hashCommand(message.command));
    this.observers.traffic.send(`${this.table} ${message.id}`);
  }

  private noteReceived(message: TableMessage): void {
    const { journal, traffic } = this.observers;
    traffic.heardAt = Date.now();
    if (message.type === 'line') traffic.move(this.table, message.time);
    else if (message.type === 'accepted') traffic.move(this.table);
    else if (message.type === 'closed') traffic.end(this.table);
    if (message.type !== 'accepted' && message.type !== 'refused') return;
    const { id } = message;
    if (message.type === 'accepted') {
      const seat = this.client.wire.replica.viewer;
      const hash = this.hashes.get(id) ?? 'unknown';
      journal.write({ table: this.table, seat, id, seq: message.seq, hash });
    }
    traffic.answer(`${this.table} ${id}`);
  }
}

/** A promise that can be resolved from outside. */
function gate(): { readonly opened: Promise<void>; readonly isOpen: boolean; open(): void } {
  let resolve = (): void => {};
  let isOpen = false;
  return {
    opened: new Promise((done) => {
      resolve = done;
    }),
    get isOpen() {
      return isOpen;
    },
    open() {
      isOpen = true;
      resolve();
    },
  };
}
