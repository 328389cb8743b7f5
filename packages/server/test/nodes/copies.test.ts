import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { PostgresServer } from '../../bench/postgres-server.ts';
import { backupPostgres, importData, restorePostgres } from '../../src/store/copies.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { House } from '../house.ts';
import { HOSTILE, makePlayer } from '../store/samples.ts';

let database: PostgresServer;
beforeAll(async () => {
  database = await PostgresServer.start();
});
afterAll(() => database?.stop());
beforeEach(() => database.clear());

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-copies-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with a finished game, a running one, chat and texts that break careless programs. */
async function makeData(): Promise<{
  readonly folder: string;
  readonly over: string;
  readonly running: string;
}> {
  const folder = makeFolder();
  const house = await House.open(folder);
  const [ann, bob] = [await house.newPerson('Ann'), await house.newPerson('Bob')];
  const over = await house.playGame([ann, bob], [ann]);
  const running = await house.newGame([ann, bob]);
  for (const [i, text] of HOSTILE.entries()) {
    await house.store.createPlayer(makePlayer(`hostile ${i}`, { name: text, nameKey: `${i} ${text}` }));
    await house.store.audit({ at: i, actor: 'admin', action: 'test', subject: text, detail: { text } });
  }
  await house.server.close();
  return { folder, over, running };
}

test('data moves from a folder to a database and back, and stays the same', async () => {
  const { folder, over } = await makeData();
  const there = await importData(folder, database.url);
  expect(there.records).toBe(2);
  expect(there.rows).toBeGreaterThan(2 * HOSTILE.length);
  const store = await openPostgresStore(database.url);
  const lines = await store.readLines(over, 0);
  expect(await store.findPlayer('hostile 3')).toEqual(
    makePlayer('hostile 3', { name: HOSTILE[3]!, nameKey: `3 ${HOSTILE[3]}` }),
  );
  await store.audit({ at: 1, actor: 'admin', action: 'next', subject: '', detail: {} }); // its number is free
  await store.close();
  const home = join(makeFolder(), 'data');
  expect(await importData(database.url, home)).toEqual({ ...there, rows: there.rows + 1 });
  const back = await openSqliteStore(home);
  expect(await back.readLines(over, 0)).toEqual(lines);
  expect((await back.readAudit(1))[0]?.action).toBe('next');
  await back.close();
});

test('a place with data is refused, and nothing is moved if a record is damaged', async () => {
  const { folder, over } = await makeData();
  await importData(folder, database.url);
  await expect(importData(folder, database.url)).rejects.toMatchObject({ code: 'duplicate' });
  await database.query(`update lines set text = '{}' where table_id = '${over}' and number = 2`);
  const target = join(makeFolder(), 'data');
  await expect(importData(database.url, target)).rejects.toMatchObject({ code: 'damaged' });
  const empty = await openSqliteStore(target);
  expect(await empty.findTable(over)).toBeUndefined();
  await empty.close();
});

test('a database that servers have used without players counts as empty', async () => {
  await (await openPostgresStore(database.url)).close();
  await database.query('insert into gaps (began_at, ended_at) values (1, 2)');
  const { folder } = await makeData();
  expect(await importData(folder, database.url)).toMatchObject({ records: 2 });
  expect((await database.query('select 1 from gaps where began_at = 1')).rows).toEqual([]);
});

test('the address of another kind of database is no folder', async () => {
  const { folder } = await makeData();
  const home = process.cwd();
  process.chdir(makeFolder());
  onTestFinished(() => process.chdir(home));
  await expect(importData(folder, 'mysql://db/rubicon')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(importData('postgres://a:b#c@db/rubicon', folder)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(existsSync('mysql:')).toBe(false);
});

test('nothing is imported from a folder without data, nor while a server runs', async () => {
  const none = join(makeFolder(), 'none');
  await expect(importData(none, database.url)).rejects.toMatchObject({ code: 'unavailable' });
  expect(existsSync(none)).toBe(false);
  const { folder } = await makeData();
  const house = await House.open(undefined, { databaseUrl: database.url });
  await expect(importData(folder, database.url)).rejects.toMatchObject({ code: 'locked' });
  const target = join(makeFolder(), 'data');
  await expect(importData(database.url, target)).rejects.toMatchObject({ code: 'locked' });
  await house.close();
  expect(await importData(folder, database.url)).toMatchObject({ records: 2 });
});

test('a backup of a database that servers use is restored with new dice for running games', async () => {
  const { folder, over, running } = await makeData();
  await importData(folder, database.url);
  const house = await House.open(undefined, { databaseUrl: database.url });
  const file = join(makeFolder(), 'all.backup');
  await backupPostgres(database.url, file);
  const { copy } = house.store;
  await house.close();
  await database.clear();
  await restorePostgres(file, database.url);
  const store = await openPostgresStore(database.url);
  expect(store.copy).not.toBe(copy);
  expect(await store.findTable(running)).toMatchObject({ awaitsKey: true });
  expect(await store.findTable(over)).toMatchObject({ awaitsKey: false, stage: 'over' });
  await store.close();
});
