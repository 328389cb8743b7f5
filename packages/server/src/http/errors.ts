import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { isTemporary } from '../nodes/availability.ts';
import { ApiError } from './api-error.ts';

/** The errors that any route can answer, and their status. */
export const COMMON_ERRORS = {
  'bad-json': 400,
  'bad-request': 400,
  'invalid-input': 400,
  'not-logged-in': 401,
  'bad-token': 401,
  'account-only': 403,
  banned: 403,
  'wrong-origin': 403,
  'not-found': 404,
  'too-large': 413,
  'wrong-content-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

const FASTIFY_ERRORS: Readonly<Record<string, keyof typeof COMMON_ERRORS>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
};

export const apiError = (
  code: keyof typeof COMMON_ERRORS,
  facts: Readonly<Record<string, unknown>> = {},
): ApiError => new ApiError(code, COMMON_ERRORS[code], facts);

/** Returns the error for input that does not fit its schema. It names the fields and never repeats their values. */
export function invalidInput({ issues }: z.ZodError): ApiError {
  const fields = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), problem: 'unknown' }))
      : { field: issue.path.join('.'), problem: issue.code.replaceAll('_', '-') },
  );
  return apiError('invalid-input', { fields });
}

/** Sends an error: its code and facts. For unexpected errors, clients see nothing but `internal`. */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = error instanceof ApiError ? error : translate(error);
  if (known.code === 'internal') request.log.error({ err: error, req: request }, 'request failed');
  const { retryAfter } = known.facts;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  const { headers, socket } = request.raw;
  if (headers.upgrade !== undefined) reply.raw.once('finish', () => socket.destroySoon()); // Node no longer does
  return reply.code(known.status).send({ error: { code: known.code, ...known.facts } });
}

function translate(error: FastifyError): ApiError {
  if (isTemporary(error)) return apiError('unavailable', { retryAfter: 1 });
  const { code, statusCode = 500 } = error;
  const known = FASTIFY_ERRORS[code];
  if (known !== undefined) return apiError(known);
  return statusCode < 500 ? new ApiError('bad-request', statusCode) : apiError('internal');
}

/** The status for bytes that are not a request, by Node's error code; 400 for other codes. */
const BYTES_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are not a request, and ends the connection. */
export function refuseBytes({ code }: { readonly code?: string }, socket: Socket): void {
  const status = BYTES_STATUS[code ?? ''] ?? 400;
  const body = '{"error":{"code":"bad-request"}}';
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (code !== 'ECONNRESET' && socket.writable) socket.end([...head, '', body].join('\r\n'));
  else socket.destroy();
}
