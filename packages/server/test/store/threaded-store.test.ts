import { writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { openThreadedStore } from '../../src/store/sqlite/threaded-store.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { testStore } from './contract.ts';
import { makeFolder } from './folders.ts';
import { makeAppend, makeTable } from './samples.ts';

const SCRIPT = new URL('../../../cli/dist/store-worker.js', import.meta.url);

describe('the contract', () => {
  let folder: string;
  testStore({
    open() {
      folder = makeFolder();
      return openThreadedStore(folder, SCRIPT);
    },
    reopen: () => openThreadedStore(folder, SCRIPT),
  });
});

test('failures keep their codes', async () => {
  const folder = makeFolder();
  const store = await openThreadedStore(folder, SCRIPT);
  await store.createTable(makeTable('t'));
  const second = store.createTable(makeTable('t'));
  await expect(second).rejects.toBeInstanceOf(StoreError);
  await expect(second).rejects.toMatchObject({ code: 'duplicate', cause: expect.any(Error) });
  await expect(openThreadedStore(folder, SCRIPT)).rejects.toMatchObject({
    code: 'locked',
    message: `Another server is using the data folder ${folder}.`,
  });
  await store.close();
});

test('a folder that is a file is an error of the system', async () => {
  const folder = makeFolder();
  writeFileSync(folder, 'text');
  await expect(openThreadedStore(folder, SCRIPT)).rejects.toMatchObject({ code: 'EEXIST' });
});

test('closing stores what was asked for before, and releases the folder', async () => {
  const folder = makeFolder();
  const store = await openThreadedStore(folder, SCRIPT);
  const created = store.createTable(makeTable('t', { stage: 'playing' }));
  const appended = store.append([makeAppend('t', 0)]);
  await Promise.all([store.close(), store.close()]);
  await created;
  expect(await appended).toEqual(['stored']);
  await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
  const again = await openSqliteStore(folder);
  onTestFinished(() => again.close());
  expect(await again.countLines('t')).toBe(1);
});

test('calls fail when the thread ends, and so do later ones', async () => {
  const script = new URL(`data:text/javascript,
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit(1));
    parentPort.postMessage({ result: { copy: 'copy', node: 'node', methods: ['check'] } });`);
  const store = await openThreadedStore(makeFolder(), script);
  await expect(store.check()).rejects.toMatchObject({ name: 'StoreError', code: 'unavailable' });
  await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
  await store.close();
});
