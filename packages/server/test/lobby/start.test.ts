import { expect, test } from 'vitest';
import type { StoredTable } from '../../src/store/store.ts';
import { House, type Visit } from '../house.ts';

test('a change during a start, such as an arrival, does not hold it up', async () => {
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
  expect(changes).toBe(2); // the first attempt conflicted
  await house.close();
});

test('a client that arrives during a start is connected to the game', async () => {
  const house = await House.open();
  const { store } = house;
  const { updateTable, countLines } = store;
  const [ann, bob] = [await house.newPerson('Ann'), await house.newPerson('Bob')];
  const id = await house.newTable(ann);
  let begun = (): void => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let counting = (): void => {};
  const isCounting = new Promise<void>((resolve) => {
    counting = resolve;
  });
  let visit: Visit | undefined;
  Object.assign(store, {
    countLines: async (table: string) => {
      counting(); // the server has not found the game
      await hasBegun;
      return countLines(table);
    },
    updateTable: async (table: StoredTable) => {
      const result = await updateTable(table);
      if (table.stage === 'playing' && visit === undefined) {
        visit = await ann.visit(id);
        await isCounting;
      }
      return result;
    },
  });
  await house.begin(id, [ann, bob]);
  begun();
  await visit!.sit(0);
  await house.close();
});
