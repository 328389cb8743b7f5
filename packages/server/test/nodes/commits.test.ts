import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { PostgresServer } from '../../bench/postgres-server.ts';
import { GroupCommit } from '../../src/hosting/group-commit.ts';
import { Availability } from '../../src/nodes/availability.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres.ts';
import { PostgresNews } from '../../src/store/postgres/postgres-news.ts';
import type { News, Store } from '../../src/store/store.ts';
import { makeAppend, makeTable } from '../store/samples.ts';
import { DatabaseProxy } from './database-proxy.ts';

let database: PostgresServer;
beforeAll(async () => {
  database = await PostgresServer.start();
});
afterAll(() => database?.stop());
beforeEach(() => database.clear());

async function openStore(url = database.url): Promise<Store> {
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

describe('batches of two servers', () => {
  test('in opposite order neither deadlock nor fail together', async () => {
    const stores = await Promise.all([openStore(), openStore()]);
    const ids = ['a', 'b', 'c'];
    for (const id of ids) await stores[0]!.createTable(makeTable(id, { stage: 'playing' }));
    for (let round = 0; round < 20; round++) {
      const heads = await stores[0]!.headsOf(ids);
      const lines = (id: string): number => heads.get(id)!.lines;
      const contested = ids[round % 3]!;
      const own = ids.filter((id) => id !== contested);
      const batches = [
        [own[0]!, contested].map((id) => makeAppend(id, lines(id), { lines: [`${id} of 0`] })),
        [contested, own[1]!].map((id) => makeAppend(id, lines(id), { lines: [`${id} of 1`] })),
      ];
      const [first, second] = await Promise.all(batches.map((batch, i) => stores[i]!.append(batch)));
      expect([first![0], second![1]]).toEqual(['stored', 'stored']);
      expect([first![1], second![0]].sort()).toEqual(['conflict', 'stored']);
    }
  });

  test('a line that a later transaction overtakes is neither lost nor announced early', async () => {
    const proxy = await DatabaseProxy.start(database.url);
    const [slow, fast, reader] = await Promise.all([openStore(proxy.url), openStore(), openStore()]);
    for (const id of ['slow', 'fast']) await fast.createTable(makeTable(id, { stage: 'playing' }));
    const news: News[] = [];
    reader.follow((more) => void news.push(...more));
    proxy.disturb('held');
    const late = slow.append([makeAppend('slow', 0)]); // its transaction begins first
    await expect.poll(() => proxy.faults).toBe(1);
    expect(await fast.append([makeAppend('fast', 0)])).toEqual(['stored']);
    await expect.poll(() => news).toContainEqual(['lines', 'fast']);
    await sleep(2000); // the transaction is that slow
    expect((await reader.headsOf(['slow', 'fast'])).get('slow')).toMatchObject({ lines: 0 });
    proxy.release();
    expect(await late).toEqual(['stored']);
    await expect.poll(() => news).toContainEqual(['lines', 'slow']);
    expect((await reader.headsOf(['slow'])).get('slow')).toMatchObject({ lines: 1 });
  });
});

test('a server whose connection for announcements falls silent opens another one', async () => {
  const proxy = await DatabaseProxy.start(database.url);
  const [sender, reader] = [new PostgresNews(proxy.url, 'sender'), new PostgresNews(database.url, 'reader')];
  onTestFinished(async () => void (await Promise.all([sender.close(), reader.close()])));
  await Promise.all([sender.connect(), reader.connect()]);
  const news: News[] = [];
  reader.follow((more) => void news.push(...more));
  proxy.silence();
  sender.publish([['lines', 'lost']]);
  await expect
    .poll(() => {
      sender.publish([['lines', 'later']]);
      return news;
    })
    .toContainEqual(['lines', 'later']);
});

describe.each(['answer-lost', 'lost'] as const)('a commit whose connection breaks: %s', (fault) => {
  test('is stored once, and its caller learns so', async () => {
    const proxy = await DatabaseProxy.start(database.url);
    const store = await openStore(proxy.url);
    const states: boolean[] = [];
    const commits = new GroupCommit(store, new Availability(store, (isDown) => void states.push(isDown)));
    for (const id of ['a', 'b']) await store.createTable(makeTable(id, { stage: 'playing' }));
    for (let after = 0; after < 5; after++) {
      proxy.disturb(fault);
      const command = { seat: 0, id: `command ${after}`, hash: 'h', seq: after };
      const results = await Promise.all([
        commits.append(makeAppend('a', after, { lines: [`a ${after}`], command })),
        commits.append(makeAppend('b', after, { lines: [`b ${after}`] })),
      ]);
      expect(results).toEqual(['stored', 'stored']);
    }
    expect(proxy.faults).toBe(5);
    await expect.poll(() => states.slice(0, 2)).toEqual([true, false]); // it is noticed a moment later that the database is back
    expect(await store.readLines('a', 0)).toEqual([0, 1, 2, 3, 4].map((n) => `a ${n}`));
    expect(await store.readLines('b', 0)).toEqual([0, 1, 2, 3, 4].map((n) => `b ${n}`));
    expect(await store.recentCommands('a', 100)).toHaveLength(5);
  });

  test('conflicts if another server came first', async () => {
    const proxy = await DatabaseProxy.start(database.url);
    const [store, other] = await Promise.all([openStore(proxy.url), openStore()]);
    const commits = new GroupCommit(store, new Availability(store));
    await store.createTable(makeTable('a', { stage: 'playing' }));
    expect(await other.append([makeAppend('a', 0, { lines: ['theirs'] })])).toEqual(['stored']);
    proxy.disturb(fault);
    expect(await commits.append(makeAppend('a', 0, { lines: ['ours'] }))).toBe('conflict');
    expect(await store.readLines('a', 0)).toEqual(['theirs']);
    expect(commits.conflicts).toBe(1);
  });
});

test('lines of a clock that has run out conflict while the clock of the database says otherwise', async () => {
  const store = await openStore();
  await store.createTable(makeTable('a', { stage: 'playing' }));
  const now = await store.now();
  expect(await store.append([makeAppend('a', 0, { notBefore: now + 60_000 })])).toEqual(['conflict']);
  expect(await store.append([makeAppend('a', 0, { notBefore: now })])).toEqual(['stored']);
});

test('servers share their limits', async () => {
  const stores = await Promise.all([openStore(), openStore()]);
  const take = (i: number): Promise<number> => stores[i % 2]!.takeToken('key', 4, 1);
  const waits = await Promise.all([0, 1, 2, 3, 4, 5].map(take));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
  expect(Math.max(...waits)).toBeGreaterThan(30);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  expect(await stores[0]!.takeToken('other', 4, 1)).toBe(0);
  await stores[0]!.forgetBuckets();
  expect(await take(0)).toBeGreaterThan(0); // it is not full yet
  expect(await stores[1]!.takeToken('fast', 1, 6_000_000)).toBe(0);
  await expect.poll(() => stores[1]!.takeToken('fast', 1, 6_000_000)).toBe(0); // it fills again
});
