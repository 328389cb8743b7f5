import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { PostgresServer } from '../../bench/postgres-server.ts';
import { House, Refused } from '../house.ts';

let database: PostgresServer;
let here: House;
let there: House;
beforeAll(async () => {
  database = await PostgresServer.start();
});
afterAll(() => database?.stop());
beforeEach(async () => {
  await database.clear();
  const settings = { databaseUrl: database.url, logLevel: 'silent' } as const;
  [here, there] = await Promise.all([House.open(undefined, settings), House.open(undefined, settings)]);
});
afterEach(() => Promise.all([here.close(), there.close()]));

const statusOf = async (house: House): Promise<number> => (await fetch(`${house.server.url}/readyz`)).status;

test('servers that lose their database say so, keep their clients, and recover by themselves', async () => {
  const ann = await here.newPerson('Ann');
  const bob = (await here.newPerson('Bob')).at(there);
  const id = await here.newGame([ann, bob]);
  const [left, right] = [await ann.visit(id), await bob.visit(id)];
  await Promise.all([left.sit(0), right.sit(1)]);
  expect(await statusOf(here)).toBe(200);

  await database.halt();
  await expect.poll(() => statusOf(here)).toBe(503);
  await expect(ann.get('/api/me')).rejects.toEqual(new Refused('unavailable'));
  const asking = setInterval(() => right.send({ type: 'pause', agree: false }), 50);
  await right.until((message) => message.type === 'failed' && message.code === 'unavailable');
  clearInterval(asking);
  right.send({ type: 'command', id: 'end', command: { type: 'surrender' } });
  await right.until(
    (message) => message.type === 'failed' && message.code === 'unavailable' && message.id === 'end',
  );

  await database.resume();
  await Promise.all([left, right].map((visit) => visit.until(({ type }) => type === 'closed')));
  await right.until((message) => message.type === 'accepted' && message.id === 'end');
  await expect.poll(() => statusOf(there)).toBe(200);
  expect((await ann.view(id)).stage).toBe('over');
});
