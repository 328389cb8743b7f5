import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from './lobby.ts';

/**
 * The store of the host: every line of every record under its game and number. A line is only ever added, so that two
 * hosts could never both write the same one.
 */
interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  lines: { key: [game: string, number: number]; value: string };
}

/** The browser gives no room, or none any more. */
export class StoreError extends Error {}

/** Whatever is wrong with the store has one name. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StoreError('the games of this browser cannot be stored', { cause });
  }
}

export class Saves {
  private readonly db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.db = db;
  }

  static async open(): Promise<Saves> {
    const db = await stored(() =>
      openDB<Schema>('rubicon-host', 1, {
        upgrade(database) {
          database.createObjectStore('games', { keyPath: 'id' });
          database.createObjectStore('lines');
        },
      }),
    );
    return new Saves(db);
  }

  /** The last played first. */
  async list(): Promise<SavedGame[]> {
    const games = await stored(() => this.db.getAll('games'));
    return games.sort((a, b) => b.played.localeCompare(a.played));
  }

  async find(id: string): Promise<SavedGame | undefined> {
    return stored(() => this.db.get('games', id));
  }

  /** Lines of a game and what the list says of it then, all or nothing. No end of the page or the browser can lose them then. */
  async append(game: SavedGame, first: number, lines: readonly string[]): Promise<void> {
    await stored(async () => {
      const transaction = this.db.transaction(['games', 'lines'], 'readwrite', { durability: 'relaxed' });
      const kept = transaction.objectStore('lines');
      const writes = lines.map((line, i) => kept.add(line, [game.id, first + i]));
      await Promise.all([...writes, transaction.objectStore('games').put(game), transaction.done]);
    });
  }

  /** The whole record. */
  async read(id: string): Promise<string> {
    const lines = await stored(() => this.db.getAll('lines', rangeOf(id)));
    return lines.map((line) => `${line}\n`).join('');
  }

  async remove(id: string): Promise<void> {
    await stored(async () => {
      const transaction = this.db.transaction(['games', 'lines'], 'readwrite');
      await Promise.all([
        transaction.objectStore('games').delete(id),
        transaction.objectStore('lines').delete(rangeOf(id)),
        transaction.done,
      ]);
    });
  }
}

const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
