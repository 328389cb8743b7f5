import { type ApiClient, SeatClient, type TableView } from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import type { WireGame } from '@rubicon/protocol/wire';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { House, type Person } from '../house.ts';

let house: House;
let owner: Person;
let token: string;

beforeAll(async () => {
  house = await House.open();
  owner = await house.newPerson('Owner', 'no password fits');
  ({ token } = await owner.post<{ token: string }>('/api/tokens', { label: 'Robo' }));
});
afterAll(() => house.close());

/** Takes a seat as a third-party program does. */
async function joinAsBot(table: string): Promise<Partial<TableView> & { error?: { code: string } }> {
  const response = await fetch(`${house.server.url}/api/tables/${table}/join`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ hash: '0'.repeat(64) }),
  });
  return (await response.json()) as TableView;
}

test('a remote bot cannot sit at a rated table', async () => {
  const id = await house.newTable(owner, { isRated: true, clock: { turn: 60, bank: 60 } });
  expect((await joinAsBot(id)).error?.code).toBe('rated-with-bots');
  expect((await owner.view(id)).seats.every(({ player }) => player === undefined)).toBe(true);
});

test('a remote bot is marked on its seat, for everyone', async () => {
  const id = await house.newTable(owner);
  await owner.post(`/api/tables/${id}/join`, { hash: '1'.repeat(64) });
  await joinAsBot(id);
  const { seats } = await house.visitor().view(id);
  expect(seats.map(({ name, isBot }) => [name, isBot])).toEqual([
    [owner.name, undefined],
    ['Robo', true],
  ]);
});

test('a remote bot is marked in the running game, in the same way for everyone', async () => {
  const id = await house.newTable(owner);
  const games: Promise<WireGame>[] = [];
  const visit = (api: ApiClient): SeatClient => {
    let greet = (_: WireGame): void => {};
    games.push(
      new Promise((resolve) => {
        greet = resolve;
      }),
    );
    const client = new SeatClient(api, id, { greeted: (game) => greet(game) });
    onTestFinished(() => client.close());
    return client;
  };
  const players = [visit(owner.api), visit(openApi(house.server.url, { token }))];
  for (const client of players) await client.join();
  await visit(house.visitor().api).follow();
  for (const client of players) await client.ready();
  const [own, ...others] = await Promise.all(games);
  expect(own?.seats.map(({ name, isBot }) => [name, isBot])).toEqual([
    [owner.name, undefined],
    ['Robo', true],
  ]);
  expect(others).toEqual([own, own]);
});
