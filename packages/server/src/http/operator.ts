import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Checks of requests that only the operator of the server may make. */

/** Whether a request came through a proxy, and so perhaps from another machine. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  'x-forwarded-for' in headers || 'forwarded' in headers;

/** Whether a request has this token. Takes the same time for every wrong token. */
export const hasToken = ({ authorization = '' }: IncomingHttpHeaders, token: string): boolean =>
  timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
