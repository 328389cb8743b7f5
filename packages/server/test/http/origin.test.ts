import { describe, expect, test } from 'vitest';
import { isOwnOrigin } from '../../src/http/origin.ts';
import { Browser, codeOf, ORIGIN, PASSWORD, registered, startServer } from './test-server.ts';

const login = { name: 'Ann', password: PASSWORD };

describe('the cookie of a session', () => {
  test('is hidden from scripts and other sites, and from http if the server has https', async () => {
    const browser = new Browser(await startServer());
    const response = await browser.post('/api/register', login);
    expect(response.headers['set-cookie']).toMatch(
      /^rubicon=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('works without https on a local server', async () => {
    const server = await startServer({ publicUrl: undefined, isSecure: false });
    const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' };
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      headers,
      payload: login,
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).not.toContain('Secure');
  });

  test('is removed by logging out', async () => {
    const browser = await registered(await startServer());
    const { headers } = await browser.post('/api/logout');
    expect(headers['set-cookie']).toMatch(/^rubicon=; .*Expires=Thu, 01 Jan 1970/);
  });

  test('is stored only as a hash', async () => {
    const server = await startServer();
    const browser = await registered(server);
    expect(await server.store.findSession(browser.cookie ?? '')).toBeUndefined();
    expect(server.readFiles()).not.toContain(browser.cookie);
  });
});

describe('a request that changes something', () => {
  test.each([
    ['another site', 'https://evil.example'],
    ['another scheme', 'http://rubicon.example'],
    ['another port', 'https://rubicon.example:444'],
    ['a longer name', 'https://rubicon.example.evil.example'],
    ['a file', 'null'],
    ['nowhere', undefined],
  ])('from %s is refused', async (_, origin) => {
    const server = await startServer();
    const browser = await registered(server);
    for (const url of ['/api/logout', '/api/logout-everywhere', '/api/login']) {
      const response = await browser.send('POST', url, undefined, { origin });
      expect([response.statusCode, codeOf(response)]).toEqual([403, 'wrong-origin']);
    }
    const name = await browser.send('PUT', '/api/name', { name: 'Eve' }, { origin });
    expect(codeOf(name)).toBe('wrong-origin');
    expect(await browser.me()).toMatchObject({ name: 'Ann' });
  });

  test('from another site stores no guest', async () => {
    const server = await startServer();
    await new Browser(server).send('PUT', '/api/name', { name: 'Eve' }, { origin: 'https://evil.example' });
    expect(server.countRows()).toEqual({ players: 0, sessions: 0 });
  });

  test('needs no origin with a token', async () => {
    const server = await startServer();
    const owner = await registered(server);
    const { token } = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    const send = (authorization: string) =>
      server.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization } });
    expect(codeOf(await send(`Bearer ${token}`))).toBe('not-for-bots');
    expect(codeOf(await send('Bearer wrong'))).toBe('bad-token');
    expect(codeOf(await send('Basic QW5uOnBhc3N3b3Jk'))).toBe('wrong-origin'); // for a proxy
  });
});

describe('a request that reads something with a cookie', () => {
  const read = async (url: string, headers: object) => {
    const browser = await registered(await startServer());
    return browser.send('GET', url, undefined, { origin: undefined, ...headers });
  };

  test.each(['same-origin', 'none', undefined])('is answered if its site is %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    expect((await read('/api/export', headers)).statusCode).toBe(200);
    expect((await read('/api/me', headers)).json().player).toMatchObject({ name: 'Ann' });
  });

  test.each(['cross-site', 'same-site', 'new-value'])('is not answered if its site is %s', async (site) => {
    const headers = { 'sec-fetch-site': site };
    for (const url of ['/api/export', '/api/tokens', '/api/my-tables'])
      expect(codeOf(await read(url, headers))).toBe('wrong-origin');
    expect((await read('/api/me', headers)).json().player).toBeNull();
  });
});

describe('the origin of this server', () => {
  test('is the public address if there is one', () => {
    expect(isOwnOrigin({ publicUrl: ORIGIN }, ORIGIN, 'internal:3000')).toBe(true);
    expect(isOwnOrigin({ publicUrl: ORIGIN }, 'http://internal:3000', 'internal:3000')).toBe(false);
  });

  test('is the host of the request otherwise', () => {
    expect(isOwnOrigin({ publicUrl: undefined }, 'http://localhost:3000', 'localhost:3000')).toBe(true);
    expect(isOwnOrigin({ publicUrl: undefined }, 'http://192.0.2.1', '192.0.2.1')).toBe(true);
    expect(isOwnOrigin({ publicUrl: undefined }, 'http://localhost:3001', 'localhost:3000')).toBe(false);
    expect(isOwnOrigin({ publicUrl: undefined }, undefined, 'localhost:3000')).toBe(false);
  });
});

describe('behind a proxy', () => {
  const forwarded = {
    'x-forwarded-for': '198.51.100.1, 203.0.113.5',
    'x-forwarded-host': 'play.example',
    origin: 'https://play.example',
    host: 'internal:3000',
  };

  test.each([
    ['no proxy is trusted', 0, 'wrong-origin', '10.0.0.1'],
    ['one is', 1, undefined, '203.0.113.5'],
    ['two are', 2, undefined, '198.51.100.1'],
    ['its network is', ['10.0.0.0/8'], undefined, '203.0.113.5'],
    ['another network is', ['192.0.2.0/24'], 'wrong-origin', '10.0.0.1'],
  ])('when %s', async (_, trustProxy, code, address) => {
    const server = await startServer({ publicUrl: undefined, trustProxy });
    const seen: string[] = [];
    server.app.addHook('onRequest', async ({ ip }) => void seen.push(ip));
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/logout',
      remoteAddress: '10.0.0.1',
      headers: forwarded,
    });
    expect(codeOf(response)).toBe(code);
    expect(seen).toEqual([address]);
  });
});
