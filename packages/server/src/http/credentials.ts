import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { Credentials } from '../identity/sessions.ts';

/** The cookie of a session. */
export const COOKIE = 'rubicon';

/** Returns the credentials in a request. A token takes precedence over a cookie. */
export function credentialsOf({ authorization, cookie }: IncomingHttpHeaders): Credentials | undefined {
  const [, bearer] = /^Bearer +(.+)$/i.exec(authorization ?? '') ?? [];
  if (bearer !== undefined) return { bearer };
  const secret = fastifyCookie.parse(cookie ?? '')[COOKIE];
  return secret ? { cookie: secret } : undefined;
}
