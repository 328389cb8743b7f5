import { expect, onTestFinished, test } from 'vitest';
import { House } from '../house.ts';

test('a spectator who arrives while the table changes may stay, and sees the latest change', async () => {
  const house = await House.open();
  onTestFinished(() => house.close());
  const ann = await house.newPerson('Ann');
  const id = await house.newTable(ann, { isPublic: true, chat: 'all' });
  const { store } = house;
  const { findTable } = store;
  let [asked, answer] = [(): void => {}, (): void => {}];
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const findSlowly: typeof findTable = async (table) => {
    Object.assign(store, { findTable });
    const found = await findTable(table);
    asked();
    await isAnswered;
    return found;
  };
  Object.assign(store, { findTable: findSlowly });
  const eve = await house.visitor().visit(id);
  await isAsked; // the server has read the table for the spectator
  await ann.post(`/api/tables/${id}/join`, { hash: 'a'.repeat(64) });
  const changed = await eve.table('lobby');
  expect(changed.seats[0]).toMatchObject({ player: ann.id });
  answer();
  expect(await ann.post(`/api/tables/${id}/leave`)).toBeDefined();
  await eve.until(({ type }) => type === 'table', 1);
  const shown = eve.got.flatMap((message) => (message.type === 'table' ? message.table : []));
  expect(shown.map(({ seats }) => seats[0]?.player)).toEqual([ann.id, undefined]);
});
