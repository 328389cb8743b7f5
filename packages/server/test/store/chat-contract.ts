import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { HOSTILE, makeAppend, makeTable } from './samples.ts';

export function testChat(store: () => Store): void {
  const say = (table: string, text: string) => store().addChat({ table, player: 'ada', text, at: 1000 });

  test('lines are numbered at each table', async () => {
    await store().createTable(makeTable('t'));
    await store().createTable(makeTable('u'));
    const line = { table: 't', number: 1, player: 'ada', text: 'hello', at: 1000, isRemoved: false };
    expect(await say('t', 'hello')).toEqual(line);
    expect((await say('u', 'hi')).number).toBe(1);
    expect((await say('t', 'again')).number).toBe(2);
    expect(await store().findChat('t', 1)).toEqual(line);
    expect((await store().findChat('t', 2))?.text).toBe('again');
    expect(await store().findChat('t', 3)).toBeUndefined();
  });

  test('lines written at once get different numbers', async () => {
    await store().createTable(makeTable('t'));
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
    const lines = await Promise.all(numbers.map((number) => say('t', `${number}`)));
    expect(lines.map(({ number }) => number).sort((a, b) => a - b)).toEqual(numbers);
  });

  test('a table that does not exist has no chat', async () => {
    await expect(say('nowhere', 'hello')).rejects.toThrow();
    expect(await store().latestChat('nowhere', 10)).toEqual([]);
  });

  test('chat changes nothing else at the table', async () => {
    await store().createTable(makeTable('t'));
    await say('t', 'hello');
    expect(await store().findTable('t')).toEqual(makeTable('t'));
    expect(await store().append([makeAppend('t', 0)])).toEqual(['stored']);
  });

  test('a removed line keeps its number and loses its text', async () => {
    await store().createTable(makeTable('t'));
    const first = await say('t', 'rude');
    const second = await say('t', 'polite');
    expect(await store().removeChat('t', 1)).toBe(true);
    expect(await store().removeChat('t', 3)).toBe(false);
    expect(await store().latestChat('t', 10)).toEqual([{ ...first, text: '', isRemoved: true }, second]);
  });

  test('the lines of a player are found at all tables', async () => {
    for (const id of ['t', 'u']) await store().createTable(makeTable(id));
    for (const text of ['one', 'rude', 'two']) await say('t', text);
    await say('u', 'three');
    await store().addChat({ table: 'u', player: 'bob', text: 'hi', at: 1 });
    await store().removeChat('t', 2);
    expect((await store().chatBy('ada', 10)).map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect(await store().chatBy('ada', 2)).toHaveLength(2);
  });

  test('hostile texts come back as they were', async () => {
    await store().createTable(makeTable('t'));
    for (const text of HOSTILE) await say('t', text);
    expect((await store().latestChat('t', 100)).map(({ text }) => text)).toEqual(HOSTILE);
    await expect(say('t', 'a\0')).rejects.toMatchObject({ code: 'invalid' });
    expect((await say('t', 'next')).number).toBe(HOSTILE.length + 1);
  });

  test('the last lines are read oldest first, and single lines by number', async () => {
    await store().createTable(makeTable('t'));
    for (const text of ['a', 'b', 'c']) await say('t', text);
    expect((await store().latestChat('t', 2)).map(({ text }) => text)).toEqual(['b', 'c']);
    expect((await store().findChat('t', 2))?.text).toBe('b');
    expect(await store().findChat('t', 4)).toBeUndefined();
    expect(await store().findChat('u', 1)).toBeUndefined();
  });

  test('reports are open until they are closed or their line is removed', async () => {
    await store().createTable(makeTable('t'));
    for (const text of ['rude', 'ruder', 'rudest']) await say('t', text);
    const report = (number: number, reporter = 'bob') => {
      const entry = { at: 1, reporter, table: 't', number, reason: "it's rude" };
      return store().report(entry);
    };
    for (const number of [1, 1, 2, 3]) await report(number);
    await report(3, 'eve');
    const open = await store().openReports(10);
    expect(open.map(({ line }) => line.text)).toEqual(['rude', 'rude', 'ruder', 'rudest', 'rudest']);
    expect(open[0]?.report).toMatchObject({
      at: 1,
      reporter: 'bob',
      table: 't',
      number: 1,
      reason: "it's rude",
    });
    expect(await store().openReports(2)).toHaveLength(2);
    const first = open[0]?.report.id ?? 0;
    expect(await store().closeReport(first, 5)).toBe(true);
    expect(await store().closeReport(first, 6)).toBe(false);
    await store().removeChat('t', 3);
    expect((await store().openReports(10)).map(({ line }) => line.number)).toEqual([1, 2]);
    expect((await store().reportsBy('bob', 10)).map(({ number }) => number)).toEqual([3, 2, 1, 1]);
    expect(await store().reportsBy('bob', 1)).toHaveLength(1);
  });

  test('players are muted at single tables', async () => {
    for (const id of ['t', 'u']) await store().createTable(makeTable(id));
    for (const player of ['bob', 'bob', 'eve']) await store().setMute('t', player, true);
    expect([...(await store().mutesOf('t'))].sort()).toEqual(['bob', 'eve']);
    expect(await store().mutesOf('u')).toEqual([]);
    await store().setMute('t', 'bob', false);
    await store().setMute('t', 'bob', false);
    expect(await store().mutesOf('t')).toEqual(['eve']);
  });

  test('blocks are set and lifted', async () => {
    await store().setBlock('ada', 'bob', true);
    await store().setBlock('ada', 'bob', true);
    await store().setBlock('ada', 'eve', true);
    expect([...(await store().blocksOf('ada'))].sort()).toEqual(['bob', 'eve']);
    expect(await store().blocksOf('bob')).toEqual([]);
    await store().setBlock('ada', 'bob', false);
    await store().setBlock('ada', 'bob', false);
    expect(await store().blocksOf('ada')).toEqual(['eve']);
  });
}
