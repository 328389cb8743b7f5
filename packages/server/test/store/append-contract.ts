import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { HOSTILE, makeAppend, makeTable } from './samples.ts';

const command = (id: string, seat = 0, seq = 1) => ({ seat, id, hash: 'h', seq });

export function testAppends(store: () => Store): void {
  test('lines, command, deadline and stage are stored together', async () => {
    await store().createTable(makeTable('t', { stage: 'playing' }));
    const results = await store().append([
      makeAppend('t', 0, { lines: ['header', 'one'], command: command('c'), dueAt: 42 }),
    ]);
    expect(results).toEqual(['stored']);
    expect(await store().readLines('t', 0)).toEqual(['header', 'one']);
    expect(await store().countLines('t')).toBe(2);
    expect(await store().findCommand('t', 0, 'c')).toEqual(command('c'));
    expect(await store().findTable('t')).toMatchObject({ stage: 'playing', dueAt: 42 });
    await store().append([makeAppend('t', 2, { isOver: true })]);
    expect(await store().findTable('t')).toMatchObject({ stage: 'over', isEnding: true, dueAt: null });
  });

  test('an append after another number of lines stores nothing', async () => {
    await store().createTable(makeTable('t', { dueAt: 5 }));
    await store().append([makeAppend('t', 0, { dueAt: 5 })]);
    for (const after of [0, 2, -1]) {
      const append = makeAppend('t', after, { command: command('c'), dueAt: 9, isOver: true });
      expect(await store().append([append])).toEqual(['conflict']);
    }
    expect(await store().readLines('t', 0)).toEqual(['line 0']);
    expect(await store().findCommand('t', 0, 'c')).toBeUndefined();
    expect(await store().findTable('t')).toEqual(makeTable('t', { dueAt: 5 }));
  });

  test('a game that conflicts fails alone', async () => {
    for (const id of ['a', 'b', 'c']) await store().createTable(makeTable(id));
    const results = await store().append([
      makeAppend('c', 0),
      makeAppend('b', 7),
      makeAppend('nowhere', 0),
      makeAppend('a', 0),
    ]);
    expect(results).toEqual(['stored', 'conflict', 'conflict', 'stored']);
    const counts = await Promise.all(['a', 'b', 'c', 'nowhere'].map((id) => store().countLines(id)));
    expect(counts).toEqual([1, 0, 1, 0]);
    expect(await store().readLines('nowhere', 0)).toEqual([]);
  });

  test('appends of one game in a batch follow each other', async () => {
    await store().createTable(makeTable('t'));
    await store().createTable(makeTable('a'));
    const results = await store().append([
      makeAppend('t', 0, { lines: ['0'] }),
      makeAppend('t', 0, { lines: ['lost'] }),
      makeAppend('a', 0),
      makeAppend('t', 1, { lines: ['1', '2'], dueAt: 1 }),
      makeAppend('t', 3, { lines: ['3'], dueAt: 2 }),
    ]);
    expect(results).toEqual(['stored', 'conflict', 'stored', 'stored', 'stored']);
    expect(await store().readLines('t', 0)).toEqual(['0', '1', '2', '3']);
    expect((await store().findTable('t'))?.dueAt).toBe(2);
  });

  test('a command is stored once per game and seat', async () => {
    await store().createTable(makeTable('t'));
    await store().createTable(makeTable('u'));
    await store().append([makeAppend('t', 0, { command: command('c') })]);
    const results = await store().append([
      makeAppend('t', 1, { command: { ...command('c'), hash: 'another' } }),
      makeAppend('t', 1, { command: command('c', 1) }),
      makeAppend('u', 0, { command: command('c') }),
      makeAppend('t', 2, { command: command('d') }),
      makeAppend('t', 3, { command: command('d') }),
      makeAppend('t', 3, { command: command('e') }),
    ]);
    expect(results).toEqual(['conflict', 'stored', 'stored', 'stored', 'conflict', 'stored']);
    expect(await store().findCommand('t', 0, 'c')).toEqual(command('c'));
    expect(await store().countLines('t')).toBe(4);
    expect(await store().readLines('t', 0)).toEqual(['line 0', 'line 1', 'line 2', 'line 3']);
  });

  test('an append without lines moves the deadline', async () => {
    await store().createTable(makeTable('t', { dueAt: 1 }));
    expect(await store().append([makeAppend('t', 0, { lines: [], dueAt: 2 })])).toEqual(['stored']);
    expect(await store().findTable('t')).toMatchObject({ dueAt: 2 });
    expect(await store().countLines('t')).toBe(0);
  });

  test('an empty batch is stored', async () => {
    expect(await store().append([])).toEqual([]);
  });

  test('hostile lines and ids come back as they were', async () => {
    const id = 't\'";--';
    await store().createTable(makeTable(id));
    await store().append([makeAppend(id, 0, { lines: HOSTILE, command: command('\'c"') })]);
    expect(await store().readLines(id, 0)).toEqual(HOSTILE);
    expect(await store().findCommand(id, 0, '\'c"')).toEqual(command('\'c"'));
  });

  test('any id of a command can be stored, and different ids stay different', async () => {
    const ids = ['', '\0', 'a\0', 'a\0b', 'a\ud800', 'a\ud801', 'a\ufffd', '"', "'", '\\', 'é', 'e\u0301'];
    await store().createTable(makeTable('t'));
    const batch = ids.map((id, after) => makeAppend('t', after, { command: command(id, 0, after + 1) }));
    batch.push(makeAppend('t', ids.length, { command: command('a\0') }));
    expect(await store().append(batch)).toEqual([...ids.map(() => 'stored'), 'conflict']);
    for (const [index, id] of ids.entries()) {
      expect(await store().findCommand('t', 0, id)).toEqual({ seat: 0, id, hash: 'h', seq: index + 1 });
    }
    expect((await store().recentCommands('t', 100)).map(({ id }) => id)).toEqual(ids);
  });

  test('half a surrogate pair becomes a replacement character', async () => {
    await store().createTable(makeTable('t'));
    await store().append([makeAppend('t', 0, { lines: ['a\ud800b'] })]);
    expect(await store().readLines('t', 0)).toEqual(['a\ufffdb']);
  });

  test('a line with NUL fails the whole batch, and the next one is stored', async () => {
    await store().createTable(makeTable('t'));
    await store().createTable(makeTable('u'));
    const refused = store().append([makeAppend('t', 0), makeAppend('u', 0, { lines: ['a\0'] })]);
    await expect(refused).rejects.toMatchObject({ code: 'invalid' });
    expect(await store().countLines('t')).toBe(0);
    expect(await store().append([makeAppend('t', 0), makeAppend('u', 0)])).toEqual(['stored', 'stored']);
  });

  test('a batch of 1,000 games is stored', async () => {
    const ids = Array.from({ length: 1000 }, (_, index) => `t${index}`);
    for (const id of ids) await store().createTable(makeTable(id));
    const batch = ids.map((id) => makeAppend(id, 0, { lines: ['a', 'b', 'c'], command: command(id) }));
    expect(new Set(await store().append(batch))).toEqual(new Set(['stored']));
    expect(new Set(await store().append(batch))).toEqual(new Set(['conflict']));
    expect(await store().readLines('t999', 1)).toEqual(['b', 'c']);
    expect(await store().findCommand('t500', 0, 't500')).toEqual(command('t500'));
  });

  test('1,000 appends to one game are stored in one batch', async () => {
    await store().createTable(makeTable('t'));
    const batch = Array.from({ length: 1000 }, (_, after) => makeAppend('t', after));
    expect(new Set(await store().append(batch))).toEqual(new Set(['stored']));
    expect(await store().readLines('t', 0)).toEqual(batch.map(({ lines }) => lines[0]));
  });

  test('of appends made at once, one gets each number', async () => {
    await store().createTable(makeTable('t'));
    for (let after = 0; after < 10; after++) {
      const results = await Promise.all(
        ['x', 'y', 'z'].map((writer) => store().append([makeAppend('t', after, { lines: [writer] })])),
      );
      expect(results.flat().sort()).toEqual(['conflict', 'conflict', 'stored']);
    }
    expect(await store().countLines('t')).toBe(10);
    expect(await store().readLines('t', 0)).toHaveLength(10);
  });

  test('batches in opposite orders do not block each other', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `t${index}`);
    for (const id of ids) await store().createTable(makeTable(id));
    const forward = ids.map((id) => makeAppend(id, 0));
    const backward = forward.toReversed();
    const results = await Promise.all([forward, backward, forward, backward].map((b) => store().append(b)));
    expect(results.flat().filter((result) => result === 'stored')).toHaveLength(20);
  });
}
