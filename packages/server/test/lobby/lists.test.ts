import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../src/lobby/lists.ts';
import { House, type Person } from '../house.ts';

let house: House;
let ann: Person;
let bob: Person;
let visitor: Person;

beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());
beforeEach(async () => {
  ann = await house.newPerson('Ann');
  bob = await house.newPerson('Bob');
  visitor = house.visitor();
});

const list = (stage: string, person = visitor) => person.get<Page>(`/api/tables?stage=${stage}`);
const ids = async (stage: string, person?: Person) => (await list(stage, person)).tables.map(({ id }) => id);
const games = async (of: Person, person = visitor) =>
  (await person.get<Page>(`/api/players/${of.id}/games`)).tables.map(({ id }) => id);

describe('lists', () => {
  test('show open, running and finished public games', async () => {
    const open = await house.newTable(ann);
    const running = await house.newGame([ann, bob]);
    const finished = await house.playGame([ann, bob], [bob]);
    const hidden = await house.newTable(ann, { isPublic: false });
    const unwatched = await house.newGame([ann, bob], { spectators: null });
    const secret = await house.playGame([ann, bob], [bob], { isPublic: false });
    await expect.poll(() => games(ann, ann)).toEqual([secret, finished]);

    expect(await ids('lobby')).toContain(open);
    expect(await ids('lobby')).not.toContain(hidden);
    expect((await visitor.get<Page>('/api/tables')).tables.map(({ id }) => id)).toContain(open);
    const playing = await list('playing');
    const shown = playing.tables.find(({ id }) => id === running);
    expect(shown).toMatchObject({
      stage: 'playing',
      turn: 0,
      round: 0,
      seats: [{ name: ann.name }, { name: bob.name }],
    });
    expect(playing.tables.map(({ id }) => id)).not.toContain(unwatched);
    const over = (await list('over')).tables.find(({ id }) => id === finished);
    expect(over).toMatchObject({
      stage: 'over',
      result: {
        outcome: { type: 'won', seat: 0 },
        places: [
          { player: ann.id, place: 1, hasLeft: false },
          { player: bob.id, place: 2, hasLeft: true },
        ],
      },
    });
    expect(await ids('over')).not.toContain(secret);
    expect(await games(ann)).toEqual([finished]);
    expect(await games(ann, bob)).toEqual([finished]);
    await expect(visitor.get('/api/players/nobody/games')).rejects.toThrow('unknown-player');
  });

  test('have pages', async () => {
    const host = await house.newPerson('Host');
    const [first] = (await list('lobby')).tables;
    const sample = await house.store.findTable(first?.id ?? '');
    if (sample === undefined) throw new Error('no table');
    for (let i = 0; i < 120; i++)
      await house.store.createTable({
        ...sample,
        id: `page-${i}`,
        host: host.id,
        createdAt: 1000 + (i >> 2),
      });
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await visitor.get(`/api/tables${cursor === '' ? '' : `?cursor=${cursor}`}`);
      expect(page.tables.length).toBeLessThanOrEqual(50);
      found.push(...page.tables.map(({ id }) => id));
      cursor = page.cursor;
    }
    expect(found.filter((id) => id.startsWith('page-')).sort()).toEqual(
      Array.from({ length: 120 }, (_, i) => `page-${i}`).sort(),
    );
    expect(new Set(found).size).toBe(found.length);
  });

  test('can be followed: open tables come, change and go', async () => {
    const follower = await visitor.visit('list');
    await follower.until(({ type }) => type === 'tables');
    const id = await house.newTable(ann);
    await house.newTable(ann, { isPublic: false });
    await follower.until((message) => message.type === 'listed' && message.table.id === id);
    await ann.post(`/api/tables/${id}/join`, { hash: '0'.repeat(64) });
    await follower.until(
      (message) => message.type === 'listed' && message.table.seats.some(({ player }) => player === ann.id),
    );
    const started = await house.newGame([ann, bob]);
    await follower.until((message) => message.type === 'unlisted' && message.id === started);
    follower.send({ type: 'hello', protocol: 2 });
    await follower.until(({ type }) => type === 'failed');
    const known = follower.got.flatMap((message) => (message.type === 'listed' ? message.table : []));
    expect(known.every(({ settings }) => settings.isPublic)).toBe(true);
  });
});

