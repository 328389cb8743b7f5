import type { TableView } from '@rubicon/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { House, type Person, type Visit } from '../house.ts';

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

const CLOCK = { turn: 86_400, bank: 0 };
const own = async (person: Person): Promise<TableView[]> =>
  (await person.get<{ tables: TableView[] }>('/api/my-tables')).tables;
const hash = '0'.repeat(64);

/** Follows the list, and resolves once the player's own tables are there. */
async function follow(person: Person): Promise<Visit> {
  const visit = await person.visit('list');
  await visit.until(({ type }) => type === 'mine');
  return visit;
}

const changes = ({ got }: Visit): TableView[] =>
  got.flatMap((message) => (message.type === 'mine-changed' ? message.table : []));

/** Waits for a table of the player that fits. */
async function change(visit: Visit, fits: (table: TableView) => boolean): Promise<TableView> {
  await visit.until((message) => message.type === 'mine-changed' && fits(message.table));
  return changes(visit).find(fits) as TableView;
}

/** Lets a seat claim a territory in the set-up of the game. */
async function claim(id: string, person: Person, seat: number, territory: string): Promise<void> {
  const visit = await person.visit(id);
  await visit.sit(seat);
  visit.send({ type: 'command', id: territory, command: { type: 'claim', territory } });
  await visit.until(({ type }) => type === 'accepted');
  visit.close();
}

const CLAIMING = { edition: 'world-domination', options: { setup: 'claim', startingSeat: '0' } };

/** Starts a game in which the first person claims first; resolves when it waits for that. */
async function newClaims(people: readonly Person[], settings = {}): Promise<string> {
  const id = await house.newGame(people, { ...CLAIMING, clock: CLOCK, ...settings });
  await expect.poll(async () => (await house.store.findTable(id))?.waiting?.toAct).toHaveLength(1);
  return id;
}

describe('the tables of a player', () => {
  test('say whose turn it is and when the clock runs out, to players only', async () => {
    const cid = await house.newPerson('Cid');
    const before = Date.now();
    const id = await newClaims([ann, bob, cid], { spectators: { delay: 3600 } });
    const [table] = await own(bob);
    expect(table).toMatchObject({ id, stage: 'playing', turn: 0, round: 0, toAct: [0] });
    expect(table?.clockEnds).toBeGreaterThanOrEqual(before + CLOCK.turn * 1000);
    expect(table?.clockEnds).toBeLessThanOrEqual(Date.now() + CLOCK.turn * 1000);
    await claim(id, ann, 0, 'brazil');
    expect((await own(bob))[0]).toMatchObject({ toAct: [1] });
    for (const person of [house.visitor(), await house.newPerson('Dan')]) {
      const seen = JSON.stringify([await person.view(id), await person.get('/api/tables?stage=playing')]);
      expect(seen).toContain(id);
      expect(seen).not.toMatch(/toAct|clockEnds|nudgedAt/);
    }
  });

  test('without a clock have no deadline', async () => {
    const id = await house.newGame([ann, bob]);
    expect((await own(ann)).find((table) => table.id === id)).toMatchObject({ clockEnds: null });
  });

  test('do not wait for a player whose seat a bot plays', async () => {
    const id = await newClaims([ann, bob, await house.newPerson('Cid')], { absent: 'bot', standIn: 'easy' });
    const visit = await ann.visit(id);
    await visit.sit(0);
    visit.send({ type: 'leave' });
    await expect.poll(async () => (await own(ann))[0]?.toAct).toEqual([1]);
  });
});

describe('a player who follows the list', () => {
  test('is sent all of its tables first, and then every change: seats, the start, turns, the end', async () => {
    const gathering = await house.newTable(ann);
    await ann.post(`/api/tables/${gathering}/join`, { hash });
    const [atAnn, atBob] = [await follow(ann), await follow(bob)];
    expect(atAnn.got.find(({ type }) => type === 'mine')).toMatchObject({ tables: [{ id: gathering }] });
    expect(atBob.got.find(({ type }) => type === 'mine')).toEqual({ type: 'mine', tables: [] });

    await bob.post(`/api/tables/${gathering}/join`, { hash });
    await change(atAnn, ({ seats }) => seats[1]?.player === bob.id);
    await change(atBob, ({ id }) => id === gathering);
    await bob.post(`/api/tables/${gathering}/leave`);
    const left = await change(atBob, ({ seats }) => seats[1]?.player === undefined);
    expect(left.id).toBe(gathering);
    await change(atAnn, ({ seats, version }) => version >= left.version && seats[1]?.player === undefined);

    const id = await newClaims([ann, bob, await house.newPerson('Cid')]);
    await change(atAnn, (table) => table.id === id && table.toAct?.[0] === 0);
    await claim(id, ann, 0, 'brazil');
    await change(atBob, (table) => table.id === id && table.toAct?.[0] === 1);
    const second = await bob.visit(id);
    await second.sit(1);
    second.send({ type: 'command', id: 'end', command: { type: 'surrender' } });
    await change(atBob, (table) => table.id === id && table.toAct?.[0] === 2);
  });

  test('learns at once that a game is over, even where spectators are delayed', async () => {
    const [atAnn, atVisitor] = [await follow(ann), await house.visitor().visit('list')];
    const id = await house.newGame([ann, bob], { spectators: { delay: 3600 } });
    await atVisitor.until((message) => message.type === 'unlisted' && message.id === id);
    const before = atVisitor.got.length;
    const visit = await bob.visit(id);
    await visit.sit(1);
    visit.send({ type: 'command', id: 'end', command: { type: 'surrender' } });
    expect(await change(atAnn, ({ stage }) => stage === 'over')).toMatchObject({ id });
    await atVisitor.fence();
    expect(atVisitor.got.slice(before)).toEqual([{ type: 'pong' }]);
    expect(atVisitor.got.map(({ type }) => type)).not.toContain('mine');
  });

  test('is sent nothing twice, and nothing about the tables of others', async () => {
    const id = await newClaims([ann, bob, await house.newPerson('Cid')]);
    const [atAnn, atOther] = [await follow(ann), await follow(await house.newPerson('Eve'))];
    const visit = await ann.visit(id);
    await visit.sit(0);
    visit.send({ type: 'command', id: 'a', command: { type: 'offer-draw' } }); // changes nothing in the list
    await visit.until(({ type }) => type === 'accepted');
    await claim(id, ann, 0, 'brazil');
    await claim(id, bob, 1, 'peru');
    await change(atAnn, ({ toAct }) => toAct?.[0] === 2);
    const seen = changes(atAnn).map((table) => JSON.stringify(table));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeLessThanOrEqual(2);
    expect(changes(atOther)).toEqual([]);
  });

  test('can come and go while tables change', async () => {
    const id = await house.newTable(ann);
    await ann.post(`/api/tables/${id}/join`, { hash });
    const visits = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const visit = await ann.visit('list');
        if (i % 2 === 0) visit.close();
        else await ann.post(`/api/tables/${id}/ready`, { isReady: i % 4 === 1 });
        return visit;
      }),
    );
    await ann.post(`/api/tables/${id}/colour`, { colour: 'pink' });
    const isLast = (table: TableView): boolean => table.seats[0]?.colour === 'pink';
    for (const [i, visit] of visits.entries())
      if (i % 2 === 1)
        await visit.until(
          (message) =>
            (message.type === 'mine' && message.tables.some(isLast)) ||
            (message.type === 'mine-changed' && isLast(message.table)),
        );
  });
});
