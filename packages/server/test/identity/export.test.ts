import { expect, test } from 'vitest';
import { registered, startServer } from '../http/test-server.ts';
import { makeTable } from '../store/samples.ts';

test('an export has everything that is stored about a player, and nothing about others', async () => {
  const server = await startServer();
  const { store } = server;
  const ann = await registered(server, 'Ann');
  const { id } = await ann.me();
  const { token, ...robo } = (await ann.post('/api/tokens', { label: 'Robo' })).json();
  await store.createTable(makeTable('t1', { host: id, players: [id, 'bob'], stage: 'over' }));
  await store.createTable(makeTable('t2', { players: ['bob'] }));
  await store.createTable(makeTable('t3', { host: id, players: ['bob'] }));
  await store.addChat({ table: 't1', player: 'bob', text: 'mine', at: 5 });
  await store.addChat({ table: 't1', player: id, text: 'hello', at: 6 });
  await store.addChat({ table: 't2', player: id, text: 'nice game', at: 8 }); // as a spectator
  await store.setBlock(id, 'bob', true);
  await store.report({ at: 9, reporter: id, table: 't1', number: 1, reason: 'rude' });
  await store.report({ at: 9, reporter: 'bob', table: 't1', number: 2, reason: 'boring' });
  await store.addResult({
    table: 't1',
    closedAt: 7,
    isRated: true,
    isPublic: true,
    outcome: { type: 'won', seat: 0 },
    places: [
      { player: id, place: 1, hasLeft: false },
      { player: 'bob', place: 2, hasLeft: true },
    ],
  });
  const [{ mu, sigma } = {}] = await store.ratingsOf([id]);

  const response = await ann.get('/api/export');
  const { now } = server.clock;
  expect(response.json()).toEqual({
    player: { id, name: 'Ann', isBot: false, hasPassword: true, createdAt: now },
    session: { createdAt: now, usedAt: now },
    tokens: [robo],
    tables: [
      expect.objectContaining({ id: 't3', stage: 'lobby', isHost: true }),
      expect.objectContaining({ id: 't1', stage: 'over', isHost: true }),
    ],
    chat: [
      { table: 't1', number: 2, text: 'hello', at: 6 },
      { table: 't2', number: 1, text: 'nice game', at: 8 },
    ],
    blocked: ['bob'],
    reports: [{ table: 't1', number: 1, reason: 'rude', at: 9 }],
    results: [{ table: 't1', closedAt: 7, isRated: true, place: 1, hasLeft: false }],
    rating: { mu, sigma, games: 1 },
  });
  for (const secret of ['argon2', 'hash', token, ann.cookie ?? ''])
    expect(response.body).not.toContain(secret);
});
