import { describe, expect, test, vi } from 'vitest';
import { ROUTES, startServer } from './test-server.ts';

describe('for operators', () => {
  test('the server reports that it is alive, whatever its store does', async () => {
    const { app, store } = await startServer();
    await store.close();
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });

  test('the server is ready while its store works', async () => {
    const { app, store } = await startServer();
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    vi.spyOn(store, 'check').mockRejectedValue(new Error('disk full'));
    const response = await app.inject('/readyz');
    expect([response.statusCode, response.body]).toEqual([503, '{"error":{"code":"not-ready"}}']);
  });

  test('the server is not ready while its database is lost, and says so without asking it', async () => {
    const { app, store } = await startServer({}, ROUTES, { isDown: true });
    const check = vi.spyOn(store, 'check');
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(check).not.toHaveBeenCalled();
  });

  test('requests are counted by route and status, never by address', async () => {
    const { app, metrics } = await startServer();
    metrics.addGauge('rubicon_games', 'Games in memory', () => 7);
    await app.inject('/api/players/a');
    await app.inject('/api/players/b');
    await app.inject('/nowhere');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('rubicon_games 7');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).toContain(
      'rubicon_http_requests_total{method="GET",route="/api/players/:player",status="404"} 2',
    );
    expect(body).toContain('rubicon_http_requests_total{method="GET",route="unknown",status="404"} 1');
    expect(body).not.toContain('players/a');
  });

  test.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['another one', '203.0.113.1', {}, 404],
    ['another one through a proxy', '127.0.0.1', { 'x-forwarded-for': '203.0.113.1' }, 404],
  ])('the metrics are for this machine: %s', async (_, remoteAddress, headers, status) => {
    const { app } = await startServer();
    expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
  });

  test('the metrics are open to anyone with their token, if there is one', async () => {
    const { app } = await startServer({ metricsToken: 'a-token-of-16-characters' });
    const get = (authorization?: string) =>
      app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.1',
        headers: authorization === undefined ? {} : { authorization },
      });
    expect((await get('Bearer a-token-of-16-characters')).statusCode).toBe(200);
    expect((await get('Bearer a-token')).statusCode).toBe(404);
    expect((await get()).statusCode).toBe(404);
  });
});
