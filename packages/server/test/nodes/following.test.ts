import { CLOSE } from '@rubicon/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PostgresServer } from '../../bench/postgres-server.ts';
import { House, type Visit } from '../house.ts';

let database: PostgresServer;
beforeAll(async () => {
  database = await PostgresServer.start();
});
afterAll(() => database?.stop());

describe.each([
  ['with announcements', true],
  ['without announcements', false],
])('what one server stores is shown by the other, %s', (_, notify) => {
  let here: House;
  let there: House;
  beforeEach(async () => {
    await database.clear();
    const settings = { databaseUrl: database.url, notify };
    [here, there] = await Promise.all([House.open(undefined, settings), House.open(undefined, settings)]);
  });
  afterEach(() => Promise.all([here.close(), there.close()]));

  test('a game: its start, commands, presence, votes for a pause and its end', async () => {
    const ann = await here.newPerson('Ann');
    const bob = (await here.newPerson('Bob')).at(there);
    const id = await here.newTable(ann, { absent: 'default' });
    const [left, right] = [await ann.visit(id), await bob.visit(id, `?invite=${here.inviteTo(id)}`)];
    await here.begin(id, [ann, bob]);
    await Promise.all([left.sit(0), right.sit(1)]);
    for (const visit of [left, right])
      await visit.until((message) => message.type === 'presence' && message.seats.join() === '0,1');

    left.send({ type: 'pause', agree: true });
    await right.until((message) => message.type === 'votes' && message.pause.join() === '0');
    right.send({ type: 'pause', agree: true });
    await left.until(
      (message) => message.type === 'line' && 'table' in message && message.table.type === 'paused',
    );
    left.send({ type: 'resume' });
    await right.until(
      (message) => message.type === 'line' && 'table' in message && message.table.type === 'resumed',
    );

    right.close();
    await left.until(
      (message) => message.type === 'presence' && message.seats.join() === '0',
      left.got.length,
    );
    const again = await bob.visit(id);
    await again.sit(1);
    left.send({ type: 'command', id: 'end', command: { type: 'surrender' } });
    await again.until(({ type }) => type === 'closed');
    await again.table('over');
  });

  test('chat: lines, their removal and blocks', async () => {
    const ann = await here.newPerson('Ann');
    const bob = (await here.newPerson('Bob')).at(there);
    const id = await here.newTable(ann, { isPublic: true, chat: 'all' });
    const [left, right] = [await ann.visit(id), await bob.visit(id)];
    await Promise.all([left.table('lobby'), right.table('lobby')]);
    expect(await left.say('hello')).toBeUndefined();
    await expect.poll(() => right.texts).toEqual(['hello']);
    expect(await right.say('hello back')).toBeUndefined();
    await expect.poll(() => left.texts).toEqual(['hello', 'hello back']);
    await ann.delete(`/api/tables/${id}/chat/2`);
    await expect.poll(() => right.texts).toEqual(['hello', '']);
    await bob.at(here).post('/api/me/blocks', { player: ann.id, isBlocked: true });
    await expect
      .poll(async () => {
        await left.say(`line ${left.chat.length}`);
        return left.chat.length > right.chat.length;
      })
      .toBe(true);
  });

  test('the list of open tables, and the tables of a player', async () => {
    const ann = await here.newPerson('Ann');
    const bob = (await here.newPerson('Bob')).at(there);
    const list = await bob.visit('list');
    await list.until(({ type }) => type === 'mine');
    const id = await here.newTable(ann, { isPublic: true });
    await list.until((message) => message.type === 'listed' && message.table.id === id);
    await bob.at(here).post(`/api/tables/${id}/join`, { hash: 'a'.repeat(64) });
    await list.until((message) => message.type === 'mine-changed' && message.table.id === id);
    await here.store.updateTable({
      ...(await here.store.findTable(id))!,
      version: (await here.store.findTable(id))!.version + 1,
      stage: 'over',
      lobby: { ...((await here.store.findTable(id))!.lobby as object), secret: 'a' },
    });
    await list.until((message) => message.type === 'unlisted' && message.id === id);
  });

  test('a session that ends, everywhere', async () => {
    const ann = await here.newPerson('Ann');
    const id = await here.newTable(ann);
    const visits = [await ann.visit(id), await ann.at(there).visit(id), await ann.at(there).visit('list')];
    const [left, right, list] = visits as [Visit, Visit, Visit];
    await Promise.all([left.table('lobby'), right.table('lobby'), list.until(({ type }) => type === 'mine')]);
    await ann.post('/api/logout');
    expect(await Promise.all(visits.map(({ closed }) => closed))).toEqual(visits.map(() => CLOSE.loggedOut));
  });
});
