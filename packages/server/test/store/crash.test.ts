import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore, type SqliteStore } from '../../src/store/sqlite/sqlite.ts';
import { StoreLocked } from '../../src/store/store-error.ts';
import { makeFolder } from './folders.ts';
import { makeAppend, makeTable } from './samples.ts';
import { WriterProgram } from './writer.ts';

let program: WriterProgram;
beforeAll(async () => {
  program = await WriterProgram.build();
});
afterAll(() => program?.delete());

test('everything that was acknowledged survives kill -9', async () => {
  const folder = makeFolder();
  let acknowledged = 0;
  for (let round = 0; round < 6; round++) {
    const writer = program.start(folder, Number.POSITIVE_INFINITY);
    await writer.reach(acknowledged + 10 + 30 * round);
    await writer.kill();
    acknowledged = writer.acknowledged;
    const store = await openSqliteStore(folder);
    const count = await checkGame(store);
    await store.close();
    expect(count).toBeGreaterThanOrEqual(acknowledged);
    expect(count).toBeLessThanOrEqual(acknowledged + 1);
    acknowledged = count;
  }
});

test('another process holds the lock until it is killed', async () => {
  const folder = makeFolder();
  const writer = program.start(folder, 3);
  await writer.reach(3);
  await expect(openSqliteStore(folder)).rejects.toBeInstanceOf(StoreLocked);
  await writer.kill();
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  expect(await checkGame(store)).toBe(3);
});

test('this process holds the lock against another one', async () => {
  const folder = makeFolder();
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  await expect(program.start(folder, 1).reach(0)).rejects.toThrow('StoreLocked');
});

test.each([1, 100, 4200])('a log that lost its last %i bytes loses the last append only', async (bytes) => {
  const folder = makeFolder();
  const writer = program.start(folder, 20);
  await writer.reach(20);
  await writer.kill();
  const log = join(folder, 'rubicon.db-wal');
  truncateSync(log, statSync(log).size - bytes);
  const store = await openSqliteStore(folder);
  onTestFinished(() => store.close());
  expect(await checkGame(store)).toBe(19);
  expect(store.pragma('integrity_check')).toBe('ok');
  expect(await store.append([makeAppend('t', 19)])).toEqual(['stored']);
});

test('a full disk stores nothing of an append, and the store works again with more space', async (context) => {
  const folder = makeFolder();
  if (!mountSmallDisk(folder, '3m')) return context.skip('a small disk cannot be mounted here');
  const store = await openSqliteStore(folder);
  try {
    await store.createTable(makeTable('t', { stage: 'playing' }));
    writeFileSync(join(folder, 'filler'), Buffer.alloc(1_000_000));
    const lines = ['x'.repeat(20_000)];
    const command = () => ({ seat: 0, id: `${count}`, hash: 'h', seq: count });
    let count = 0;
    let failure: unknown;
    while (failure === undefined) {
      await store.append([makeAppend('t', count, { lines, command: command() })]).then(
        () => count++,
        (error) => {
          failure = error;
        },
      );
    }
    expect(failure).toMatchObject({ name: 'StoreError', code: 'full', cause: expect.any(Error) });
    expect(count).toBeGreaterThan(0);
    expect(await checkGame(store)).toBe(count);
    const again = store.append([makeAppend('t', count, { lines, command: command() })]);
    await expect(again).rejects.toMatchObject({ code: 'full' });
    expect(() => writeFileSync(join(folder, 'rest'), Buffer.alloc(1_000_000))).toThrow('ENOSPC');
    const checks = Array.from({ length: 20 }, () => store.check()); // the first ones use what the append left of the log
    await expect(Promise.all(checks)).rejects.toMatchObject({ code: 'full' });
    for (const name of ['filler', 'rest']) rmSync(join(folder, name));
    expect(await store.append([makeAppend('t', count, { lines, command: command() })])).toEqual(['stored']);
    await store.check();
  } finally {
    await store.close();
    execFileSync('/bin/umount', ['--lazy', folder]); // the library may still have the files open
  }
});

/** Checks that lines, their count and their commands fit together; returns the count. */
async function checkGame(store: SqliteStore): Promise<number> {
  const count = await store.countLines('t');
  expect(await store.readLines('t', 0)).toHaveLength(count);
  const commands = await store.recentCommands('t', count + 1);
  expect(commands.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => `${index}`));
  return count;
}

/** Mounts a file system in memory; returns false where that is not allowed. */
function mountSmallDisk(folder: string, size: string): boolean {
  mkdirSync(folder);
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
