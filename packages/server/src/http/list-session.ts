import { Channel, type Wire } from './channel.ts';

/** A client that follows the list of open tables. */
export class ListSession {
  readonly session: string | undefined; // the hash of the session or token
  readonly channel: Channel;
  private early: string[] | undefined = []; // changes that came before the list was sent

  constructor(wire: Wire, session: string | undefined, messagesPerSecond: number) {
    this.session = session;
    this.channel = new Channel(wire, messagesPerSecond, {
      receive: () => this.channel.send('{"type":"failed","code":"bad-message"}'),
      ended: () => {},
    });
  }

  /** Sends the whole list, and then changes that came meanwhile. */
  begin(list: string): void {
    const changes = this.early ?? [];
    this.early = undefined;
    for (const text of [list, ...changes]) this.channel.send(text);
  }

  /** Sends a change of the list. */
  tell(text: string): void {
    if (this.early === undefined) this.channel.send(text);
    else this.early.push(text);
  }
}
