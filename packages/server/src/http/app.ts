import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { Metrics } from '../metrics.ts';
import { addTablePage } from '../preview/routes.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { registerRoute } from './endpoint.ts';
import { apiError, refuseBytes, sendError } from './errors.ts';
import { securityHeaders } from './headers.ts';
import { Limits } from './limits/limits.ts';
import { type LogStream, loggerFor } from './logging.ts';
import { makeOpenApi } from './openapi.ts';
import { registerOperations } from './operations.ts';
import { addPage, isPagePath, PAGE_ROUTE } from './page.ts';
import type { Route } from './route.ts';

/** The largest body, in bytes. */
const BODY_LIMIT = 64 * 1024;

/** How long a request may take to arrive, in milliseconds, before its connection is closed. */
const ARRIVAL_LIMIT = 30_000;

/** Routes without a rate limit: one visit loads dozens of files. */
const UNCOUNTED: ReadonlySet<string | undefined> = new Set(['/healthz', PAGE_ROUTE]);

export interface AppOptions {
  readonly metrics?: Metrics;
  readonly limits?: Limits;
  readonly log?: LogStream; // standard output by default
  readonly arrivalLimit?: number; // milliseconds
}

/** Builds the HTTP server of a list of routes and the page. It does not listen yet, so that sockets can be added. */
export function buildApp(
  services: Services,
  routes: readonly Route[],
  {
    metrics = new Metrics(),
    limits = new Limits(services.now, services.store),
    log,
    arrivalLimit = ARRIVAL_LIMIT,
  }: AppOptions = {},
): FastifyInstance {
  const { settings } = services;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    ...arrivalTimes(arrivalLimit),
    trustProxy: trustProxy(settings),
    logController: new LogController({ disableRequestLogging: true }), // the hook below writes one line
    logger: loggerFor(settings, log) ?? true,
    frameworkErrors: sendError,
    clientErrorHandler: refuseBytes,
    return503OnClosing: false, // its body would not be one of our errors
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    settings.page !== undefined && isPagePath(request)
      ? reply.sendFile('index.html')
      : sendError(apiError('not-found'), request, reply),
  );
  acceptJsonOnly(app);
  app.register(cookies);
  app.register(helmet, securityHeaders(settings));
  app.addHook('onRequest', async (request, reply) => {
    if (isClosing) throw apiError('unavailable');
    if (!UNCOUNTED.has(request.routeOptions.url)) await limits.countAddress('request', request.ip);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.countRequest(request.method, route, statusCode, elapsedTime / 1000);
    request.log[route === PAGE_ROUTE ? 'debug' : 'info'](
      { method: request.method, route, status: statusCode, ms: Math.round(elapsedTime) },
      'answered',
    );
  });
  registerOperations(app, services, metrics);
  for (const route of routes) registerRoute(app, services, limits, route);
  const openApi = makeOpenApi(routes);
  app.get('/api/openapi.json', async () => openApi);
  if (settings.page !== undefined) {
    addPage(app, settings.page);
    addTablePage(app, services, settings.page);
  }
  return app;
}

/**
 * Node looks for late requests at an interval, and closes those that are older than its limits. Together they add up to
 * the limit.
 */
export function arrivalTimes(limit: number) {
  const interval = limit / 6;
  const age = limit - interval;
  return { requestTimeout: age, http: { headersTimeout: age, connectionsCheckingInterval: interval } };
}

/** Fastify does not support a number of proxies here, so it gets a function: the addresses nearest to the server are proxies. */
function trustProxy({ trustProxy: trusted }: Settings) {
  return typeof trusted === 'number'
    ? trusted > 0 && ((_: string, hop: number) => hop < trusted)
    : [...trusted];
}

/** Accepts only JSON bodies. An empty one counts as none. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}
