/** Returns the link to a table; the invitation is part of a link to a private one. */
export function tableLink(origin: string, id: string, invite: string | undefined): string {
  return `${origin}${tablePath(id, invite)}`;
}

export const tablePath = (id: string, invite?: string): string => `/table/${id}${queryOf(invite)}`;

/** The part of an address that holds an invitation; empty without one. */
export const queryOf = (invite: string | undefined): string =>
  invite === undefined ? '' : `?invite=${encodeURIComponent(invite)}`;

/** Reads a link to a table of this server, or the id of one; returns its path. */
export function parseTableLink(text: string, origin: string): string | undefined {
  const entered = text.trim().replace(/[.,;:!?)\]]+$/, ''); // punctuation of the sentence around it
  if (/^[\w-]{8,64}$/.test(entered)) return tablePath(entered);
  const url = URL.canParse(entered) ? new URL(entered) : undefined;
  const id = /^\/table\/([\w-]{1,64})$/.exec(url?.pathname ?? '')?.[1];
  if (url === undefined || id === undefined || url.origin !== origin) return undefined;
  return tablePath(id, url.searchParams.get('invite') ?? undefined);
}
