import { describe, expect, test } from 'vitest';
import { Browser, codeOf, PASSWORD, registered, startServer } from '../http/test-server.ts';

describe('a visitor', () => {
  test('is nobody, and nothing is stored', async () => {
    const server = await startServer();
    const browser = new Browser(server);
    expect(await browser.me()).toBeNull();
    expect(codeOf(await browser.get('/api/export'))).toBe('not-logged-in');
    await browser.post('/api/logout');
    expect(browser.cookie).toBeUndefined();
    expect(server.countRows()).toEqual({ players: 0, sessions: 0 });
  });

  test('becomes a guest with the first action, and stays the same guest', async () => {
    const server = await startServer();
    const browser = new Browser(server);
    await browser.put('/api/name', { name: 'Ann' });
    const me = await browser.me();
    expect(me).toMatchObject({ name: 'Ann', kind: 'guest' });
    await browser.put('/api/name', { name: 'Anna' });
    expect(await browser.me()).toEqual({ ...me, name: 'Anna' });
    expect(server.countRows()).toEqual({ players: 1, sessions: 1 });
  });

  test('who sends bad input is not stored', async () => {
    const server = await startServer();
    const browser = new Browser(server);
    expect(codeOf(await browser.put('/api/name', { nam: 'Ann' }))).toBe('invalid-input');
    expect(codeOf(await browser.post('/api/register', { name: 'Ann', password: 'short' }))).toBe(
      'bad-password',
    );
    expect(codeOf(await browser.post('/api/login', { name: 'Ann', password: PASSWORD }))).toBe('wrong-login');
    expect(server.countRows()).toEqual({ players: 0, sessions: 0 });
  });

  test('whose first action is refused is not stored', async () => {
    const server = await startServer();
    const browser = new Browser(server);
    expect(codeOf(await browser.put('/api/name', { name: 'x' }))).toBe('bad-name');
    expect(browser.cookie).toBeUndefined();
    expect(server.countRows()).toEqual({ players: 0, sessions: 0 });
  });
});

describe('a guest', () => {
  test('has a name that the server chose', async () => {
    const { identity, store } = await startServer();
    const { caller } = await identity.createGuest();
    expect(caller.player.name).toMatch(/^Guest-\d{4}$/);
    expect(await store.findPlayer(caller.player.id)).toEqual(caller.player);
  });

  test('keeps its id when it registers, with a new session', async () => {
    const server = await startServer();
    const browser = new Browser(server);
    await browser.put('/api/name', { name: 'Ann' });
    const [guest, cookie] = [await browser.me(), browser.cookie];
    expect((await browser.post('/api/register', { name: 'Ann', password: PASSWORD })).statusCode).toBe(200);
    expect(await browser.me()).toEqual({ ...guest, kind: 'account' });
    browser.cookie = cookie;
    expect(await browser.me()).toBeNull();
  });

  test('is deleted without a password', async () => {
    const server = await startServer();
    const browser = new Browser(server);
    await browser.put('/api/name', { name: 'Ann' });
    const { id } = await browser.me();
    expect((await browser.delete('/api/me', {})).statusCode).toBe(200);
    expect(await browser.me()).toBeNull();
    expect((await browser.get(`/api/players/${id}`)).json()).toMatchObject({ id, name: null });
  });

  test('has no tokens and no password to change', async () => {
    const browser = new Browser(await startServer());
    await browser.put('/api/name', { name: 'Ann' });
    expect(codeOf(await browser.post('/api/tokens', { label: 'Bot' }))).toBe('account-only');
    const passwords = { current: '', password: PASSWORD };
    expect(codeOf(await browser.put('/api/password', passwords))).toBe('account-only');
  });
});

