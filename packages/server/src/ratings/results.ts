import { foldRecord } from '@rubicon/protocol';
import { delayOf } from '../lobby/views.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { resultOf } from './ratings.ts';

/**
 * The results of finished games. A result is published when spectators may know the end of the game: from then on it is in
 * all lists, and counts for ratings. The store keeps that time, so no restart loses a result.
 */
export class Results {
  private readonly store: Store;
  private readonly announce: (table: string) => Promise<void>;

  /** `announce` sends a table again to everyone who watches it. */
  constructor(store: Store, announce: (table: string) => Promise<void>) {
    this.store = store;
    this.announce = announce;
  }

  /** Shows the players of a game that it is over, and everyone else if they see the game as it happens. */
  async close(table: StoredTable): Promise<void> {
    if (delayOf(table) === 0) await this.publish(table);
    else await this.announce(table.id);
  }

  /** Publishes the result of a game. */
  async publish({ id, isPublic }: StoredTable): Promise<void> {
    const lines = await this.store.readLines(id, 0);
    const folded = foldRecord(lines.map((line) => `${line}\n`).join(''));
    if (folded.error !== undefined) throw new Error(`the record cannot be read: ${folded.error.code}`);
    const result = resultOf(folded.game);
    await this.store.addResult({ ...result, isPublic: isPublic || result.isRated });
    await this.announce(id);
  }
}
