import { afterAll, beforeAll, expect, test } from 'vitest';
import { ratingsOf } from '../../src/index.ts';
import { House, type Person } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Entry {
  readonly rank: number;
  readonly player: string;
  readonly name: string;
  readonly completion: number | null;
  readonly rating: number;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

/** Downloads the records of all rated games, as anyone can. */
async function download(visitor: Person): Promise<string[]> {
  const records: string[] = [];
  for (let query = ''; ; ) {
    const page = await visitor.get<{ games: { table: string; closedAt: number }[]; cursor: string | null }>(
      `/api/rated-games${query}`,
    );
    for (const { table } of page.games) {
      const { lines } = await visitor.get<{ lines: string[] }>(`/api/tables/${table}/record`);
      records.push(lines.map((line) => `${line}\n`).join(''));
    }
    if (page.cursor === null) return records;
    query = `?cursor=${page.cursor}`;
  }
}

test('the leaderboard follows from the public records, even for players who left', async () => {
  const people = [];
  for (const name of ['Ann', 'Bob', 'Cleo', 'Dan']) people.push(await house.newPerson(name));
  const [ann, bob, cleo, dan] = people as [Person, Person, Person, Person];
  const visitor = house.visitor();
  const rated = { isRated: true, clock: { turn: 600, bank: 600 } };
  await Promise.all([
    house.playGame([ann, bob], [bob], rated),
    house.playGame([bob, cleo, dan], [dan, cleo], { ...rated, isPublic: false }),
    house.playGame([ann, cleo, bob], [cleo, ann], rated),
    house.playGame([dan, ann], [ann], { ...rated, spectators: { delay: 1 } }),
    house.playGame([ann, dan], [ann]), // not rated
  ]);
  await house.playGame([cleo, bob], [bob], rated);
  await expect
    .poll(async () => (await visitor.get<{ games: unknown[] }>('/api/rated-games')).games.length)
    .toBe(5);

  const { players } = await visitor.get<{ players: Entry[] }>('/api/leaderboard?games=1');
  const { ratings: computed, faults } = ratingsOf(await download(visitor));
  expect(faults).toEqual([]);
  expect(computed.map(({ games }) => games).reduce((a, b) => a + b)).toBe(12);
  expect(players.map(({ player, mu, sigma, games }) => ({ player, mu, sigma, games }))).toEqual(computed);
  expect(players.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
  expect(players.find(({ player }) => player === ann.id)?.name).toBe(ann.name);
  expect(await visitor.get('/api/leaderboard')).toEqual({ players: [] });
  const later = await visitor.get<{ players: Entry[] }>('/api/leaderboard?games=1&after=2');
  expect(later.players).toEqual(players.slice(2));

  expect(await visitor.get(`/api/players/${bob.id}`)).toMatchObject({
    games: 4,
    completion: 0.5,
    places: [
      { place: 1, games: 2 },
      { place: 2, games: 2 },
    ],
    rating: { games: 4 },
  });
  const id = await house.newTable(bob);
  await bob.post(`/api/tables/${id}/join`, { hash: '0'.repeat(64) });
  const newcomer = await house.newPerson('Newcomer');
  await newcomer.post(`/api/tables/${id}/join`, { hash: '0'.repeat(64) });
  expect((await visitor.view(id)).seats.map(({ completion }) => completion)).toEqual([0.5, null]);
});
