import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ApiError, type Route, route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/routes.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { Browser, codeOf, ORIGIN, PASSWORD, startServer } from './test-server.ts';

const SECRET = 'the-secret-of-the-dice';

const routeOf = (path: string, answer: z.ZodType, handle: () => Promise<unknown>): Route =>
  route({ method: 'GET', path, access: 'anyone', summary: 'For tests', answer, errors: [], handle });

const strange: readonly Route[] = [
  routeOf('/api/broken', z.strictObject({}), async () => {
    throw new Error(`cannot read ${SECRET}`);
  }),
  routeOf('/api/full', z.strictObject({}), async () => {
    throw new StoreError('full', 'database or disk is full');
  }),
  routeOf('/api/refused', z.strictObject({}), async () => {
    throw new ApiError('not-now', 409, { step: 'revealing' });
  }),
  routeOf('/api/extra', z.object({ id: z.string(), inner: z.object({ a: z.int() }) }), async () => ({
    id: 'x',
    secret: SECRET,
    inner: { a: 1, secret: SECRET },
  })),
  routeOf('/api/leak', z.strictObject({ id: z.string() }), async () => ({ id: 'x', secret: SECRET })),
];

describe('an error', () => {
  test('that was not expected reveals nothing, and is logged', async () => {
    const server = await startServer({}, strange);
    const response = await server.app.inject('/api/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).toBe('{"error":{"code":"internal"}}');
    expect(server.log.some((line) => line.includes('cannot read') && line.includes('errors.test'))).toBe(
      true,
    );
  });

  test('of a full disk asks the client to try again later', async () => {
    const { app } = await startServer({}, strange);
    const response = await app.inject('/api/full');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    expect(response.json()).toEqual({ error: { code: 'unavailable', retryAfter: 1 } });
  });

  test('has a code, facts and a status', async () => {
    const { app } = await startServer({}, strange);
    const response = await app.inject('/api/refused');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ error: { code: 'not-now', step: 'revealing' } });
  });
});

describe('an answer', () => {
  test('has only the fields of its schema', async () => {
    const { app } = await startServer({}, strange);
    expect((await app.inject('/api/extra')).json()).toEqual({ id: 'x', inner: { a: 1 } });
    expect((await app.inject('/api/leak')).body).toBe('{"error":{"code":"internal"}}');
  });

  test('is never cached', async () => {
    const { app } = await startServer();
    for (const url of ['/api/me', '/api/nowhere', '/api/export'])
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
  });

  test('has the headers that protect a page', async () => {
    const { app } = await startServer();
    const { headers } = await app.inject('/api/me');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe-eval|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    });
    const { app: plain } = await startServer({ publicUrl: undefined, isSecure: false });
    expect((await plain.inject('/api/me')).headers['strict-transport-security']).toBeUndefined();
  });

  test('has no headers over plain HTTP that browsers report on their console', async () => {
    const ignored = ['cross-origin-opener-policy', 'origin-agent-cluster'];
    const { app } = await startServer();
    expect(Object.keys((await app.inject('/api/me')).headers)).toEqual(expect.arrayContaining(ignored));
    const { app: plain } = await startServer({ publicUrl: undefined, isSecure: false });
    for (const name of ignored) expect((await plain.inject('/api/me')).headers).not.toHaveProperty(name);
  });
});

describe('a request', () => {
  test.each(['/api', '/api/', '/api/nowhere', '/api/me/', '/api/ME', '/nowhere', '/'])(
    'to %s is not found',
    async (url) => {
      const { app } = await startServer();
      for (const method of ['GET', 'POST', 'PATCH'] as const) {
        const response = await app.inject({ method, url, headers: { origin: ORIGIN } });
        expect([response.statusCode, response.body]).toEqual([404, '{"error":{"code":"not-found"}}']);
      }
    },
  );

  test.each<[string, number, Record<string, string>, string]>([
    ['bad-json', 400, {}, '{"name":'],
    ['bad-json', 400, {}, 'name'],
    ['bad-json', 400, {}, '{"name":"Ann","password":"x","__proto__":{"isBot":true}}'],
    ['invalid-input', 400, {}, ''],
    ['invalid-input', 400, {}, 'null'],
    ['wrong-content-type', 415, { 'content-type': 'text/plain' }, 'name=Ann'],
    ['wrong-content-type', 415, { 'content-type': 'application/x-www-form-urlencoded' }, 'name=Ann'],
    ['too-large', 413, {}, `{"name":"${'x'.repeat(64 * 1024)}"}`],
  ])('is refused with %s (%i)', async (code, status, headers, payload) => {
    const { app } = await startServer();
    const response = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
      payload,
    });
    expect([codeOf(response), response.statusCode]).toEqual([code, status]);
  });

  test.each(['/api/players/%ff', `/api/players/${'x'.repeat(500)}`, '/api/players/a%00b'])(
    'to the bad address %s gets a code',
    async (url) => {
      const response = await (await startServer()).app.inject(url);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(codeOf(response)).toMatch(/^(bad-request|invalid-input|not-found)$/);
    },
  );

  test('works over a real connection', async () => {
    const { app } = await startServer();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const sent = httpRequest({ port, path: '/api/me', method: 'GET' }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      });
      sent.on('error', reject);
      sent.end();
    });
    expect(status).toBe(200);
  });
});

describe('the log', () => {
  test('has one line per request, without secrets', async () => {
    const server = await startServer({ logLevel: 'trace' }, [...ROUTES, ...strange]);
    const browser = new Browser(server);
    await browser.post('/api/register?secret-query=1', { name: 'Ann', password: PASSWORD });
    await browser.post('/api/login', { name: 'Secret-Name', password: 'secret-password' });
    const { token } = (await browser.post('/api/tokens', { label: 'Robo' })).json();
    await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } });
    await server.app.inject({
      url: '/api/broken?secret-query',
      headers: { cookie: 'rubicon=secret-cookie' },
    });
    await browser.get('/secret-path');
    await browser.get('/api/players/secret-player');

    const answered = server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ method, route: path, status }) => [method, path, status])).toEqual([
      ['POST', '/api/register', 200],
      ['POST', '/api/login', 401],
      ['POST', '/api/tokens', 200],
      ['GET', '/api/me', 200],
      ['GET', '/api/broken', 500],
      ['GET', 'unknown', 404],
      ['GET', '/api/players/:player', 404],
    ]);
    const log = server.log.join('');
    for (const secret of [PASSWORD, token, browser.cookie ?? '', 'argon2', 'Bearer'])
      expect(log).not.toContain(secret);
    expect(log.replaceAll(SECRET, '')).not.toMatch(/secret-/i);
  });
});
