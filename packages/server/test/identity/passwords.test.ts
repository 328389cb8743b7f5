import { describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../src/identity/caller.ts';
import type { Identity } from '../../src/identity/identity.ts';
import { Passwords } from '../../src/identity/passwords.ts';
import { Browser, codeOf, PASSWORD, registered, startServer } from '../http/test-server.ts';

describe('passwords', () => {
  test('are stored as Argon2id with a salt', async () => {
    const passwords = new Passwords();
    const [one, other] = await Promise.all([passwords.hash(PASSWORD), passwords.hash(PASSWORD)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
    expect(await passwords.check(one, PASSWORD)).toBe(true);
    expect(await passwords.check(one, `${PASSWORD}!`)).toBe(false);
  });

  test('are the same in all forms of Unicode', async () => {
    const passwords = new Passwords();
    expect(await passwords.check(await passwords.hash('pässword'), 'pa\u0308ssword')).toBe(true);
  });

  test('no password matches a missing hash', async () => {
    const passwords = new Passwords();
    expect(await passwords.check(undefined, '')).toBe(false);
    expect(passwords.computed).toBe(1);
  });

  test('wait in a queue of 20, and the next one is refused', async () => {
    const passwords = new Passwords();
    const accepted = Array.from({ length: 22 }, () => passwords.check(undefined, PASSWORD));
    expect(passwords.queued).toBe(20);
    expect(passwords.computed).toBe(2);
    await expect(passwords.check(undefined, PASSWORD)).rejects.toMatchObject({ code: 'busy', status: 429 });
    await Promise.all(accepted);
    expect(passwords.computed).toBe(22);
    expect(passwords.queued).toBe(0);
    expect(await passwords.check(undefined, PASSWORD)).toBe(false);
  });
});

describe('a failed login', () => {
  test('is the same for a wrong password, an unknown name and a guest', async () => {
    const server = await startServer();
    await registered(server, 'Ann');
    await new Browser(server).put('/api/name', { name: 'Bob' });
    const before = server.identity.passwords.computed;
    const answers = [];
    for (const name of ['Ann', 'Nobody', 'Bob', '', 'A\u0000', '\ud800']) {
      const response = await new Browser(server).post('/api/login', { name, password: 'wrong password' });
      answers.push([response.statusCode, response.body, response.cookies]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.slice(0, 2)).toEqual([401, '{"error":{"code":"wrong-login"}}']);
    expect(server.identity.passwords.computed).toBe(before + 6);
  });

  test('counts against the name, from whatever address and whether or not it exists', async () => {
    const server = await startServer();
    await registered(server, 'Ann');
    for (const name of ['Ann', 'Nobody']) {
      const codes = [];
      for (let i = 0; i < 31; i++) {
        const browser = new Browser(server, `198.51.100.${i}`);
        codes.push(codeOf(await browser.post('/api/login', { name, password: 'wrong password' })));
      }
      expect(new Set(codes.slice(0, 30))).toEqual(new Set(['wrong-login']));
      expect(codes[30]).toBe('too-many-requests');
    }
    server.clock.now += 10_000;
    const browser = new Browser(server);
    expect((await browser.post('/api/login', { name: 'Ann', password: PASSWORD })).statusCode).toBe(200);
  });

  test('cannot use a password that was changed while it was checked', async () => {
    const { identity, store } = await startServer();
    await identity.register(undefined, 'Ann', PASSWORD);
    const ann = await store.findPlayerByName('ann');
    vi.spyOn(identity.passwords, 'check').mockImplementation(async () => {
      await store.updatePlayer(ann?.id ?? '', { passwordHash: 'of another password' });
      return true;
    });
    const login = identity.logIn(undefined, 'Ann', PASSWORD);
    await expect(login).rejects.toMatchObject({ code: 'wrong-login' });
  });
});

describe('a change of the password', () => {
  test.each<[string, (identity: Identity, id: string) => Promise<unknown>]>([
    ['was reset', (identity, id) => identity.resetPassword(id, 'admin')],
    ['belongs to a session that ended', (identity, id) => identity.bots.endAll(id)],
    ['is that of a deleted account', (identity, id) => identity.deletePlayer(callerOf(id), PASSWORD)],
  ])('fails if the old one %s while the new one was hashed', async (_, interfere) => {
    const { identity, store } = await startServer();
    const secret = await identity.register(undefined, 'Ann', PASSWORD);
    const caller = await identity.authenticate({ cookie: secret });
    const ann = caller?.player.id ?? '';
    const hash = vi.spyOn(identity.passwords, 'hash');
    hash.mockImplementation(async () => {
      hash.mockRestore();
      await interfere(identity, ann);
      return 'of the new password';
    });
    const change = identity.changePassword(caller ?? callerOf(ann), PASSWORD, 'battery staple');
    await expect(change).rejects.toMatchObject({ code: 'wrong-password' });
    expect((await store.findPlayer(ann))?.passwordHash).not.toBe('of the new password');
  });
});

const callerOf = (id: string): Caller => ({
  player: { id, name: 'Ann', nameKey: 'ann', passwordHash: null, isBot: false, createdAt: 0, bannedAt: null },
  session: '',
});
