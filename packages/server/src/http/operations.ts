import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { ApiError } from './api-error.ts';
import { apiError } from './errors.ts';
import { hasToken, isForwarded } from './operator.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Adds routes for operators: whether the server is alive, whether its store works, and its metrics. */
export function registerOperations(
  app: FastifyInstance,
  { settings, store, availability }: Services,
  metrics: Metrics,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request) => {
    if (availability.isDown) throw new ApiError('not-ready', 503); // a database that hangs would not answer a check
    try {
      await store.check();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the store does not work');
      throw new ApiError('not-ready', 503);
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(settings, request)) throw apiError('not-found');
    reply.type(metrics.contentType);
    return metrics.print();
  });
}

/** Whether a request may read the metrics: it comes from this machine, or has their token. */
function mayReadMetrics({ metricsToken }: Settings, { headers, socket }: FastifyRequest): boolean {
  if (metricsToken !== undefined) return hasToken(headers, metricsToken);
  return !isForwarded(headers) && LOOPBACK.has(socket.remoteAddress ?? '');
}
