import {
  type ApiClient,
  CLOSE,
  findTable,
  renewInvite,
  type SettingsInput,
  type TableView,
} from '@rubicon/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { House, type Message, type Person } from '../house.ts';

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

const DAY = 24 * 3600_000;
const hash = '0'.repeat(64);

const newTable = (settings: Partial<SettingsInput> = {}): Promise<string> =>
  house.newTable(ann, { isPublic: false, ...settings });

/** Makes a table older. */
async function age(id: string, milliseconds: number): Promise<void> {
  const table = await house.store.findTable(id);
  if (table === undefined) throw new Error('no such table');
  const changes = { version: table.version + 1, createdAt: table.createdAt - milliseconds };
  expect(await house.store.updateTable({ ...table, ...changes })).toBe('stored');
}

const join = (person: Person, id: string, invite = house.inviteTo(id)): Promise<TableView> =>
  person.post(`/api/tables/${id}/join`, { hash, invite });

describe('an invitation', () => {
  test('is needed to see a private table, and still shows it after it has ended', async () => {
    const id = await newTable();
    const invite = house.inviteTo(id);
    await join(bob, id);
    await age(id, 2 * DAY);
    for (const person of [ann, bob]) expect((await person.view(id)).id).toBe(id);
    for (const person of [house.visitor(), await house.newPerson('Eve')]) {
      await expect(person.view(id)).rejects.toThrow('not-invited');
      await expect(person.get(`/api/tables/${id}?invite=wrong`)).rejects.toThrow('not-invited');
      expect(await person.get<TableView>(`/api/tables/${id}?invite=${invite}`)).toMatchObject({ id });
    }
  });

  test('is shown to the host and to players, and to nobody else', async () => {
    const id = await newTable();
    const code = house.inviteTo(id);
    const created = (await ann.view(id)).createdAt;
    expect((await ann.view(id)).invite).toEqual({ code, ends: created + DAY });
    expect((await join(bob, id)).invite).toEqual({ code, ends: created + DAY });
    for (const person of [house.visitor(), await house.newPerson('Eve')]) {
      const visit = await person.visit(id, `?invite=${code}`);
      expect(await visit.table('lobby')).not.toHaveProperty('invite');
      expect(await person.get(`/api/tables/${id}?invite=${code}`)).not.toHaveProperty('invite');
      visit.close();
    }
    await bob.post(`/api/tables/${id}/leave`);
    expect(await bob.get(`/api/tables/${id}?invite=${code}`)).not.toHaveProperty('invite');
  });

  test('is gone when the game is over', async () => {
    const id = await house.playGame([ann, bob], [bob]);
    await expect.poll(async () => (await ann.view(id)).stage).toBe('over');
    expect(await ann.view(id)).not.toHaveProperty('invite');
  });

  test.each([
    ['a day', undefined, DAY],
    ['two weeks for correspondence', { turn: 86_400, bank: 0 }, 14 * DAY],
  ])('ends after %s', async (_, clock, lifetime) => {
    const settings = clock === undefined ? {} : { clock };
    const id = await newTable(settings);
    await age(id, lifetime - 60_000);
    const entered = await bob.visit(id, `?invite=${house.inviteTo(id)}`);
    await entered.table('lobby');
    await age(id, 60_000);
    await expect(join(bob, id)).rejects.toThrow('invite-expired');
    await expect(join(bob, id, 'wrong')).rejects.toThrow('not-invited');
    const late = await bob.visit(id, `?invite=${house.inviteTo(id)}`);
    expect(await late.closed).toBe(CLOSE.inviteExpired);
    await entered.fence(); // people who have come in time stay
    await ann.post(`/api/tables/${id}/seats`, { seat: 1, bot: 'easy' });
    await entered.until((message) => message.type === 'table' && message.table.seats[1]?.bot === 'easy');
    await join(ann, id); // the host needs none
    expect((await (await ann.visit(id)).table('lobby')).id).toBe(id);
  });

  test('does not matter at a public table', async () => {
    const id = await newTable({ isPublic: true });
    await age(id, 2 * DAY);
    await join(bob, id);
    expect((await bob.view(id)).seats[0]?.player).toBe(bob.id);
  });

  test('can be replaced by the host: the old one is void', async () => {
    const id = await newTable();
    await age(id, 2 * DAY);
    const api: ApiClient = ann.api;
    const { invite } = await renewInvite(api, id);
    expect(invite?.ends).toBeGreaterThan(Date.now() + DAY - 60_000);
    expect((await findTable(api, id)).invite).toEqual(invite);
    await expect(join(bob, id)).rejects.toThrow('not-invited');
    await join(bob, id, invite?.code);
    await expect(bob.post(`/api/tables/${id}/invite`)).rejects.toThrow('not-host');
  });

  test('that was replaced keeps nobody at the table who was removed from a seat, in either order', async () => {
    for (const order of ['removed first', 'replaced first']) {
      const id = await newTable();
      const old = house.inviteTo(id);
      const removed = await bob.visit(id, `?invite=${old}`);
      const other = await house.visitor().visit(id, `?invite=${old}`);
      await other.table('lobby');
      await join(bob, id, old);
      const isBob = (message: Message): boolean =>
        message.type === 'table' && message.table.seats.some(({ player }) => player === bob.id);
      await removed.until(isBob);
      const changes = [
        () => ann.post(`/api/tables/${id}/seats`, { seat: 0, bot: null, remove: true }),
        () => renewInvite(ann.api, id),
      ];
      if (order === 'replaced first') changes.reverse();
      for (const change of changes) await change();
      await expect(removed.fence(), order).rejects.toThrow(String(CLOSE.notAllowed));
      await other.fence(); // came with the old invitation, and may stay
    }
  });

  test('can be replaced while the game runs, without a pause', async () => {
    const id = await house.newGame([ann, bob], { isPublic: false, clock: { turn: 600, bank: 0 } });
    await expect.poll(async () => (await house.store.findTable(id))?.waiting?.toAct).toHaveLength(1);
    const due = (await house.store.findTable(id))?.dueAt;
    const code = (await renewInvite(ann.api, id)).invite?.code;
    expect((await house.store.findTable(id))?.dueAt).toBe(due);
    const visit = await house.visitor().visit(id, `?invite=${code}`);
    await visit.sit('watch');
    const player = await bob.visit(id);
    await player.sit(1);
    player.send({ type: 'command', id: 'end', command: { type: 'surrender' } });
    await visit.until(({ type }) => type === 'closed');
  });
});
