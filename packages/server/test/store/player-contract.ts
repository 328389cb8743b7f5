import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { HOSTILE, makePlayer, makeSession, makeTable } from './samples.ts';

export function testPlayers(store: () => Store): void {
  test('a player is found by id and by name', async () => {
    const ada = makePlayer('ada', { passwordHash: '$argon2', isBot: true, bannedAt: 5 });
    expect(await store().createPlayer(ada)).toBe('stored');
    expect(await store().findPlayer('ada')).toEqual(ada);
    expect(await store().findPlayerByName('player ada')).toEqual(ada);
    expect(await store().findPlayer('bob')).toBeUndefined();
    expect(await store().findPlayerByName('player bob')).toBeUndefined();
  });

  test('a name belongs to one player', async () => {
    await store().createPlayer(makePlayer('ada', { nameKey: 'same' }));
    expect(await store().createPlayer(makePlayer('bob', { nameKey: 'same' }))).toBe('name-taken');
    expect(await store().findPlayer('bob')).toBeUndefined();
  });

  test('of two players who take a name at once, one gets it', async () => {
    const results = await Promise.all(
      ['ada', 'bob'].map((id) => store().createPlayer(makePlayer(id, { nameKey: 'same' }))),
    );
    expect(results.sort()).toEqual(['name-taken', 'stored']);
  });

  test('players without a name do not collide', async () => {
    const nameless = { name: null, nameKey: null };
    expect(await store().createPlayer(makePlayer('ada', nameless))).toBe('stored');
    expect(await store().createPlayer(makePlayer('bob', nameless))).toBe('stored');
  });

  test('an id is used once', async () => {
    await store().createPlayer(makePlayer('ada'));
    const again = store().createPlayer(makePlayer('ada', { nameKey: 'other' }));
    await expect(again).rejects.toMatchObject({ code: 'duplicate' });
  });

  test('an update changes only what it names', async () => {
    const ada = makePlayer('ada', { passwordHash: 'old' });
    await store().createPlayer(ada);
    expect(await store().updatePlayer('ada', { name: 'Ada L.', nameKey: 'ada l.' })).toBe('stored');
    expect(await store().updatePlayer('ada', { bannedAt: 7 })).toBe('stored');
    expect(await store().updatePlayer('ada', {})).toBe('stored');
    const updated = { ...ada, name: 'Ada L.', nameKey: 'ada l.', bannedAt: 7 };
    expect(await store().findPlayer('ada')).toEqual(updated);
    await store().updatePlayer('ada', { bannedAt: null, passwordHash: null });
    expect(await store().findPlayer('ada')).toEqual({ ...updated, bannedAt: null, passwordHash: null });
  });

  test('a player cannot change to a name that is taken', async () => {
    await store().createPlayer(makePlayer('ada'));
    await store().createPlayer(makePlayer('bob'));
    expect(await store().updatePlayer('bob', { name: 'x', nameKey: 'player ada' })).toBe('name-taken');
    expect(await store().findPlayer('bob')).toEqual(makePlayer('bob'));
    expect(await store().updatePlayer('ada', { nameKey: 'player ada' })).toBe('stored');
  });

  test('names are found for the players that have one', async () => {
    await store().createPlayer(makePlayer('ada'));
    await store().createPlayer(makePlayer('bob', { name: null, nameKey: null }));
    expect(await store().namesOf(['ada', 'bob', 'nobody', 'ada'])).toEqual(new Map([['ada', 'Player ada']]));
    expect(await store().namesOf([])).toEqual(new Map());
  });

  test('hostile names come back as they were', async () => {
    const names = HOSTILE.map((name) => name.slice(0, 1000));
    for (const [index, name] of names.entries()) {
      await store().createPlayer(makePlayer(`${index}`, { name, nameKey: name }));
    }
    for (const [index, name] of names.entries()) {
      expect((await store().findPlayerByName(name))?.id).toBe(`${index}`);
      expect((await store().findPlayer(`${index}`))?.name).toBe(name);
    }
  });

  test('a text with NUL is refused, and nothing is stored', async () => {
    const refused = store().createPlayer(makePlayer('ada', { name: 'a\0b' }));
    await expect(refused).rejects.toMatchObject({ name: 'StoreError', code: 'invalid' });
    expect(await store().findPlayer('ada')).toBeUndefined();
    await expect(store().findPlayerByName('player ada\0')).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a deleted player keeps only the id', async () => {
    const ada = makePlayer('ada', { passwordHash: 'x' });
    await store().createPlayer(ada);
    await store().createPlayer(makePlayer('bob'));
    await store().createSession(makeSession('hash'));
    await store().createSession(makeSession('of bob', { player: 'bob' }));
    await store().setBlock('ada', 'bob', true);
    await store().setBlock('bob', 'ada', true);
    await store().setBlock('bob', 'eve', true);
    await store().createTable(makeTable('t'));
    await store().addChat({ table: 't', player: 'ada', text: 'my address', at: 1 });
    await store().addChat({ table: 't', player: 'bob', text: 'hello', at: 2 });

    await store().deletePlayer('ada');

    expect(await store().findPlayer('ada')).toEqual({
      ...ada,
      name: null,
      nameKey: null,
      passwordHash: null,
    });
    expect(await store().findPlayerByName('player ada')).toBeUndefined();
    expect(await store().namesOf(['ada'])).toEqual(new Map());
    expect(await store().findSession('hash')).toBeUndefined();
    expect(await store().findSession('of bob')).toBeDefined();
    expect(await store().blocksOf('ada')).toEqual([]);
    expect(await store().blocksOf('bob')).toEqual(['eve']);
    const texts = (await store().latestChat('t', 10)).map(({ text, isRemoved }) => [text, isRemoved]);
    expect(texts).toEqual([
      ['', true],
      ['hello', false],
    ]);
    expect(await store().createPlayer(makePlayer('new', { nameKey: 'player ada' }))).toBe('stored');
    await expect(store().deletePlayer('nobody')).resolves.toBeUndefined();
  });

  test('a guest is removed with the session; an account never is', async () => {
    await store().createPlayer(makePlayer('ada', { passwordHash: null }));
    await store().createPlayer(makePlayer('bob', { passwordHash: 'argon2' }));
    await store().createSession(makeSession('hash'));
    for (const id of ['ada', 'bob', 'nobody']) await store().removeGuest(id);
    expect(await store().findPlayer('ada')).toBeUndefined();
    expect(await store().findSession('hash')).toBeUndefined();
    expect(await store().findPlayer('bob')).toBeDefined();
  });

  describe('sessions', () => {
    test('a session is found, touched and deleted', async () => {
      await store().createPlayer(makePlayer('ada'));
      await store().createSession(makeSession('hash', { label: 'phone' }));
      expect(await store().findSession('hash')).toEqual(makeSession('hash', { label: 'phone' }));
      await store().touchSession('hash', 2000);
      expect((await store().findSession('hash'))?.usedAt).toBe(2000);
      await store().deleteSession('hash');
      expect(await store().findSession('hash')).toBeUndefined();
      await store().touchSession('hash', 3000);
      await store().deleteSession('hash');
    });

    test('a session belongs to a player that exists', async () => {
      await expect(store().createSession(makeSession('hash'))).rejects.toThrow();
      expect(await store().findSession('hash')).toBeUndefined();
    });

    test('tokens are listed newest first, without sessions', async () => {
      await store().createPlayer(makePlayer('ada'));
      await store().createPlayer(makePlayer('bob'));
      await store().createSession(makeSession('a', { kind: 'token', createdAt: 1 }));
      await store().createSession(makeSession('b', { kind: 'token', createdAt: 2 }));
      await store().createSession(makeSession('c'));
      await store().createSession(makeSession('d', { kind: 'token', player: 'bob' }));
      expect((await store().tokensOf('ada')).map(({ hash }) => hash)).toEqual(['b', 'a']);
    });

    test('all sessions of a player are deleted, tokens included', async () => {
      await store().createPlayer(makePlayer('ada'));
      await store().createPlayer(makePlayer('bob'));
      await store().createSession(makeSession('a', { kind: 'token' }));
      await store().createSession(makeSession('b'));
      await store().createSession(makeSession('c', { player: 'bob' }));
      expect([...(await store().deleteSessionsOf('ada'))].sort()).toEqual(['a', 'b']);
      expect(await store().deleteSessionsOf('ada')).toEqual([]);
      expect(await store().findSession('c')).toBeDefined();
    });
  });
}