describe('records', () => {
  const record = (id: string, person: Person) => person.get<{ lines: string[] }>(`/api/tables/${id}/record`);

  test('of public and rated games are open to everyone, those of other private games to their players', async () => {
    const clock = { turn: 600, bank: 600 };
    const open = await house.playGame([ann, bob], [bob]);
    const rated = await house.playGame([ann, bob], [bob], { isPublic: false, isRated: true, clock });
    const secret = await house.playGame([ann, bob], [bob], { isPublic: false });
    await expect.poll(() => games(ann, ann)).toHaveLength(3);
    for (const id of [open, rated]) expect((await record(id, visitor)).lines.length).toBeGreaterThan(3);
    await expect(record(secret, visitor)).rejects.toThrow('not-invited');
    expect((await record(secret, bob)).lines.length).toBeGreaterThan(3);
    await expect(record(await house.newGame([ann, bob]), ann)).rejects.toThrow('not-over');
  });

  test('of private games do not tell strangers whether the game is over', async () => {
    const clock = { turn: 600, bank: 600 };
    for (const settings of [{}, { isRated: true, clock }]) {
      const id = await house.newGame([ann, bob], { isPublic: false, ...settings });
      await expect(record(id, visitor)).rejects.toThrow('not-invited');
      await expect(record(id, bob)).rejects.toThrow('not-over');
    }
  });
});

describe('a game that spectators see with a delay', () => {
  test('still seems to run for them when it is over: in views, lists, records, results and ratings', async () => {
    const clock = { turn: 600, bank: 600 };
    const settings = { spectators: { delay: 3600 }, isRated: true, clock };
    const id = await house.newGame([ann, bob], settings);
    const [atBob, atVisitor] = [await bob.visit(id), await visitor.visit(id)];
    await atBob.sit(1);
    await atVisitor.sit('watch');
    const before = await visitor.view(id);
    const listed = (await list('playing')).tables.find((table) => table.id === id);
    expect(listed).not.toHaveProperty('turn');
    atBob.send({ type: 'command', id: 'x', command: { type: 'surrender' } });
    expect((await atBob.table('over')).stage).toBe('over');
    await atBob.until(({ type }) => type === 'closed');
    const rematch = await bob.post<{ table: { id: string } }>(`/api/tables/${id}/rematch`);
    await atVisitor.fence();

    expect(await visitor.view(id)).toEqual(before);
    expect((await list('playing')).tables.find((table) => table.id === id)).toEqual(listed);
    expect(await ids('lobby')).not.toContain(rematch.table.id);
    expect(await ids('over', bob)).not.toContain(id);
    expect(await games(ann, ann)).toEqual([]);
    await expect(visitor.get(`/api/tables/${id}/record`)).rejects.toThrow('not-over');
    expect(await visitor.get(`/api/players/${ann.id}`)).toMatchObject({
      games: 0,
      rating: null,
      completion: null,
    });
    const seen = atVisitor.got.map(({ type }) => type);
    expect(seen.filter((type) => type !== 'pong')).toEqual(['table', 'playing', 'hello', 'seated']);
    expect((await ann.view(id)).stage).toBe('over');
    expect((await ann.get<{ lines: string[] }>(`/api/tables/${id}/record`)).lines.at(-1)).toContain(
      '"result"',
    );
  });

  test('is over for everyone after the delay, and its rematch is listed', async () => {
    const id = await house.newGame([ann, bob], { spectators: { delay: 1 } });
    const [atBob, atVisitor] = [await bob.visit(id), await visitor.visit(id)];
    await atBob.sit(1);
    await atVisitor.sit('watch');
    atBob.send({ type: 'command', id: 'x', command: { type: 'surrender' } });
    await atBob.table('over');
    const { table } = await bob.post<{ table: { id: string } }>(`/api/tables/${id}/rematch`);
    const shown = await atVisitor.table('over');
    expect(shown).toMatchObject({ id, stage: 'over', result: { outcome: { type: 'won', seat: 0 } } });
    const closed = await atVisitor.until<'closed'>(({ type }) => type === 'closed');
    expect(closed.result).toEqual({ type: 'won', seat: 0 });
    expect(Date.now() - (shown.result?.closedAt ?? 0)).toBeGreaterThan(990);
    expect(await games(ann)).toEqual([id]);
    await expect.poll(() => ids('lobby')).toContain(table.id);
  });
});
