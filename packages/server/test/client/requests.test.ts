import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ApiClient,
  changeName,
  changePassword,
  createTable,
  createToken,
  deleteMe,
  exportMe,
  ForeignAnswer,
  findMe,
  findProfile,
  listBlocks,
  listFinished,
  listGames,
  listLeaderboard,
  listMutes,
  listTables,
  listTokens,
  logIn,
  logOut,
  logOutEverywhere,
  register,
  removeLine,
  reportLine,
  revokeToken,
  setBlock,
  setMute,
} from '@rubicon/api';
import { openApi } from '@rubicon/api/node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { House } from '../house.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house.close());

const PASSWORD = 'correct horse';
let count = 0;

/** A client with an account of its own. */
async function newAccount(): Promise<{
  readonly api: ApiClient;
  readonly id: string;
  readonly name: string;
}> {
  const api = openApi(house.server.url);
  const name = `Reader ${++count}`;
  await register(api, name, PASSWORD);
  return { api, id: (await findMe(api))?.id ?? '', name };
}

describe('the requests of an account', () => {
  test('a visitor becomes a guest with a name, then an account, and keeps the id', async () => {
    const api = openApi(house.server.url);
    expect(await findMe(api)).toBeUndefined();
    expect(await changeName(api, '  Visitor ')).toBe('Visitor');
    const guest = await findMe(api);
    expect(guest).toMatchObject({ name: 'Visitor', kind: 'guest' });
    await register(api, 'Visitor', PASSWORD);
    expect(await findMe(api)).toMatchObject({ id: guest?.id, kind: 'account' });
  });

  test('logs in and out, here and everywhere, and changes the password', async () => {
    const { api, id, name } = await newAccount();
    const second = openApi(house.server.url);
    await logIn(second, name, PASSWORD);
    expect((await findMe(second))?.id).toBe(id);
    await changePassword(second, PASSWORD, 'battery staple');
    expect(await findMe(api)).toBeUndefined();
    await logIn(api, name, 'battery staple');
    await logOut(api);
    expect(await findMe(api)).toBeUndefined();
    expect((await findMe(second))?.id).toBe(id);
    await logOutEverywhere(second);
    expect(await findMe(second)).toBeUndefined();
  });

  test('creates, lists and revokes tokens', async () => {
    const { api } = await newAccount();
    const created = await createToken(api, 'Robo Reader');
    const { token, ...rest } = created;
    expect(await listTokens(api)).toEqual([rest]);
    const bot = openApi(house.server.url, { token });
    expect(await findMe(bot)).toMatchObject({ id: rest.player, kind: 'bot' });
    await revokeToken(api, rest.id);
    expect(await listTokens(api)).toEqual([]);
  });

  test('exports everything, and deletes the player', async () => {
    const { api, id, name } = await newAccount();
    expect(await exportMe(api)).toMatchObject({ player: { id, name } });
    await expect(deleteMe(api)).rejects.toMatchObject({ code: 'wrong-password' });
    await deleteMe(api, PASSWORD);
    expect(await findMe(api)).toBeUndefined();
    expect(await findProfile(api, id)).toMatchObject({ id, name: null });
  });
});

describe('the requests about players and tables', () => {
  test('show a profile, games and the leaderboard', async () => {
    const [winner, loser] = [await house.newPerson('Winner'), await house.newPerson('Loser')];
    const clock = { turn: 60, bank: 0 };
    const table = await house.playGame([winner, loser], [loser], { clock, isRated: true });
    const api = openApi(house.server.url);
    await expect.poll(async () => (await listGames(api, winner.id)).tables).toHaveLength(1);
    expect(await listGames(api, winner.id)).toMatchObject({ tables: [{ id: table }], cursor: null });
    expect((await listFinished(api)).tables).toContainEqual(expect.objectContaining({ id: table }));
    expect(await findProfile(api, winner.id)).toMatchObject({
      places: [{ place: 1, games: 1 }],
      rating: { games: 1 },
    });
    const [first] = await listLeaderboard(api, { games: 1 });
    expect(first).toMatchObject({ rank: 1, player: winner.id });
    expect(await listLeaderboard(api, { games: 1, after: 1 })).toMatchObject([{ rank: 2, player: loser.id }]);
    expect(await listLeaderboard(api)).toEqual([]);
  });

  test('block, mute, remove and report', async () => {
    const { api, id } = await newAccount();
    const other = await house.newPerson('Other');
    await setBlock(api, other.id, true);
    expect(await listBlocks(api)).toEqual([other.id]);
    await setBlock(api, other.id, false);
    expect(await listBlocks(api)).toEqual([]);

    const { table } = await createTable(api, { edition: 'classic', seats: [{}, {}], chat: 'all' });
    await setMute(api, table.id, other.id, true);
    expect(await listMutes(api, table.id)).toEqual([other.id]);
    await setMute(api, table.id, other.id, false);
    expect(await listMutes(api, table.id)).toEqual([]);
    await house.store.addChat({ table: table.id, player: other.id, text: 'Boo', at: Date.now() });
    await reportLine(api, table.id, 1, 'Insults');
    expect(await house.store.reportsBy(id, 10)).toMatchObject([{ table: table.id, reason: 'Insults' }]);
    await removeLine(api, table.id, 1);
    expect(await house.store.findChat(table.id, 1)).toMatchObject({ text: '', isRemoved: true });
  });

  test('encode ids in addresses safely', async () => {
    const api = openApi(house.server.url);
    await expect(findProfile(api, '../me')).rejects.toMatchObject({ code: 'invalid-input' });
  });

  test.each([502, 503, 504])('take the %i of a proxy for no answer', async (status) => {
    const proxy = createServer((_, answer) => answer.writeHead(status).end('<h1>Bad Gateway</h1>'));
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void proxy.close());
    const { port } = proxy.address() as AddressInfo;
    await expect(findMe(openApi(`http://127.0.0.1:${port}`))).rejects.toThrow(TypeError);
  });

  test('refuse the answer of another server', async () => {
    const stranger = { get: async () => ({ hello: 'world' }) } as unknown as ApiClient;
    for (const request of [findMe, listTables, listFinished, listLeaderboard, listBlocks, listTokens])
      await expect((request as (api: ApiClient) => Promise<unknown>)(stranger)).rejects.toThrow(
        ForeignAnswer,
      );
  });
});
