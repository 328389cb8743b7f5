import { describe, expect, test } from 'vitest';
import { Browser, codeOf, PASSWORD, registered, startServer, type TestServer } from '../http/test-server.ts';

/** Sends a request with a token, as programs do: no cookie, no origin. */
const withToken = (
  { app }: TestServer,
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
) => app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });

describe('an API token', () => {
  test('acts for a bot that is named after its label', async () => {
    const server = await startServer();
    const owner = await registered(server);
    const created = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    expect(created).toMatchObject({ label: 'Robo', token: expect.stringMatching(/^rub_[\w-]{43}$/) });
    const { player } = (await withToken(server, created.token, 'GET', '/api/me')).json();
    expect(player).toMatchObject({ id: created.player, name: 'Robo', kind: 'bot' });
    expect(player.id).not.toBe((await owner.me()).id);
    expect((await owner.get(`/api/players/${player.id}`)).json()).toMatchObject({ isBot: true });
  });

  test('is shown once', async () => {
    const server = await startServer();
    const owner = await registered(server);
    const { token, ...shown } = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    const list = await owner.get('/api/tokens');
    expect(list.json()).toEqual({ tokens: [shown] });
    expect(list.body).not.toContain(token.slice(4));
  });

  test('is refused after it was revoked, and the name of the bot is free', async () => {
    const server = await startServer();
    const owner = await registered(server);
    const { id, token } = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    expect((await owner.delete(`/api/tokens/${id}`)).statusCode).toBe(200);
    expect(codeOf(await withToken(server, token, 'GET', '/api/me'))).toBe('bad-token');
    expect(codeOf(await owner.delete(`/api/tokens/${id}`))).toBe('unknown-token');
    expect(await (await registered(server, 'Robo')).me()).toMatchObject({ name: 'Robo' });
  });

  test('with the same label acts for the same bot, even after the first one was revoked', async () => {
    const server = await startServer();
    const owner = await registered(server);
    const first = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    const second = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    expect(second.player).toBe(first.player);
    await owner.delete(`/api/tokens/${first.id}`);
    expect((await withToken(server, second.token, 'GET', '/api/me')).json().player.name).toBe('Robo');
    await owner.delete(`/api/tokens/${second.id}`);
    expect((await owner.get(`/api/players/${first.player}`)).json().name).toBeNull();
    const third = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    expect(third.player).toBe(first.player);
    expect((await owner.get(`/api/players/${first.player}`)).json().name).toBe('Robo');
  });

  test('cannot have the name of somebody else', async () => {
    const server = await startServer();
    const ann = await registered(server, 'Ann');
    const bob = await registered(server, 'Bob');
    await ann.post('/api/tokens', { label: 'Robo' });
    expect(codeOf(await bob.post('/api/tokens', { label: 'R0bo' }))).toBe('name-taken');
    expect(codeOf(await bob.post('/api/tokens', { label: 'Ann' }))).toBe('name-taken');
    expect((await bob.get('/api/tokens')).json()).toEqual({ tokens: [] });
  });

  test('belongs to its owner alone', async () => {
    const server = await startServer();
    const { id, token } = (
      await (await registered(server, 'Ann')).post('/api/tokens', { label: 'Robo' })
    ).json();
    const bob = await registered(server, 'Bob');
    expect(codeOf(await bob.delete(`/api/tokens/${id}`))).toBe('unknown-token');
    expect((await withToken(server, token, 'GET', '/api/me')).statusCode).toBe(200);
  });

  test('can be created at most 10 times per account', async () => {
    const server = await startServer();
    const owner = await registered(server);
    for (let i = 0; i < 10; i++)
      expect((await owner.post('/api/tokens', { label: 'Robo' })).statusCode).toBe(200);
    server.clock.now += 60_000;
    expect((await owner.post('/api/tokens', { label: 'Robo' })).json().error).toEqual({
      code: 'too-many-tokens',
      most: 10,
    });
  });

  test.each([
    ['POST', '/api/logout'],
    ['POST', '/api/logout-everywhere'],
    ['DELETE', '/api/me'],
    ['PUT', '/api/name'],
    ['POST', '/api/register'],
    ['POST', '/api/login'],
  ] as const)('cannot change what its owner manages: %s %s', async (method, url) => {
    const server = await startServer();
    const owner = await registered(server);
    const { token } = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    const bodies: Record<string, object> = {
      '/api/me': {},
      '/api/name': { name: 'Other' },
      '/api/register': { name: 'Other', password: PASSWORD },
      '/api/login': { name: 'Ann', password: PASSWORD },
    };
    const response = await server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(bodies[url] ? { payload: bodies[url] } : {}),
    });
    expect(codeOf(response)).toBe('not-for-bots');
    expect(await owner.me()).toMatchObject({ name: 'Ann' });
  });

  test('cannot create tokens', async () => {
    const server = await startServer();
    const owner = await registered(server);
    const { token } = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    expect(codeOf(await withToken(server, token, 'GET', '/api/tokens'))).toBe('account-only');
  });

  test('is not accepted as a cookie, nor a cookie as a token', async () => {
    const server = await startServer();
    const owner = await registered(server);
    const { token } = (await owner.post('/api/tokens', { label: 'Robo' })).json();
    expect(codeOf(await withToken(server, owner.cookie ?? '', 'GET', '/api/me'))).toBe('bad-token');
    const browser = new Browser(server);
    browser.cookie = token;
    expect(await browser.me()).toBeNull();
  });
});
