import { parseTable, type TableView } from '@rubicon/api';

/** The tables that a player may want to see, as the server shows them. */
export interface Lists {
  readonly open: readonly TableView[] | undefined; // waiting for players, newest first; undefined before the first answer
  readonly mine: readonly TableView[]; // the player's own: running, or just ended
}

/** Returns the lists of a player after a message; messages of newer servers are ignored. */
export function applyMessage(lists: Lists, message: unknown, me: string | undefined): Lists {
  if (typeof message !== 'object' || message === null || !('type' in message)) return lists;
  const { type, tables, table: json, id } = message as Readonly<Record<string, unknown>>;
  const table = parseTable(json);
  const all = Array.isArray(tables) ? tables.flatMap((one) => parseTable(one) ?? []) : [];
  const open = lists.open ?? [];
  switch (type) {
    case 'tables':
      return { ...lists, open: all };
    case 'listed':
      return table === undefined
        ? lists
        : { ...lists, open: [table, ...without(open, table.id)].sort(byAge) };
    case 'unlisted':
      return { ...lists, open: without(open, String(id)) };
    case 'mine':
      return { ...lists, mine: all };
    case 'mine-changed':
      return table === undefined ? lists : { ...lists, mine: withOwn(lists.mine, table, me) };
    default:
      return lists;
  }
}

const without = (tables: readonly TableView[], id: string): TableView[] =>
  tables.filter((table) => table.id !== id);

/** Adds or updates a table; removes it if the player has left it. */
function withOwn(mine: readonly TableView[], table: TableView, me: string | undefined): readonly TableView[] {
  const others = without(mine, table.id);
  return table.seats.some(({ player }) => player !== undefined && player === me)
    ? [table, ...others]
    : others;
}

const byAge = (a: TableView, b: TableView): number => b.createdAt - a.createdAt;
