import type { TableView } from '@rubicon/api';
import type { Cursor, Result, Store, StoredTable, TableStage } from '../store/store.ts';
import { lobbyOf } from './stored-lobby.ts';
import type { Views } from './views.ts';

/** Tables on one page. */
const PAGE = 50;

/** Tables of each stage in the list of a player's own tables. */
const OWN_TABLES = 100;

/** A part of a list; `cursor` leads to the next one, and is null at the end. */
export interface Page {
  readonly tables: TableView[];
  readonly cursor: string | null;
}

/** The lists of tables. Public ones are the same for everyone, players included. */
export class Lists {
  private readonly store: Store;
  private readonly views: Views;

  constructor(store: Store, views: Views) {
    this.store = store;
    this.views = views;
  }

  /** Tables that gather players, newest first. */
  open(after?: Cursor): Promise<Page> {
    return this.page('lobby', after, isListed);
  }

  /** Running games that everyone may watch, newest first. */
  running(after?: Cursor): Promise<Page> {
    return this.page('playing', after, (table) => lobbyOf(table).settings.spectators !== null);
  }

  /** Finished games, newest first: public ones, or with `player` those of a player that `isPublic` allows. */
  async finished(
    after?: Cursor,
    { player, isPublic = true }: { readonly player?: string; readonly isPublic?: boolean } = {},
  ): Promise<Page> {
    const results = await this.store.listResults({
      ...(player === undefined ? {} : { player }),
      ...(isPublic ? { isPublic } : {}),
      after,
      limit: PAGE,
    });
    const tables = await this.store.findTables(results.map(({ table }) => table));
    const found = results.flatMap(({ table }) => tables.get(table) ?? []);
    return {
      tables: await this.views.list(found, undefined),
      cursor: nextCursor(results, PAGE, cursorOfResult),
    };
  }

  /** The tables at which a player sits, by stage and then newest first. */
  async own(player: string, stages: readonly TableStage[]): Promise<TableView[]> {
    const lists = await Promise.all(
      stages.map((stage) => this.store.listTables({ stage, player, limit: OWN_TABLES })),
    );
    return this.views.list(lists.flat(), player);
  }

  private async page(
    stage: 'lobby' | 'playing',
    after: Cursor | undefined,
    isShown: (table: StoredTable) => boolean,
  ): Promise<Page> {
    const tables = await this.store.listTables({ stage, asShown: true, isPublic: true, after, limit: PAGE });
    return {
      tables: await this.views.list(tables.filter(isShown), undefined),
      cursor: nextCursor(tables, PAGE, ({ createdAt, id }) => ({ at: createdAt, id })),
    };
  }
}

/** Whether a table is in the list of open tables. */
export const isListed = (table: StoredTable): boolean =>
  table.stage === 'lobby' && table.isPublic && lobbyOf(table).listedFrom === undefined;

/** Whether a table has just left that list because its game begins or it was closed without one. Later changes are secret. */
export const isUnlisted = (table: StoredTable): boolean =>
  table.stage === 'playing'
    ? table.waiting === null
    : table.stage === 'over' && lobbyOf(table).secret !== undefined;

export const cursorOfResult = ({ closedAt, table }: Result): Cursor => ({ at: closedAt, id: table });

/** Returns the cursor after the last entry of a full page as text; null if the page is not full. */
export function nextCursor<Entry>(
  entries: readonly Entry[],
  limit: number,
  cursorOf: (entry: Entry) => Cursor,
): string | null {
  const last = entries.at(-1);
  if (last === undefined || entries.length < limit) return null;
  const { at, id } = cursorOf(last);
  return `${at}.${id}`;
}
