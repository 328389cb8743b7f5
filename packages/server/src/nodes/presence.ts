import type { Seat } from '@rubicon/engine';
import type { Store } from '../store/store.ts';
import type { Availability } from './availability.ts';

/** The players connected to each node. Entries of this node expire with its heartbeat. */
export class PresenceBoard {
  private readonly store: Store;
  private readonly availability: Availability;
  private readonly here = new Map<string, string>(); // the seats whose players are connected here, by table
  private readonly elsewhere = new Map<string, readonly Seat[]>();
  private writing: Promise<void> = Promise.resolve();

  constructor(store: Store, availability: Availability) {
    this.store = store;
    this.availability = availability;
  }

  /** Writes that the players of these seats are connected to this node. */
  setHere(table: string, seats: readonly Seat[]): void {
    const text = seats.join();
    if ((this.here.get(table) ?? '') === text) return;
    if (text === '') this.here.delete(table);
    else this.here.set(table, text);
    const { store, availability } = this;
    const write = () => availability.persist(() => store.setPresence(store.node, table, seats));
    this.writing = this.writing.then(write).catch(() => {}); // the server is stopping
  }

  /** The seats whose players are connected to other nodes. */
  seatsElsewhere(table: string): readonly Seat[] {
    return this.elsewhere.get(table) ?? [];
  }

  /** Reads the presence at tables; returns those where it has changed. */
  async read(tables: readonly string[]): Promise<readonly string[]> {
    const found = new Map<string, Set<Seat>>();
    for (const { table, seat } of await this.store.presenceElsewhere(tables))
      found.set(table, (found.get(table) ?? new Set()).add(seat));
    return tables.filter((table) => {
      const seats = [...(found.get(table) ?? [])].sort();
      const before = this.seatsElsewhere(table);
      if (seats.length === 0) this.elsewhere.delete(table);
      else this.elsewhere.set(table, seats);
      return seats.join() !== before.join();
    });
  }
}
