import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';

/** A place for log lines, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Settings of the log. Headers, bodies, query strings and the values of path parameters never get into it: of a request
 * only method and route are written.
 */
export function loggerFor(
  { logLevel }: Pick<Settings, 'logLevel'>,
  stream?: LogStream,
): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    ...(stream === undefined ? {} : { stream }),
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ status: statusCode }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  } as NonNullable<FastifyServerOptions['logger']>;
}
