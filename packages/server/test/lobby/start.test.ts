import { expect, test } from 'vitest';
import type { StoredTable } from '../../src/store/store.ts';
import { House } from '../house.ts';

test('a change in the middle of a start, such as an arrival, does not hold it up', async () => {
  const house = await House.open();
  const { store } = house;
  const { updateTable } = store;
  let changes = 0;
  const interrupted = async (table: StoredTable) => {
    const now = await store.findTable(table.id);
    if (table.stage === 'playing' && now !== undefined && changes++ === 0)
      await updateTable({ ...now, version: now.version + 1 });
    return updateTable(table);
  };
  Object.assign(store, { updateTable: interrupted });
  const id = await house.newGame([await house.newPerson('Ann'), await house.newPerson('Bob')]);
  expect((await store.findTable(id))?.stage).toBe('playing');
  expect(changes).toBe(2); // the first try conflicted
  await house.close();
});
