import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PostgresServer } from '../../bench/postgres-server.ts';
import { SCHEMA_VERSION } from '../../src/store/migration.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres.ts';
import { translatePostgresError } from '../../src/store/postgres/postgres-error.ts';
import type { Store } from '../../src/store/store.ts';
import { testStore } from './contract.ts';
import { makeAppend, makeTable } from './samples.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server?.stop());
beforeEach(() => server.clear());

describe('the contract', () =>
  testStore({
    open: () => openPostgresStore(server.url),
    reopen: () => openPostgresStore(server.url),
  }));

describe('several servers', () => {
  test('servers that start at once migrate once', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(openStore));
    expect(new Set(stores.map(({ copy }) => copy)).size).toBe(1);
    expect((await server.query("select value from meta where key = 'schema'")).rows).toEqual([
      { value: `${SCHEMA_VERSION}` },
    ]);
  });

  test('a server waits for the migration of another as long as it takes', async () => {
    const other = await connect();
    await other.query('begin; select pg_advisory_xact_lock(7824226)'); // the lock for migrations
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const opening = openStore();
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    while ((await server.query(waiting)).rows.length === 0);
    vi.advanceTimersByTime(3600_000);
    vi.useRealTimers();
    await other.query('commit');
    await (await opening).check();
  });

  test('one server gets each number of a game', async () => {
    const stores = await Promise.all([openStore(), openStore()]);
    await stores[0]!.createTable(makeTable('t', { stage: 'playing' }));
    const wins = await Promise.all(
      stores.map(async (store, name) => {
        const won: string[] = [];
        for (let after = await store.countLines('t'); after < 100; after = await store.countLines('t')) {
          const lines = [`${after} of ${name}`];
          const command = { seat: name, id: `${after}`, hash: 'h', seq: after };
          if ((await store.append([makeAppend('t', after, { lines, command })]))[0] === 'stored') {
            won.push(lines[0]!);
          }
        }
        return won;
      }),
    );
    const lines = await stores[0]!.readLines('t', 0);
    expect(lines).toHaveLength(100);
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual([...lines.keys()]);
    expect([...lines].sort()).toEqual(wins.flat().sort());
    expect(await stores[1]!.recentCommands('t', 1000)).toHaveLength(100);
  });

  test('an append waits for a writer that is about to commit, and conflicts', async () => {
    const store = await openStore();
    await store.createTable(makeTable('t'));
    const writer = await connect();
    await writer.query("begin; update tables set line_count = 1 where id = 't'");
    await writer.query("insert into lines (table_id, number, text) values ('t', 0, 'theirs')");
    const append = store.append([makeAppend('t', 0)]);
    await writer.query('commit');
    expect(await append).toEqual(['conflict']);
    expect(await store.readLines('t', 0)).toEqual(['theirs']);
  });

  test('servers share the due tables and skip those that are being changed', async () => {
    const stores = await Promise.all([openStore(), openStore()]);
    for (let i = 0; i < 20; i++) await stores[0]!.createTable(makeTable(`t${i}`, { dueAt: i }));
    const writer = await connect();
    await writer.query("begin; update tables set chat_count = 1 where id = 't0'");
    const claimed = (await Promise.all(stores.map((store) => store.claimDue(20, 3_600_000)))).flat();
    const rest = (await Promise.all(stores.map((store) => store.claimDue(20, 3_600_000)))).flat();
    await writer.query('rollback');
    const ids = [...claimed, ...rest].map(({ id }) => id);
    expect(ids).not.toContain('t0');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(19);
  });

  test('delays, claims and appends at once do not block each other', async () => {
    const stores = await Promise.all([openStore(), openStore()]);
    const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
    for (const id of ids) await stores[0]!.createTable(makeTable(id, { dueAt: 1 }));
    for (let after = 0; after < 10; after++) {
      const appends = ids.map((id) => makeAppend(id, after, { dueAt: 1 }));
      await Promise.all([
        stores[0]!.append(appends),
        stores[1]!.delayDeadlines(0),
        stores[1]!.claimDue(30, 0),
        stores[0]!.claimDue(30, 0),
      ]);
    }
    expect(await stores[0]!.countLines('t7')).toBe(10);
  });
});

describe('failures', () => {
  test('data of a newer program is refused', async () => {
    await (await openPostgresStore(server.url)).close();
    await server.query("update meta set value = '999' where key = 'schema'");
    const opening = openPostgresStore(server.url);
    await expect(opening).rejects.toMatchObject({ name: 'StoreError', code: 'newer' });
  });

  test('a server that cannot be reached is unavailable', async () => {
    const opening = openPostgresStore('postgres://postgres:password@127.0.0.1:1/postgres');
    await expect(opening).rejects.toMatchObject({
      name: 'StoreError',
      code: 'unavailable',
      message: 'The database cannot be opened: connect ECONNREFUSED 127.0.0.1:1',
    });
  });

  test('the failure of a host with several addresses has a message', () => {
    const cause = new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')]);
    expect(translatePostgresError(cause)).toMatchObject({
      code: 'unavailable',
      message: 'refused by ::1, refused by 127.0.0.1',
    });
  });

  test('a wrong password is unavailable', async () => {
    const opening = openPostgresStore(server.url.replace('password', 'wrong'));
    await expect(opening).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a lost connection fails its call, and the next call gets another one', async () => {
    const store = await openStore();
    await store.createTable(makeTable('t'));
    const writer = await connect();
    await writer.query("begin; update tables set chat_count = 1 where id = 't'");
    const append = store.append([makeAppend('t', 0)]);
    const failure = expect(append).rejects.toMatchObject({ code: 'unavailable', cause: expect.any(Error) });
    await terminateWaiting();
    await failure;
    await writer.query('rollback');
    expect(await store.countLines('t')).toBe(0);
    expect(await store.append([makeAppend('t', 0)])).toEqual(['stored']);
  });

  test('the store works again after the server was restarted', async () => {
    const store = await openStore();
    await store.createTable(makeTable('t'));
    await server.restart();
    await store.check().catch(() => undefined); // may still get a connection of the old server
    expect(await store.append([makeAppend('t', 0)])).toEqual(['stored']);
  });

  test('a failed transaction leaves nothing behind', async () => {
    const store = await openStore();
    await store.createTable(makeTable('t'));
    await server.query('alter table lines add constraint no_lines check (number < 1)');
    await expect(store.append([makeAppend('t', 0, { lines: ['a', 'b'] })])).rejects.toThrow();
    expect(await store.countLines('t')).toBe(0);
    expect(await store.append([makeAppend('t', 0)])).toEqual(['stored']);
  });

  test.each([
    ['53100', 'full'],
    ['57P01', 'unavailable'],
    ['08006', 'unavailable'],
    ['25006', 'unavailable'],
    ['XX001', 'damaged'],
  ])('SQLSTATE %s means %s', (state, code) => {
    const cause = Object.assign(new pg.DatabaseError('failed', 1, 'error'), { code: state });
    expect(translatePostgresError(cause)).toMatchObject({ name: 'StoreError', code, cause });
  });
});

async function openStore(): Promise<Store> {
  const store = await openPostgresStore(server.url);
  onTestFinished(() => store.close());
  return store;
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(server.url);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Ends a connection that waits for a lock, as soon as there is one. */
async function terminateWaiting(): Promise<void> {
  const waiting = "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'";
  while ((await server.query(waiting)).rows.length === 0);
}
