import type { KeptStart, SeatMemory } from '@rubicon/api';
import type { WireLine } from '@rubicon/protocol/wire';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The seats of the player that this browser remembers, by table. */
interface Schema extends DBSchema {
  seats: { key: string; value: KeptSeatEntry };
  lines: { key: [table: string, seq: number]; value: WireLine };
  commitments: { key: string; value: string }; // the table, by commitment
}

interface KeptSeatEntry {
  readonly player: string | undefined; // undefined until a visitor has taken a seat
  readonly start: KeptStart | undefined;
}

/** The memory of the player's seat at one table, in IndexedDB. */
export class SeatStore implements SeatMemory {
  readonly start: KeptStart | undefined;
  readonly lines: readonly WireLine[];
  readonly earlier: readonly string[]; // commitments of the games at other tables
  private readonly db: IDBPDatabase<Schema>;
  private readonly table: string;
  private player: string | undefined;

  private constructor(
    db: IDBPDatabase<Schema>,
    table: string,
    player: string | undefined,
    kept: { start: KeptStart | undefined; lines: readonly WireLine[]; earlier: readonly string[] },
  ) {
    this.db = db;
    this.table = table;
    this.player = player;
    this.start = kept.start;
    this.lines = kept.lines;
    this.earlier = kept.earlier;
  }

  /** Opens the store; undefined if the browser does not let the page store anything. */
  static async open(table: string, player: string | undefined): Promise<SeatStore | undefined> {
    try {
      const db = await openSeats();
      const entry = await db.get('seats', table);
      const isOwn = entry !== undefined && (entry.player === undefined || entry.player === player);
      if (!isOwn) await forget(db, table); // another person at this browser
      const lines = isOwn ? await db.getAll('lines', linesOf(table)) : [];
      const used = await db.getAllKeys('commitments');
      const tables = await db.getAll('commitments');
      const earlier = used.filter((_, i) => tables[i] !== table);
      return new SeatStore(db, table, player, { start: isOwn ? entry.start : undefined, lines, earlier });
    } catch {
      return undefined;
    }
  }

  /** Records whose seat it is, once a visitor has become a guest. */
  claim(player: string): void {
    this.player = player;
  }

  /** Resolves when the seed is on disk, so that its hash can be sent. */
  async keepStart(start: KeptStart): Promise<void> {
    const transaction = this.db.transaction(['seats', 'commitments'], 'readwrite', { durability: 'strict' });
    const { player, table } = this;
    void transaction.objectStore('seats').put({ player, start }, table);
    for (const { commitment } of start.keys)
      void transaction.objectStore('commitments').put(table, commitment);
    await transaction.done;
  }

  /** Does not wait for the disk: a line lost in a crash is received and kept again. */
  keepLine(line: WireLine): void {
    const { table } = this;
    const later = IDBKeyRange.bound([table, line.seq], [table, Number.POSITIVE_INFINITY], true);
    const transaction = this.db.transaction('lines', 'readwrite');
    void transaction.store.put(line, [table, line.seq]);
    void transaction.store.delete(later); // after a restored backup, the game continues from an earlier line
    transaction.done.catch(() => {});
  }

  close(): void {
    this.db.close();
  }
}

const openSeats = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('rubicon-seats', 1, {
    upgrade(database) {
      database.createObjectStore('seats');
      database.createObjectStore('lines');
      database.createObjectStore('commitments');
    },
    blocking: (_before, _after, event) => (event.target as IDBDatabase).close(), // another tab has a newer version
  });

/** Forgets everything about the seat at a table except the commitments of its game. */
export async function forgetSeat(table: string): Promise<void> {
  const db = await openSeats();
  await forget(db, table);
  db.close();
}

const linesOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

async function forget(db: IDBPDatabase<Schema>, table: string): Promise<void> {
  const transaction = db.transaction(['seats', 'lines'], 'readwrite');
  void transaction.objectStore('seats').delete(table);
  void transaction.objectStore('lines').delete(linesOf(table));
  await transaction.done;
}
