import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';
import { credentialsOf } from './credentials.ts';

/**
 * Whether the client itself intends a request, rather than another site open in its browser: the request has a token,
 * which no browser adds on its own, or comes from a page of this server.
 */
export function isIntended(
  settings: Pick<Settings, 'publicUrl'>,
  headers: IncomingHttpHeaders,
  host: string,
): boolean {
  const credentials = credentialsOf(headers);
  const hasToken = credentials !== undefined && 'bearer' in credentials;
  return hasToken || isOwnOrigin(settings, headers.origin, host);
}

/** Whether a browser says that another site made a request. Other programs and old browsers say nothing. */
export const isFromOtherSite = ({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  site !== undefined && site !== 'same-origin' && site !== 'none';

/**
 * Whether a request comes from a page of this server. `origin` and `host` are its headers; behind a trusted proxy, `host`
 * is the one the browser used.
 */
export function isOwnOrigin(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  origin: string | undefined,
  host: string,
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return publicUrl === undefined ? new URL(origin).host === host.toLowerCase() : origin === publicUrl;
}
