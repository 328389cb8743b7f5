import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { backupSqlite, restoreSqlite } from '../../src/store/sqlite/sqlite-backup.ts';
import { makeFolder } from './folders.ts';
import { makeAppend, makePlayer, makeTable } from './samples.ts';
import { WriterProgram } from './writer.ts';

let program: WriterProgram;
beforeAll(async () => {
  program = await WriterProgram.build();
});
afterAll(() => program?.delete());

test('a backup of a running server contains everything acknowledged before', async () => {
  const { folder, file, target } = makePlaces();
  const writer = program.start(folder, Number.POSITIVE_INFINITY);
  await writer.reach(20);
  const acknowledged = writer.acknowledged;
  await backupSqlite(folder, file);
  await writer.reach(writer.acknowledged + 20);
  await writer.kill();
  await restoreSqlite(file, target);
  const store = await openStore(target);
  const count = await store.countLines('t');
  expect(count).toBeGreaterThanOrEqual(acknowledged);
  expect(count).toBeLessThan(writer.acknowledged);
  expect(await store.readLines('t', 0)).toHaveLength(count);
});

test('a backup of a server in the same process leaves its lock alone', async () => {
  const { folder, file } = makePlaces();
  const store = await openStore(folder);
  await store.createPlayer(makePlayer('ada'));
  await backupSqlite(folder, file);
  await store.check();
  await expect(program.start(folder, 1).reach(0)).rejects.toThrow('StoreLocked');
});

test('the folder of a stopped server can be backed up', async () => {
  const { folder, file, target } = await backUp(async (store) => {
    await store.createPlayer(makePlayer('ada'));
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await restoreSqlite(file, target);
  expect(await (await openStore(target)).findPlayer('ada')).toEqual(makePlayer('ada'));
  expect(await (await openStore(folder)).findPlayer('ada')).toEqual(makePlayer('ada'));
});

test('a backup overwrites nothing', async () => {
  const { folder, file } = await backUp(async () => {});
  const before = readFileSync(file);
  await expect(backupSqlite(folder, file)).rejects.toMatchObject({ code: 'duplicate' });
  expect(readFileSync(file)).toEqual(before);
});

test('a folder without data cannot be backed up', async () => {
  const { folder, file } = makePlaces();
  await expect(backupSqlite(folder, file)).rejects.toMatchObject({ code: 'unavailable' });
  expect(existsSync(file)).toBe(false);
});

test('a restored store is another copy, and lobbies and running games await a key', async () => {
  let copy = '';
  const tables = [
    makeTable('lobby', { dueAt: 1 }),
    makeTable('playing', { stage: 'playing', dueAt: 1 }),
    makeTable('over', { stage: 'over', dueAt: 1 }),
  ];
  const { file, target } = await backUp(async (store) => {
    copy = store.copy;
    for (const table of tables) await store.createTable(table);
    await store.claimDue(10, 3_600_000);
  });
  chmodSync(file, 0o644);
  await restoreSqlite(file, target);
  expect(statSync(join(target, 'rubicon.db')).mode & 0o777).toBe(0o600);
  expect(statSync(target).mode & 0o777).toBe(0o700);
  expect(readdirSync(target).sort()).toEqual(['lock.db', 'rubicon.db']);

  const store = await openStore(target);
  expect(store.copy).not.toBe(copy);
  expect(store.copy).toMatch(/^[0-9a-f-]{36}$/);
  const restored = await Promise.all(tables.map(({ id }) => store.findTable(id)));
  expect(restored.map((table) => table?.awaitsKey)).toEqual([true, true, false]);
  expect(await store.claimDue(10, 1000)).toHaveLength(3);

  const playing = restored[1]!;
  expect(await store.updateTable({ ...playing, version: playing.version + 1, awaitsKey: false })).toBe(
    'stored',
  );
  expect((await store.findTable('playing'))?.awaitsKey).toBe(false);
});

test('a backup is restored into an empty folder only', async () => {
  const { folder, file } = await backUp(async (store) => {
    await store.createPlayer(makePlayer('ada'));
  });
  await expect(restoreSqlite(file, folder)).rejects.toMatchObject({ code: 'duplicate' });
  expect(await (await openStore(folder)).findPlayer('ada')).toBeDefined();
});

test.each([
  ['text', (content: Buffer) => content.fill('no database ')],
  ['half a database', (content: Buffer) => content.subarray(0, content.length / 2)],
  ['a database with overwritten pages', (content: Buffer) => content.fill(7, 4096 * 3)],
  ['another database', makeOtherDatabase],
])('a backup that is %s is refused', async (_, change) => {
  const { file, target } = await backUp(async (store) => {
    await store.createTable(makeTable('t'));
    await store.append([makeAppend('t', 0, { lines: Array.from({ length: 200 }, (_, i) => `line ${i}`) })]);
  });
  writeFileSync(file, change(readFileSync(file)));
  await expect(restoreSqlite(file, target)).rejects.toMatchObject({
    code: 'damaged',
    message: expect.stringContaining(file),
  });
  expect(readdirSync(target)).toEqual(['lock.db']);
});

test('a backup of a newer program is refused', async () => {
  const { file, target } = await backUp(async () => {});
  const database = new DatabaseSync(file);
  database.exec("update meta set value = '999' where key = 'schema'");
  database.close();
  await expect(restoreSqlite(file, target)).rejects.toMatchObject({ code: 'newer' });
  expect(readdirSync(target)).toEqual(['lock.db']);
});

function makePlaces() {
  const folder = makeFolder();
  return { folder, file: join(dirname(folder), 'backup.db'), target: join(dirname(folder), 'restored') };
}

/** Fills a store, closes it and backs it up. */
async function backUp(fill: (store: SqliteStore) => Promise<void>) {
  const places = makePlaces();
  const store = await openSqliteStore(places.folder);
  await fill(store);
  await store.close();
  await backupSqlite(places.folder, places.file);
  return places;
}

async function openStore(folder: string): Promise<SqliteStore> {
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  return store;
}

function makeOtherDatabase(): Buffer {
  const folder = makeFolder();
  mkdirSync(folder);
  const file = join(folder, 'other.db');
  const database = new DatabaseSync(file);
  database.exec('create table notes (text)');
  database.close();
  return readFileSync(file);
}
