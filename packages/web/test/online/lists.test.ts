import { describe, expect, test } from 'vitest';
import { applyMessage } from '../../src/online/lists/lists.ts';
import { makeTable } from './tables.ts';

const lobby = (id: string, createdAt = 0) => makeTable({ id, stage: 'lobby', createdAt });
const ids = (tables: readonly { id: string }[] | undefined) => tables?.map(({ id }) => id);

describe('the lists', () => {
  const start = { open: undefined, mine: [] };

  test('show open tables, newest first, as they come and go', () => {
    let lists = applyMessage(start, { type: 'tables', tables: [lobby('old-table', 1)] }, 'ann');
    lists = applyMessage(lists, { type: 'listed', table: lobby('new-table', 2) }, 'ann');
    expect(ids(lists.open)).toEqual(['new-table', 'old-table']);
    lists = applyMessage(lists, { type: 'unlisted', id: 'old-table' }, 'ann');
    expect(ids(lists.open)).toEqual(['new-table']);
  });

  test('show the tables of a player, until the player leaves the seat', () => {
    let lists = applyMessage(start, { type: 'mine', tables: [makeTable()] }, 'ann');
    lists = applyMessage(lists, { type: 'mine-changed', table: makeTable({ turn: 4 }) }, 'ann');
    expect(lists.mine.map(({ turn }) => turn)).toEqual([4]);
    const [, bob] = makeTable().seats;
    const left = makeTable({ stage: 'lobby', seats: [{ colour: 'red' }, bob!] });
    expect(applyMessage(lists, { type: 'mine-changed', table: left }, 'ann').mine).toEqual([]);
  });

  test('ignore unknown messages', () => {
    for (const message of [null, 3, {}, { type: 'later' }, { type: 'listed', table: {} }])
      expect(applyMessage(start, message, 'ann')).toEqual(start);
  });
});
