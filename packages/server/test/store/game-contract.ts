import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { HOSTILE, makeAppend, makeTable } from './samples.ts';

export function testGames(store: () => Store): void {
  test('lines are read from a given number', async () => {
    await store().createTable(makeTable('t'));
    const lines = Array.from({ length: 12 }, (_, index) => `${index}`);
    await store().append([makeAppend('t', 0, { lines })]);
    expect(await store().readLines('t', 9)).toEqual(['9', '10', '11']);
    expect(await store().readLines('t', 12)).toEqual([]);
    expect(await store().readLines('u', 0)).toEqual([]);
    expect(await store().countLines('u')).toBe(0);
  });

  test('the latest commands are returned in order', async () => {
    await store().createTable(makeTable('t'));
    const commands = Array.from({ length: 12 }, (_, index) => ({
      seat: index % 3,
      id: `c${index}`,
      hash: 'h',
      seq: index + 1,
    }));
    await store().append(commands.map((command, after) => makeAppend('t', after, { command })));
    expect(await store().recentCommands('t', 4)).toEqual(commands.slice(-4));
    expect(await store().recentCommands('t', 100)).toEqual(commands);
    expect(await store().recentCommands('u', 100)).toEqual([]);
    expect(await store().findCommand('t', 1, 'c0')).toBeUndefined();
  });

  test('the sheet of a seat is replaced and cleared', async () => {
    await store().createTable(makeTable('t'));
    expect(await store().savedSheet('t', 1)).toBeUndefined();
    const first = { question: '1/order', command: { type: 'order', orders: [1] } };
    const second = { question: '2/order', command: { type: 'order', orders: [2, '\u0000"\''] } };
    await store().saveSheet('t', 1, first);
    await store().saveSheet('t', 2, first);
    await store().saveSheet('t', 1, second);
    expect(await store().savedSheet('t', 1)).toEqual(second);
    expect(await store().savedSheet('t', 2)).toEqual(first);
  });

  test('secrets are found by their commitments and never replaced', async () => {
    await store().keepSecret('t', 'first', 'a');
    await store().keepSecret('t', 'second', 'b');
    await store().keepSecret('u', 'first', 'c');
    await store().keepSecret('t', 'first', 'other');
    const secrets = new Map([
      ['first', 'a'],
      ['second', 'b'],
    ]);
    expect(await store().findSecrets('t')).toEqual(secrets);
    expect(await store().findSecrets('v')).toEqual(new Map());
  });

  test('audit entries are read newest first', async () => {
    const entries = HOSTILE.map((text) => ({
      at: 1000,
      actor: 'admin',
      action: 'ban',
      subject: text,
      detail: { text },
    }));
    for (const entry of entries) await store().audit(entry);
    expect(await store().readAudit(100)).toEqual(entries.toReversed());
    expect(await store().readAudit(1)).toEqual(entries.slice(-1));
  });
}
