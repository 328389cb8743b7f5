import { Mailbox } from '@rubicon/table';
import type { Answer } from './lobby.ts';

/** Ends the hosting of a game. */
export type Stop = () => Promise<void>;

/** The games hosted by this worker. Requests for the same game run one after the other. */
export class Hosting {
  private readonly stops = new Map<string, Stop>();
  private readonly mailboxes = new Map<string, Mailbox>();

  /** Hosts a game; closes it first if it is already hosted. */
  open(id: string, host: () => Promise<Answer<Stop>>): Promise<Answer<true>> {
    return this.whileClosed(id, async () => {
      const hosted = await host();
      if (hosted.error !== undefined) return hosted;
      this.stops.set(id, hosted.value);
      return { value: true };
    });
  }

  leave(id: string): Promise<void> {
    return this.whileClosed(id, async () => {});
  }

  /** Closes the game if it is hosted, then runs the work. */
  whileClosed<T>(id: string, work: () => Promise<T>): Promise<T> {
    const mailbox = this.mailboxes.get(id) ?? new Mailbox();
    this.mailboxes.set(id, mailbox);
    return mailbox.post(async () => {
      const stop = this.stops.get(id);
      this.stops.delete(id);
      await stop?.();
      return work();
    });
  }
}
