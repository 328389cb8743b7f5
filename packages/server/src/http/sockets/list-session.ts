import { createHash } from 'node:crypto';
import type { TableView } from '@rubicon/api';
import type { Caller } from '../../identity/caller.ts';
import { Channel, type Wire } from './channel.ts';
import type { ServerMessage } from './messages.ts';

/** A client that follows the list of open tables, and the tables of its player. */
export class ListSession {
  readonly caller: Caller | undefined;
  readonly channel: Channel;
  private early: string[] | undefined = []; // changes to the list from before it was sent
  private readonly shown = new Map<string, string>(); // hashes of the player's tables as last sent, by id

  constructor(wire: Wire, caller: Caller | undefined, messagesPerSecond: number) {
    this.caller = caller;
    this.channel = new Channel(wire, messagesPerSecond, {
      receive: () => this.channel.send('{"type":"failed","code":"bad-message"}'),
      ended: () => {},
    });
  }

  /** Whether the lists have been sent, so that changes follow. */
  get hasBegun(): boolean {
    return this.early === undefined;
  }

  /** The tables that the client was sent as its player's own. */
  get own(): Iterable<string> {
    return this.shown.keys();
  }

  /** Sends the list of open tables, changes to it in the meantime, and the tables of the player, if the player is known. */
  begin(tables: TableView[], own: TableView[] | undefined): void {
    const changes = this.early ?? [];
    this.early = undefined;
    this.send({ type: 'tables', tables });
    for (const text of changes) this.channel.send(text);
    if (own === undefined) return;
    for (const table of own) this.shown.set(table.id, hashOf(table));
    this.send({ type: 'mine', tables: own });
  }

  /** Sends a change to the list. */
  tell(text: string): void {
    if (this.early === undefined) this.channel.send(text);
    else this.early.push(text);
  }

  /**
   * Sends a table that is or was the player's own, unless nothing in it has changed for the player. Returns whether it still
   * is the player's own.
   */
  showOwn(table: TableView): boolean {
    const hash = hashOf(table);
    const before = this.shown.get(table.id);
    const isOwn = table.seats.some(({ player }) => player === this.caller?.player.id);
    if (isOwn) this.shown.set(table.id, hash);
    else this.shown.delete(table.id);
    if (isOwn ? before !== hash : before !== undefined) this.send({ type: 'mine-changed', table });
    return isOwn;
  }

  private send(message: ServerMessage): void {
    this.channel.send(JSON.stringify(message));
  }
}

const hashOf = (table: TableView): string =>
  createHash('sha256').update(JSON.stringify(table)).digest('base64');
