import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/http/limits/limits.ts';
import { clientNetwork } from '../../src/http/limits/networks.ts';
import { RateLimiter } from '../../src/http/limits/rate-limiter.ts';
import { Browser, codeOf, PASSWORD, registered, startServer } from './test-server.ts';

describe('a rate limiter', () => {
  test('allows a burst, then one after another', () => {
    let now = 0;
    const limiter = new RateLimiter({ burst: 3, perMinute: 6 }, () => now);
    expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([0, 0, 0]);
    expect(limiter.take('a')).toBeCloseTo(10);
    expect(limiter.take('b')).toBe(0);
    now = 5000;
    expect(limiter.take('a')).toBeCloseTo(5);
    now = 10_001;
    expect(limiter.take('a')).toBe(0);
    expect(limiter.take('a')).toBeGreaterThan(0);
  });

  test('forgets the least recently used keys', () => {
    const limiter = new RateLimiter({ burst: 1, perMinute: 1 }, () => 0, 2);
    for (const key of ['a', 'b', 'a', 'c']) limiter.take(key);
    expect(limiter.size).toBe(2);
    expect(limiter.take('a')).toBeGreaterThan(0);
    expect(limiter.take('b')).toBe(0);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  [undefined, ''],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

/** Sends requests until one is refused. Returns how many were not. */
async function countUntilRefused(send: () => Promise<{ statusCode: number }>): Promise<number> {
  for (let count = 0; count < 1000; count++) if ((await send()).statusCode === 429) return count;
  throw new Error('no limit');
}

describe('a limit', () => {
  test('is answered with the seconds to wait', async () => {
    const server = await startServer();
    const login = () => new Browser(server).post('/api/login', { name: 'Ann', password: PASSWORD });
    expect(await countUntilRefused(login)).toBe(LIMITS.password.network.burst);
    const refused = await login();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ error: { code: 'too-many-requests', retryAfter: 10 } });
    expect(refused.headers['retry-after']).toBe('10');
    server.clock.now += 10_000;
    expect(codeOf(await login())).toBe('wrong-login');
    expect(codeOf(await login())).toBe('too-many-requests');
  });

  test('counts an IPv6 network as one client, and others separately', async () => {
    const server = await startServer();
    let host = 0;
    const login = (network: string) =>
      new Browser(server, `${network}::${(++host).toString(16)}`).post('/api/login', {
        name: `Ann ${host}`,
        password: PASSWORD,
      });
    expect(await countUntilRefused(() => login('2001:db8:0:1'))).toBe(LIMITS.password.network.burst);
    expect(codeOf(await login('2001:db8:0:2'))).toBe('wrong-login');
  });

  test('of registrations is stricter', async () => {
    const server = await startServer();
    let count = 0;
    const register = () =>
      new Browser(server).post('/api/register', { name: `Player ${++count}`, password: 'short' });
    expect(await countUntilRefused(register)).toBe(LIMITS.register.network.burst);
    server.clock.now += 59_000;
    expect((await register()).statusCode).toBe(429);
  });

  test('for guests counts only those that are stored', async () => {
    const server = await startServer();
    let count = 0;
    const { burst } = LIMITS.guest.network;
    const act = () => new Browser(server).put('/api/name', { name: `Player ${++count}` });
    for (let i = 0; i < 5; i++) await new Browser(server).put('/api/name', { nam: 'x' });
    expect(await countUntilRefused(act)).toBe(burst);
    expect(server.countRows().players).toBe(burst);
  });

  test('of a session applies from every address', async () => {
    const server = await startServer();
    const { cookie } = await registered(server);
    let host = 0;
    const get = () => {
      const browser = new Browser(server, `203.0.113.${++host % 250}`);
      browser.cookie = cookie;
      return browser.get('/api/me');
    };
    expect(await countUntilRefused(get)).toBe(LIMITS.request.session.burst);
    expect((await new Browser(server).get('/api/me')).statusCode).toBe(200);
  });

  test('of a token is higher than that of a session', async () => {
    const server = await startServer();
    const { token } = (await (await registered(server)).post('/api/tokens', { label: 'Robo' })).json();
    const get = () =>
      server.app.inject({
        url: '/api/me',
        remoteAddress: '198.51.100.7',
        headers: { authorization: `Bearer ${token}` },
      });
    expect(await countUntilRefused(get)).toBe(LIMITS.request.token.burst);
    expect(LIMITS.request.token.burst).toBeGreaterThan(LIMITS.request.session.burst);
  });

  test('of an address applies to everything except the health check', async () => {
    const server = await startServer();
    const get = (url: string) => server.app.inject({ url, remoteAddress: '203.0.113.1' });
    expect(await countUntilRefused(() => get('/nowhere'))).toBe(LIMITS.request.network.burst);
    expect((await get('/api/me')).statusCode).toBe(429);
    expect((await get('/healthz')).statusCode).toBe(200);
  });
});