describe('an account', () => {
  test('registers once', async () => {
    const browser = await registered(await startServer());
    const again = await browser.post('/api/register', { name: 'Bob', password: PASSWORD });
    expect(codeOf(again)).toBe('already-registered');
  });

  test.each([
    ['1234567', 'too-short'],
    ['x'.repeat(129), 'too-long'],
  ])('cannot have the password %s', async (password, reason) => {
    const response = await new Browser(await startServer()).post('/api/register', { name: 'Ann', password });
    expect(response.json().error).toMatchObject({ code: 'bad-password', reason });
  });

  test('logs in from another browser, with any spelling of its name', async () => {
    const server = await startServer();
    const first = await registered(server, 'Ann');
    const second = new Browser(server);
    await second.post('/api/login', { name: ' ANN ', password: PASSWORD });
    expect(await second.me()).toEqual(await first.me());
    await second.post('/api/logout');
    expect(second.cookie).toBeUndefined();
    expect(await first.me()).not.toBeNull();
  });

  test('logging in ends the session of the guest', async () => {
    const server = await startServer();
    await registered(server, 'Ann');
    const browser = new Browser(server);
    await browser.put('/api/name', { name: 'Bob' });
    const guest = browser.cookie;
    await browser.post('/api/login', { name: 'Ann', password: PASSWORD });
    expect(await browser.me()).toMatchObject({ name: 'Ann' });
    browser.cookie = guest;
    expect(await browser.me()).toBeNull();
  });

  test('logging out ends the session on the server, not only in the browser', async () => {
    const browser = await registered(await startServer());
    const { cookie } = browser;
    await browser.post('/api/logout');
    browser.cookie = cookie;
    expect(await browser.me()).toBeNull();
  });

  test('logging out everywhere ends all sessions and tokens', async () => {
    const server = await startServer();
    const first = await registered(server);
    const second = new Browser(server);
    await second.post('/api/login', { name: 'Ann', password: PASSWORD });
    await first.post('/api/tokens', { label: 'Robo' });
    await second.post('/api/logout-everywhere');
    expect(await first.me()).toBeNull();
    expect(server.countRows().sessions).toBe(0);
  });

  test('changes its password: only this browser stays logged in', async () => {
    const server = await startServer();
    const first = await registered(server);
    const second = new Browser(server);
    await second.post('/api/login', { name: 'Ann', password: PASSWORD });
    const wrong = await second.put('/api/password', { current: 'wrong', password: 'battery staple' });
    expect(codeOf(wrong)).toBe('wrong-password');
    await second.put('/api/password', { current: PASSWORD, password: 'battery staple' });
    expect(await first.me()).toBeNull();
    expect(await second.me()).toMatchObject({ name: 'Ann' });
    expect(codeOf(await first.post('/api/login', { name: 'Ann', password: PASSWORD }))).toBe('wrong-login');
    const login = await first.post('/api/login', { name: 'Ann', password: 'battery staple' });
    expect(login.statusCode).toBe(200);
  });

  test('is deleted with its password; the name is free again', async () => {
    const server = await startServer();
    const browser = await registered(server);
    const { id } = await browser.me();
    await browser.post('/api/tokens', { label: 'Robo' });
    expect(codeOf(await browser.delete('/api/me', {}))).toBe('wrong-password');
    expect(codeOf(await browser.delete('/api/me', { password: 'wrong' }))).toBe('wrong-password');
    await browser.delete('/api/me', { password: PASSWORD });
    expect(server.countRows().sessions).toBe(0);
    expect((await browser.get(`/api/players/${id}`)).json()).toMatchObject({ name: null });
    expect(await (await registered(server, 'Robo')).me()).toMatchObject({ name: 'Robo' });
    expect((await (await registered(server)).me()).id).not.toBe(id);
  });

  test('a session that is not used for a long time ends', async () => {
    const server = await startServer({ sessionDays: 2 });
    const browser = await registered(server);
    server.clock.now += 47 * 3600_000;
    expect(await browser.me()).not.toBeNull();
    server.clock.now += 47 * 3600_000; // it was used in between
    expect(await browser.me()).not.toBeNull();
    server.clock.now += 49 * 3600_000;
    expect(await browser.me()).toBeNull();
    expect(server.countRows().sessions).toBe(0);
  });
});

describe('a public profile', () => {
  test('shows the name, the month and the games, and nothing else', async () => {
    const browser = await registered(await startServer());
    const { id } = await browser.me();
    expect((await browser.get(`/api/players/${id}`)).json()).toEqual({
      id,
      name: 'Ann',
      isBot: false,
      since: '2026-11',
      games: 0,
      completion: null,
      places: [],
      rating: null,
    });
    expect(codeOf(await browser.get('/api/players/nobody'))).toBe('unknown-player');
  });
});
