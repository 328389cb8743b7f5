import { CLOSE } from '@rubicon/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../src/http/limits/limits.ts';
import { House } from '../house.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('a session that ends', () => {
  test('closes all of its sockets', async () => {
    const ann = await house.newPerson('Ann');
    const table = await house.newTable(ann);
    const visits = [await ann.visit(table), await ann.visit('list')];
    await Promise.all([visits[0]?.table('lobby'), visits[1]?.until(({ type }) => type === 'mine')]);
    await ann.post('/api/logout-everywhere');
    expect(await Promise.all(visits.map(({ closed }) => closed))).toEqual([CLOSE.loggedOut, CLOSE.loggedOut]);
  });

  test.each(['table', 'list'])('also closes a socket that is just being opened, at the %s', async (place) => {
    const ann = await house.newPerson('Ann');
    const table = await house.newTable(ann);
    const { findPlayer } = house.store;
    const reading = vi.spyOn(house.store, 'findPlayer').mockImplementation(async (id) => {
      const player = await findPlayer(id); // the session was read before
      reading.mockRestore();
      await ann.post('/api/logout-everywhere');
      return player;
    });
    const visit = await ann.visit(place === 'table' ? table : 'list');
    expect(await visit.closed).toBe(CLOSE.loggedOut);
    expect(visit.got).toEqual([]);
  });
});

describe('an address', () => {
  test('has at most 200 sockets at once, of all kinds', async () => {
    const ann = await house.newPerson('Ann');
    const table = await house.newTable(ann);
    const [first, ...others] = await Promise.all(
      Array.from({ length: 200 }, (_, i) => ann.visit(i % 2 === 0 ? table : 'list')),
    );
    for (const id of [table, 'list']) expect(await (await ann.visit(id)).closed).toBe(4429);
    const bob = await (await house.newPerson('Bob')).visit(table);
    await bob.table('lobby');
    first?.close();
    await first?.closed;
    const next = await ann.visit(table);
    await next.table('lobby');
    for (const visit of [next, bob, ...others]) visit.close();
  });

  test('cannot make the server show games endlessly', async () => {
    const [ann, bob] = [await house.newPerson('Ann'), await house.newPerson('Bob')];
    const visit = await (await house.newPerson('Eve')).visit(await house.newGame([ann, bob]));
    await visit.sit('watch');
    for (let i = 0; i < 4 * LIMITS.sit.network.burst; i++)
      visit.send({ type: 'sit', seat: 'watch', after: 0 });
    expect(await visit.closed).toBe(4429);
  });

  test('cannot fill the record by leaving and returning', async () => {
    const [ann, bob] = [await house.newPerson('Ann'), await house.newPerson('Bob')];
    const id = await house.newGame([ann, bob], { absent: 'default' });
    const visit = await ann.visit(id);
    await visit.sit(0);
    const { burst } = LIMITS.seat.network;
    for (let i = 0; i < 2 * burst; i++) visit.send({ type: i % 2 === 0 ? 'leave' : 'return' });
    await visit.until((message) => message.type === 'failed' && message.code === 'too-fast');
    visit.send({ type: 'command', id: 'last', command: { type: 'nothing' } }); // answered after everything before
    await visit.until((message) => 'id' in message && message.id === 'last');
    const changes = visit.got.filter((message) => message.type === 'line' && 'table' in message);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThan(1.5 * burst);
    visit.close();
  });

  test('cannot overload the store by saving orders', async () => {
    const [ann, bob] = [await house.newPerson('Ann'), await house.newPerson('Bob')];
    const visit = await ann.visit(await house.newGame([ann, bob]));
    await visit.sit(0);
    const command = { type: 'offer-draw' };
    for (let i = 0; i < 10 * LIMITS.save.network.burst; i++) visit.send({ type: 'save', command });
    await visit.until((message) => message.type === 'failed' && message.code === 'too-fast');
    visit.close();
  });
});
