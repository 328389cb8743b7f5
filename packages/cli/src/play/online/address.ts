/** A table, as a person names it: by its id, or by a link to it. */
export interface TableAddress {
  readonly id: string;
  readonly invite?: string | undefined;
}

/** A server, and the table that a link to it names. */
export interface Address {
  readonly url: string; // without a path
  readonly table?: TableAddress | undefined;
}

const ID = /^[\w-]{1,64}$/;

/** Reads the address of a server, or a link to one of its tables; undefined if it is neither. */
export function parseAddress(text: string): Address | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.pathname === '/') return { url: url.origin };
  const [, id] = /^\/table\/([\w-]{1,64})\/?$/.exec(url.pathname) ?? [];
  if (id === undefined) return undefined;
  return { url: url.origin, table: { id, invite: url.searchParams.get('invite') ?? undefined } };
}

/** Reads a table of this server: an id or a link. Returns a sentence if it is neither. */
export function parseTable(text: string, server: string): TableAddress | string {
  if (ID.test(text)) return { id: text };
  const address = parseAddress(text);
  if (address?.table === undefined) return 'Name a table by its id or link.';
  if (address.url === server) return address.table;
  return `This table is on another server: rubicon play --server ${address.url} --table ${address.table.id}`;
}

/** A link to a table that others can join with. */
export function linkTo(server: string, { id, invite }: TableAddress): string {
  return `${server}/table/${id}${invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`}`;
}
