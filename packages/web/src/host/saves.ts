import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { lastPlayedFirst } from './last-played.ts';
import type { GameResult, SavedGame } from './lobby.ts';

/** Record lines are stored by game and number. Lines are only ever added, so two hosts cannot write the same line. */
interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  lines: { key: [game: string, number: number]; value: string };
  results: { key: string; value: GameResult }; // by game; they outlive the game
}

const STORES = ['games', 'lines', 'results'] as const;
type StoreName = (typeof STORES)[number];

/** Where the host keeps its games. */
export type GameStore = Pick<
  Saves,
  'list' | 'find' | 'append' | 'read' | 'remove' | 'results' | 'removeResults'
>;

/** Thrown if the browser refuses to store, or storage is full. */
export class StoreError extends Error {}

/** Turns every storage failure into a `StoreError`. */
async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StoreError('the games of this browser cannot be stored', { cause });
  }
}

/** The saved games of this browser, in IndexedDB. */
export class Saves {
  private readonly db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.db = db;
  }

  /** Calls `closed` when the browser closes the store, such as when its data is deleted. */
  static async open(closed?: () => void): Promise<Saves> {
    const db = await stored(() =>
      openDB<Schema>('rubicon-host', 2, {
        upgrade(database, before) {
          if (before < 1) {
            database.createObjectStore('games', { keyPath: 'id' });
            database.createObjectStore('lines');
          }
          database.createObjectStore('results', { keyPath: 'game' });
        },
        blocking(_before, _after, event) {
          (event.target as IDBDatabase).close(); // another tab has a newer version
          closed?.();
        },
        terminated: () => closed?.(),
      }),
    );
    return new Saves(db);
  }

  /** All games, last played first. */
  async list(): Promise<SavedGame[]> {
    return lastPlayedFirst(await stored(() => this.db.getAll('games')));
  }

  async find(id: string): Promise<SavedGame | undefined> {
    return stored(() => this.db.get('games', id));
  }

  /**
   * Stores lines of a game together with its entry in the list and its result, or nothing at all: as when another tab has
   * deleted the game or continued it. Everything is on disk when the promise resolves.
   */
  async append(game: SavedGame, first: number, lines: readonly string[], result?: GameResult): Promise<void> {
    await this.write('strict', (write, { games, lines: kept, results }) => {
      if (first > 0) write(kept.get([game.id, first - 1]).then((line) => line ?? Promise.reject()));
      for (const [i, line] of lines.entries()) write(kept.add(line, [game.id, first + i]));
      write(games.put(game));
      if (result !== undefined) write(results.put(result));
    });
  }

  /** The whole record of a game. */
  async read(id: string): Promise<string> {
    const lines = await stored(() => this.db.getAll('lines', rangeOf(id)));
    return lines.map((line) => `${line}\n`).join('');
  }

  async remove(id: string): Promise<void> {
    await this.write('default', (write, { games, lines }) => {
      write(games.delete(id));
      write(lines.delete(rangeOf(id)));
    });
  }

  /** The results of all games that count, oldest first. */
  async results(): Promise<GameResult[]> {
    const results = await stored(() => this.db.getAll('results'));
    return results.sort((a, b) => a.ended.localeCompare(b.ended));
  }

  async removeResults(): Promise<void> {
    await this.write('default', (write, { results }) => write(results.clear()));
  }

  /** Does all writes in one transaction, or none. */
  private async write(
    durability: IDBTransactionDurability,
    work: (write: (request: Promise<unknown>) => void, stores: Stores) => void,
  ): Promise<void> {
    await stored(async () => {
      const transaction = this.db.transaction(STORES, 'readwrite', { durability });
      const requests: Promise<unknown>[] = [transaction.done];
      try {
        work((request) => requests.push(request), {
          games: transaction.objectStore('games'),
          lines: transaction.objectStore('lines'),
          results: transaction.objectStore('results'),
        });
        await Promise.all(requests);
      } catch (error) {
        if (transaction.error === null) transaction.abort(); // undoes earlier writes
        await Promise.allSettled(requests);
        throw error;
      }
    });
  }
}

type Stores = {
  readonly [Name in StoreName]: IDBPObjectStore<Schema, typeof STORES, Name, 'readwrite'>;
};

const rangeOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
