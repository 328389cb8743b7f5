import { nudge, type TableView } from '@rubicon/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NUDGE_MS } from '../../src/lobby/nudges.ts';
import { House, type Person } from '../house.ts';

let house: House;
let people: readonly Person[];

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
beforeEach(async () => {
  people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => house.newPerson(name)));
});

const person = (seat: number): Person => people[seat] as Person;
const SETTINGS = {
  edition: 'world-domination',
  options: { setup: 'claim', startingSeat: '0' },
  clock: { turn: 86_400, bank: 0 },
};

/** Starts a game that waits for the first person. */
async function newGame(settings = {}): Promise<string> {
  const id = await house.newGame(people, { ...SETTINGS, ...settings });
  await expect.poll(async () => (await house.store.findTable(id))?.waiting?.toAct).toHaveLength(1);
  return id;
}

const own = async (seat: number): Promise<TableView | undefined> =>
  (await person(seat).get<{ tables: TableView[] }>('/api/my-tables')).tables[0];

describe('a nudge', () => {
  test('is shown to the nudged player alone, at once, until that player acts', async () => {
    const id = await newGame();
    const [atAnn, atBob] = [await person(0).visit('list'), await person(1).visit('list')];
    for (const visit of [atAnn, atBob]) await visit.until(({ type }) => type === 'mine');
    const before = Date.now();
    await nudge(person(1).api, id, 0);
    const told = await atAnn.until<'mine-changed'>(({ type }) => type === 'mine-changed');
    expect(told.table.nudgedAt).toBeGreaterThanOrEqual(before);
    expect((await own(0))?.nudgedAt).toBe(told.table.nudgedAt);
    await atBob.fence();
    expect(JSON.stringify([atBob.got, await own(1), await own(2)])).not.toContain('nudgedAt');

    const visit = await person(0).visit(id);
    await visit.sit(0);
    visit.send({ type: 'command', id: 'a', command: { type: 'claim', territory: 'brazil' } });
    await visit.until(({ type }) => type === 'accepted');
    expect(await own(0)).toMatchObject({ toAct: [1] });
    expect(await own(0)).not.toHaveProperty('nudgedAt');
  });

  test('is possible once a day for each seat', async () => {
    const id = await newGame();
    await nudge(person(1).api, id, 0);
    await expect(nudge(person(2).api, id, 0)).rejects.toThrow('already-nudged');
    const [kept] = await house.store.nudgesOf([id]);
    if (kept === undefined) throw new Error('no nudge');
    await house.store.nudge({ ...kept, at: kept.at - NUDGE_MS }, Number.MAX_SAFE_INTEGER);
    await nudge(person(2).api, id, 0);
  });

  test('is possible only between players of a correspondence game, to a person whom it waits for', async () => {
    const id = await newGame();
    const eve = await house.newPerson('Eve');
    await expect(nudge(eve.api, id, 0)).rejects.toThrow('not-seated');
    await expect(nudge(person(0).api, id, 0)).rejects.toThrow('no-player');
    await expect(nudge(person(0).api, id, 5)).rejects.toThrow('no-player');
    await expect(nudge(person(0).api, id, 1)).rejects.toThrow('not-to-act');
    await expect(nudge(person(0).api, 'nowhere', 1)).rejects.toThrow('unknown-table');
    const live = await newGame({ clock: { turn: 600, bank: 0 } });
    await expect(nudge(person(1).api, live, 0)).rejects.toThrow('not-now');
    expect(await house.store.nudgesOf([id, live])).toEqual([]);
  });

  test('is not possible during a pause', async () => {
    const id = await newGame();
    for (const [seat, player] of people.entries()) {
      const visit = await player.visit(id);
      await visit.sit(seat);
      visit.send({ type: 'pause', agree: true });
      await visit.until(({ type }) => type === 'votes');
      await visit.fence();
    }
    await expect.poll(async () => (await own(1))?.clockEnds).toBeNull();
    await expect(nudge(person(1).api, id, 0)).rejects.toThrow('not-now');
  });
});
