import { copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SCHEMA_VERSION } from '../../src/store/migration.ts';
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { StoreError, StoreLocked } from '../../src/store/store-error.ts';
import { testStore } from './contract.ts';
import { makeFolder } from './folders.ts';
import { makeAppend, makeTable } from './samples.ts';

describe('the contract', () => {
  let folder: string;
  testStore({
    open() {
      folder = makeFolder();
      return openSqliteStore(folder);
    },
    reopen: () => openSqliteStore(folder),
  });
});

test('commits are flushed to the disk', async () => {
  const store = await openStore();
  expect(store.pragma('synchronous')).toBe(2);
  expect(store.pragma('journal_mode')).toBe('wal');
  expect(store.pragma('foreign_keys')).toBe(1);
});

test('only the owner may read the data', async () => {
  const folder = makeFolder();
  const store = await openStore(folder);
  await store.createTable(makeTable('t'));
  const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
  expect(Object.fromEntries(modes)).toEqual({
    'lock.db': 0o600,
    'rubicon.db': 0o600,
    'rubicon.db-shm': 0o600,
    'rubicon.db-wal': 0o600,
  });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('after closing, one file contains everything', async () => {
  const folder = makeFolder();
  const store = await openSqliteStore(folder);
  await store.keepSecret('t', 'commitment', 'secret');
  await store.close();
  expect(readdirSync(folder).sort()).toEqual(['lock.db', 'rubicon.db']);
  const copy = makeFolder();
  mkdirSync(copy);
  copyFileSync(join(folder, 'rubicon.db'), join(copy, 'rubicon.db'));
  expect((await (await openStore(copy)).findSecrets('t')).size).toBe(1);
});

describe('the lock', () => {
  test('a second store on the same folder is refused, and does no harm to the first', async () => {
    const folder = makeFolder();
    const store = await openStore(folder);
    for (let i = 0; i < 3; i++) {
      const second = openSqliteStore(folder);
      await expect(second).rejects.toBeInstanceOf(StoreLocked);
      await expect(second).rejects.toMatchObject({ code: 'locked' });
    }
    await store.check();
  });

  test('closing releases the folder', async () => {
    const folder = makeFolder();
    const store = await openSqliteStore(folder);
    await store.close();
    await store.close();
    await openStore(folder);
  });

  test('a store that could not be opened releases the folder', async () => {
    const folder = makeFolder();
    await (await openSqliteStore(folder)).close();
    setSchema(folder, 999);
    await expect(openSqliteStore(folder)).rejects.toMatchObject({ name: 'StoreError', code: 'newer' });
    setSchema(folder, SCHEMA_VERSION);
    await openStore(folder);
  });
});

describe('failures', () => {
  test('a file that is not a database is damaged', async () => {
    const folder = makeFolder();
    await (await openSqliteStore(folder)).close();
    writeFileSync(join(folder, 'rubicon.db'), 'no database '.repeat(1000));
    await expect(openSqliteStore(folder)).rejects.toMatchObject({ code: 'damaged' });
  });

  test('a folder that is a file is an error', async () => {
    const folder = makeFolder();
    writeFileSync(folder, 'text');
    await expect(openSqliteStore(folder)).rejects.toThrow('EEXIST');
  });

  test('a full database stores nothing of a batch, and works again with more space', async () => {
    const store = await openStore();
    for (const id of ['t', 'u']) await store.createTable(makeTable(id, { dueAt: 5 }));
    store.pragma(`max_page_count = ${Number(store.pragma('page_count')) + 20}`);
    const batch = [
      makeAppend('t', 0, { dueAt: 6 }),
      makeAppend('u', 0, { lines: Array.from({ length: 100 }, () => 'x'.repeat(5000)), isOver: true }),
    ];
    const failed = store.append(batch);
    await expect(failed).rejects.toBeInstanceOf(StoreError);
    await expect(failed).rejects.toMatchObject({ code: 'full', cause: expect.any(Error) });
    expect(await store.findTable('t')).toEqual(makeTable('t', { dueAt: 5 }));
    expect(await store.findTable('u')).toEqual(makeTable('u', { dueAt: 5 }));
    expect(await store.readLines('u', 0)).toEqual([]);
    store.pragma('max_page_count = 1000000');
    expect(await store.append(batch)).toEqual(['stored', 'stored']);
  });
});

async function openStore(folder = makeFolder()): Promise<SqliteStore> {
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  return store;
}

function setSchema(folder: string, version: number): void {
  const database = new DatabaseSync(join(folder, 'rubicon.db'));
  database.prepare("update meta set value = ? where key = 'schema'").run(`${version}`);
  database.close();
}
