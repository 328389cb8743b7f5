import type { TableView } from '@rubicon/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { House, type Person } from '../house.ts';

let house: House;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
beforeEach(async () => {
  ann = await house.newPerson('Ann');
  bob = await house.newPerson('Bob');
});

type Created = { readonly table: TableView; readonly invite: string };
const rematch = (id: string, person: Person) => person.post<Created>(`/api/tables/${id}/rematch`);

describe('a rematch', () => {
  test('is one table for all who ask, with the same settings, and linked both ways', async () => {
    const settings = {
      isPublic: false,
      chat: 'none',
      seats: [{ colour: 'pink' }, {}, { bot: 'easy' }],
    } as const;
    const id = await house.newTable(ann, { ...settings, seats: [...settings.seats] });
    await house.begin(id, [ann, bob]);
    const atAnn = await ann.visit(id);
    for (const [seat, person] of [ann, bob].entries()) {
      const visit = await person.visit(id);
      await visit.sit(seat);
      visit.send({ type: 'command', id: 'x', command: { type: 'surrender' } });
      await visit.until(({ type }) => type === 'accepted');
    }
    await atAnn.table('over');
    const all = await Promise.all([ann, bob, ann, bob].map((person) => rematch(id, person)));
    expect(new Set(all.map(({ table }) => table.id)).size).toBe(1);
    const { table } = all[0] as Created;
    expect(table).toMatchObject({
      stage: 'lobby',
      rematchOf: id,
      settings: { isPublic: false, chat: 'none' },
    });
    expect([ann.id, bob.id]).toContain(table.host);
    expect(table.seats.map(({ colour, bot }) => [colour, bot])).toEqual(
      (await ann.view(id)).seats.map(({ colour, bot }) => [colour, bot]),
    );
    const linked = await atAnn.until<'table'>(
      (message) => message.type === 'table' && message.table.rematch !== undefined,
    );
    expect(linked.table.rematch).toBe(table.id);
    for (const person of [ann, bob])
      await person.post(`/api/tables/${table.id}/join`, { hash: '0'.repeat(64) }); // without the invitation
    expect((await house.store.findTable(table.id))?.players.toSorted()).toEqual([ann.id, bob.id].sort());
  });

  test('is open only to players of a finished game', async () => {
    const eve = await house.newPerson('Eve');
    const running = await house.newGame([ann, bob]);
    await expect(rematch(running, ann)).rejects.toThrow('not-now');
    await expect(rematch(await house.newTable(ann), ann)).rejects.toThrow('not-seated');
    const over = await house.playGame([ann, bob], [bob]);
    await expect(rematch(over, eve)).rejects.toThrow('not-seated');
    await expect(rematch('nowhere', eve)).rejects.toThrow('unknown-table');
  });
});

describe('a seat before the game', () => {
  const join = (id: string, person: Person) =>
    person.post(`/api/tables/${id}/join`, { hash: '0'.repeat(64) });
  const playersOf = async (id: string) => (await house.store.findTable(id))?.players;
  const makeDue = async (id: string) => {
    const table = await house.store.findTable(id);
    if (table === undefined) throw new Error('no table');
    const lobby = JSON.parse(JSON.stringify(table.lobby).replace(/"arriveBy":\d+/, '"arriveBy":1'));
    expect(await house.store.updateTable({ ...table, lobby, dueAt: 1, version: table.version + 1 })).toBe(
      'stored',
    );
  };

  test('is freed if a guest never comes to the table: the answer may have been lost', async () => {
    const id = await house.newTable(ann);
    await join(id, bob);
    expect((await house.store.findTable(id))?.dueAt).toBeLessThan(Date.now() + 61_000);
    await makeDue(id);
    await expect.poll(() => playersOf(id)).toEqual([]);
    await join(id, ann);
  });

  test('is kept by a guest who has come, before or after taking it, and by an account', async () => {
    const account = await house.newPerson('Account', 'hash');
    const [first, second] = [await house.newTable(ann, { seats: [{}, {}, {}] }), await house.newTable(ann)];
    const early = await ann.visit(first);
    await early.table('lobby');
    for (const person of [ann, bob, account]) await join(first, person);
    await bob.visit(first);
    await expect
      .poll(async () => JSON.stringify((await house.store.findTable(first))?.lobby))
      .not.toContain('arriveBy');
    await join(second, bob);
    expect(await playersOf(first)).toEqual([ann.id, bob.id, account.id]);
  });

  test('is freed when its player is deleted, and left in a running game', async () => {
    const eve = await house.newPerson('Eve');
    const lobby = await house.newTable(ann, { seats: [{}, {}, {}] });
    for (const person of [ann, eve]) await join(lobby, person);
    const running = await house.newGame([ann, bob, eve]);
    const atAnn = await ann.visit(running);
    await atAnn.sit(0);
    await eve.delete('/api/me', {});
    expect(await playersOf(lobby)).toEqual([ann.id]);
    await atAnn.until(
      (message) => message.type === 'line' && 'table' in message && message.table.type === 'left',
    );
    const late = await bob.visit(running);
    await late.sit(1);
    expect(JSON.stringify(late.got)).toContain(ann.name);
    expect(JSON.stringify(late.got)).not.toContain(eve.name);
  });
});
