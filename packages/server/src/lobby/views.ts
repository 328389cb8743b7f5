import type { TableView } from '@rubicon/api';
import type { Progress, Store, StoredTable, Time } from '../store/store.ts';
import { lobbyOf } from './stored-lobby.ts';
import { isSeated, type TableFacts, viewTable } from './view.ts';

/** Returns a table as a viewer may see it; undefined is a visitor. */
export type ViewFor = (viewer: string | undefined) => TableView;

/** Makes views of stored tables. */
export class Views {
  private readonly store: Store;
  private readonly now: () => Time;

  constructor(store: Store, now: () => Time) {
    this.store = store;
    this.now = now;
  }

  /** Reads what everyone may know of a table; the returned function makes the view of each viewer. */
  async read(table: StoredTable): Promise<ViewFor> {
    const [facts] = await this.factsOf([table]);
    return (viewer) => viewTable(table, lobbyOf(table), facts as TableFacts, viewer);
  }

  /**
   * Returns views for a list. Running games include the turn and round that spectators may know, and for their players
   * what the game waits for.
   */
  async list(tables: readonly StoredTable[], viewer: string | undefined): Promise<TableView[]> {
    const own = tables.filter((table) => table.stage === 'playing' && isSeated(table, viewer));
    const [facts, progress, nudges] = await Promise.all([
      this.factsOf(tables),
      this.progressOf(tables),
      this.store.nudgesOf(own.map(({ id }) => id)),
    ]);
    return tables.map((table, i) => {
      const all = { ...(facts[i] as TableFacts), progress: progress.get(table.id), nudges };
      return viewTable(table, lobbyOf(table), all, viewer);
    });
  }

  private async factsOf(tables: readonly StoredTable[]): Promise<TableFacts[]> {
    const players = [...new Set(tables.flatMap((table) => table.players))];
    const over = tables.filter(({ stage, isEnding }) => stage === 'over' && !isEnding);
    const [names, completions, results] = await Promise.all([
      this.store.namesOf(players),
      this.store.completionsOf(players),
      this.store.resultsOf(over.map(({ id }) => id)),
    ]);
    return tables.map(({ id }) => ({ names, completions, result: results.get(id) }));
  }

  private progressOf(tables: readonly StoredTable[]): Promise<ReadonlyMap<string, Progress>> {
    const running = tables.filter(({ stage, isEnding }) => stage === 'playing' || isEnding);
    const now = this.now();
    return this.store.progressAt(running.map((table) => ({ table: table.id, at: now - delayOf(table) })));
  }
}

/** How far behind spectators are, in milliseconds. */
export const delayOf = (table: StoredTable): number =>
  (lobbyOf(table).settings.spectators?.delay ?? 0) * 1000;
