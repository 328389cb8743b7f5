import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';

/** A destination for log lines, one JSON object each. */
export interface LogStream {
  write(line: string): void;
}

/**
 * The settings of the log. Headers, bodies, query strings and the values of path parameters are never logged: only the
 * method and route of a request are.
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
