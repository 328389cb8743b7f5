import { describe, expect, test } from 'vitest';
import { Browser, codeOf, PASSWORD, registered, startServer } from '../http/test-server.ts';

/** Ann with two browsers and a bot. */
async function startAnn() {
  const server = await startServer();
  const browser = await registered(server);
  const second = new Browser(server);
  await second.post('/api/login', { name: 'Ann', password: PASSWORD });
  const { id, token, player: bot } = (await browser.post('/api/tokens', { label: 'Robo' })).json();
  const hashOf = async (browserOf: Browser) =>
    (await server.identity.authenticate({ cookie: browserOf.cookie ?? '' }))?.session ?? '';
  const hashes = {
    browser: await hashOf(browser),
    second: await hashOf(second),
    token: (await server.identity.authenticate({ bearer: token }))?.session ?? '',
  };
  const revoked: string[] = [];
  server.identity.onRevoked((hash) => revoked.push(hash));
  const ann = (await browser.me()).id;
  return { server, browser, second, tokenId: id, token, bot, ann, hashes, revoked };
}

const all = ({ browser, second, token }: Record<'browser' | 'second' | 'token', string>) =>
  [browser, second, token].sort();

describe('open sockets learn that a session has ended', () => {
  test('by logging out: this one', async () => {
    const { browser, hashes, revoked } = await startAnn();
    await browser.post('/api/logout');
    expect(revoked).toEqual([hashes.browser]);
  });

  test('by logging out everywhere: all of them', async () => {
    const { browser, hashes, revoked } = await startAnn();
    await browser.post('/api/logout-everywhere');
    expect(revoked.sort()).toEqual(all(hashes));
  });

  test('by changing the password: all of them', async () => {
    const { browser, hashes, revoked } = await startAnn();
    await browser.put('/api/password', { current: PASSWORD, password: 'battery staple' });
    expect(revoked.sort()).toEqual(all(hashes));
  });

  test('by deleting the account: all of them', async () => {
    const { browser, hashes, revoked } = await startAnn();
    await browser.delete('/api/me', { password: PASSWORD });
    expect(revoked.sort()).toEqual(all(hashes));
  });

  test('by deleting the account, and everything that frees seats is notified about its bots too', async () => {
    const { server, browser, ann, bot } = await startAnn();
    const deleted: string[] = [];
    server.identity.onDeleted(async (player) => void deleted.push(player));
    await browser.delete('/api/me', { password: PASSWORD });
    expect(deleted).toEqual([ann, bot]);
  });

  test('by revoking a token: this one', async () => {
    const { browser, tokenId, hashes, revoked } = await startAnn();
    await browser.delete(`/api/tokens/${tokenId}`);
    expect(revoked).toEqual([hashes.token]);
  });

  test('by resetting the password: all of them; the new one logs in once, and only confirms the choice of another', async () => {
    const { server, ann, hashes, revoked } = await startAnn();
    const password = await server.identity.resetPassword(ann, 'admin');
    expect(revoked.sort()).toEqual(all(hashes));
    const browser = new Browser(server);
    await browser.post('/api/login', { name: 'Ann', password });
    expect(codeOf(await new Browser(server).post('/api/login', { name: 'Ann', password }))).toBe(
      'wrong-login',
    );
    const changed = await browser.put('/api/password', { current: password, password: 'battery staple' });
    expect(changed.statusCode).toBe(200);
    const again = await new Browser(server).post('/api/login', { name: 'Ann', password: 'battery staple' });
    expect(again.statusCode).toBe(200);
  });

  test('by a ban: all of them', async () => {
    const { server, ann, hashes, revoked } = await startAnn();
    await server.identity.ban(ann, 'admin', 'insults');
    expect(revoked.sort()).toEqual(all(hashes));
  });

  test('by a ban of a bot: those of the bot', async () => {
    const { server, bot, hashes, revoked } = await startAnn();
    await server.identity.ban(bot, 'admin', 'floods the chat');
    expect(revoked).toEqual([hashes.token]);
  });

  test('only as long as they listen', async () => {
    const { server, browser } = await startAnn();
    const heard: string[] = [];
    server.identity.onRevoked((hash) => heard.push(hash))();
    await browser.post('/api/logout');
    expect(heard).toEqual([]);
  });
});

describe('a ban', () => {
  test('refuses a login, but says so only with the right password', async () => {
    const { server, ann } = await startAnn();
    await server.identity.ban(ann, 'admin', 'insults');
    const browser = new Browser(server);
    expect(codeOf(await browser.post('/api/login', { name: 'Ann', password: 'wrong' }))).toBe('wrong-login');
    expect(codeOf(await browser.post('/api/login', { name: 'Ann', password: PASSWORD }))).toBe('banned');
    await server.identity.unban(ann, 'admin');
    expect((await browser.post('/api/login', { name: 'Ann', password: PASSWORD })).statusCode).toBe(200);
  });

  test('is recorded in the audit log', async () => {
    const { server, ann } = await startAnn();
    await server.identity.ban(ann, 'admin', 'insults');
    await server.identity.unban(ann, 'admin');
    expect(await server.store.readAudit(2)).toMatchObject([
      { action: 'unban', subject: ann, actor: 'admin' },
      { action: 'ban', subject: ann, actor: 'admin', detail: { reason: 'insults' } },
    ]);
    await expect(server.identity.ban('nobody', 'admin', '')).rejects.toMatchObject({
      code: 'unknown-player',
    });
  });

  test('by another program refuses every request, including those of bots', async () => {
    const { server, browser, token, ann } = await startAnn();
    await server.store.updatePlayer(ann, { bannedAt: server.clock.now });
    expect(codeOf(await browser.get('/api/me'))).toBe('banned');
    const request = { url: '/api/me', headers: { authorization: `Bearer ${token}` } };
    expect(codeOf(await server.app.inject(request))).toBe('banned');
  });

  test('of a bot refuses its next token', async () => {
    const { server, browser, bot } = await startAnn();
    await server.identity.ban(bot, 'admin', 'floods the chat');
    const { token } = (await browser.post('/api/tokens', { label: 'Robo' })).json();
    const request = { url: '/api/me', headers: { authorization: `Bearer ${token}` } };
    expect(codeOf(await server.app.inject(request))).toBe('banned');
  });
});
