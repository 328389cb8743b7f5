import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOSE } from '@rubicon/api';
import { hashHex } from '@rubicon/protocol';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { PostgresServer } from '../../bench/postgres-server.ts';
import { backupPostgres, restorePostgres } from '../../src/store/copies.ts';
import { SCHEMA_VERSION } from '../../src/store/migration.ts';
import { openPostgresStore } from '../../src/store/postgres/postgres.ts';
import { House, type Person } from '../house.ts';

let database: PostgresServer;
beforeAll(async () => {
  database = await PostgresServer.start();
});
afterAll(() => database?.stop());
beforeEach(() => database.clear());

/** Opens a server on the database, until the end of the test. */
async function openHouse(): Promise<House> {
  const house = await House.open(undefined, { databaseUrl: database.url, logLevel: 'silent' });
  onTestFinished(() => house.close());
  return house;
}

/** Opens two servers, with a player at each. */
async function openHouses() {
  const [here, there] = [await openHouse(), await openHouse()];
  const people: [Person, Person] = [await here.newPerson('Ann'), (await here.newPerson('Bob')).at(there)];
  return { here, there, people };
}

const REVISION = { type: 'revised', revision: 999, engine: '999.0.0' };

/** Appends a change of a table to a game, as a newer server does; returns false if another line was stored meanwhile. */
async function appendChange({ store }: House, id: string, table: object): Promise<boolean> {
  const seq = await store.countLines(id);
  const line = JSON.stringify({ seq, time: new Date().toISOString(), table });
  const rest = { at: 0, turn: 0, round: 0, waiting: null, dueAt: null, isOver: false };
  return (await store.append([{ table: id, after: seq, lines: [line], ...rest }]))[0] === 'stored';
}

test('servers continue on the schema of a newer version, whose predecessor cannot be started', async () => {
  const { here, people } = await openHouses();
  const id = await here.newGame(people);
  const [left, right] = [await people[0].visit(id), await people[1].visit(id)];
  await Promise.all([left.sit(0), right.sit(1)]);
  await database.query(`alter table tables add column colour text;
    alter table lines add column size integer not null default 0;
    create table fans (id text primary key);
    update meta set value = '${SCHEMA_VERSION + 1}' where key = 'schema'`);
  left.send({ type: 'command', id: 'end', command: { type: 'surrender' } });
  await Promise.all([left, right].map((visit) => visit.until(({ type }) => type === 'closed')));
  expect(await here.newGame(people)).not.toBe(id);
  expect([...left.got, ...right.got].filter(({ type }) => type === 'failed')).toEqual([]);
  await expect(openPostgresStore(database.url)).rejects.toMatchObject({ code: 'newer' });
});

test.each([
  ['revision', REVISION],
  ['event', { type: 'weather', rain: true }],
])(
  'a server that does not know this %s sends its clients elsewhere, and serves other tables',
  async (_, table) => {
    const { here, people } = await openHouses();
    const [id, other] = [await here.newGame(people), await here.newGame(people)];
    const [left, right] = [await people[0].visit(id), await people[1].visit(id)];
    await Promise.all([left.sit(0), right.sit(1)]);
    await expect.poll(() => appendChange(here, id, table)).toBe(true);
    expect(await Promise.all([left.closed, right.closed])).toEqual([CLOSE.stopping, CLOSE.stopping]);
    expect(await (await people[1].visit(id)).closed).toBe(CLOSE.stopping);
    const elsewhere = await people[1].visit(other);
    await elsewhere.sit(1);
  },
);

test('a game of a newer server is played by no other, and given up by a server that took it over', async () => {
  const { here, there, people } = await openHouses();
  const id = await here.newGame([people[0]], { seats: [{}, { bot: 'easy' }] });
  const playerOf = async (): Promise<unknown> =>
    (await database.query(`select player_node from tables where id = '${id}'`)).rows[0].player_node;
  await expect.poll(() => appendChange(here, id, REVISION)).toBe(true);
  const isPlayedBy = (node: string) =>
    database.query(`update tables set awaits_host = 1, player_node = '${node}' where id = '${id}'`);
  for (const { store } of [here, there, here, there]) {
    await isPlayedBy(store.node);
    await expect.poll(playerOf).not.toBe(store.node);
  }
  await expect.poll(playerOf).toBe(null);
  const newer = await openPostgresStore(database.url);
  onTestFinished(() => newer.close());
  expect(await newer.claimGames([], 1, [])).toEqual([id]);
  await newer.releaseGame(id);
  expect(await newer.claimGames([], 1, [id])).toEqual([]);
});

test('running clocks are credited with the time in which no server ran', async () => {
  const first = await House.open(undefined, { databaseUrl: database.url });
  const people = [await first.newPerson('Ann'), await first.newPerson('Bob')];
  const id = await first.newGame(people, { clock: { turn: 60, bank: 0 }, absent: 'default' });
  const endsAt = async ({ store }: House) => (await store.findTable(id))?.waiting?.clockEnds;
  await expect.poll(() => endsAt(first)).toBeTruthy();
  const before = (await endsAt(first)) ?? 0;
  await first.close();
  await sleep(3500); // no server runs for that long
  const houses = await Promise.all([openHouse(), openHouse()]);
  const visit = await people[0]!.at(houses[1]).visit(id);
  await visit.sit(0);
  await expect.poll(() => endsAt(houses[0])).toBeGreaterThanOrEqual(before + 3000);
  const lines = (await houses[0].store.readLines(id, 1)).map((line) => JSON.parse(line).table);
  const credits = lines.filter((change) => change?.type === 'delayed');
  expect(credits).toHaveLength(1); // once, though two servers have noticed it
});

test('players at different servers give a restored game new dice', async () => {
  const { here, there, people } = await openHouses();
  const id = await here.newGame(people);
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-restored-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'all.backup');
  await backupPostgres(database.url, file);
  await Promise.all([here.server.close(), there.server.close()]);
  await database.clear();
  await restorePostgres(file, database.url);
  const houses = [await openHouse(), await openHouse()];
  const players = people.map((person, i) => person.at(houses[i]!));
  const seeds = players.map((_, i) => `${i + 1}`.repeat(64));
  for (const [i, player] of players.entries())
    await player.post(`/api/tables/${id}/commit`, { hash: hashHex(seeds[i]!) });
  for (const [i, player] of players.entries())
    await player.post(`/api/tables/${id}/reveal`, { seed: seeds[i] });
  const visits = await Promise.all(players.map((player) => player.visit(id)));
  await Promise.all(visits.map((visit, seat) => visit.sit(seat)));
  for (const visit of visits) expect((await visit.table('playing')).stage).toBe('playing');
  await expect.poll(async () => (await houses[1]!.store.readLines(id, 0)).join()).toContain('"rekeyed"');
  visits[1]!.send({ type: 'command', id: 'end', command: { type: 'surrender' } });
  await Promise.all(visits.map((visit) => visit.until(({ type }) => type === 'closed')));
});

test('a server that was killed long ago is forgotten by the heartbeat of another', async () => {
  const house = await openHouse();
  await database.query(`insert into nodes (id, beat_at, free) values ('killed', 0, 1);
    insert into presence (table_id, node, seat) values ('t', 'killed', 0)`);
  const rows = async () =>
    (await database.query(`select node from presence union select id from nodes`)).rows;
  await expect.poll(async () => JSON.stringify(await rows())).not.toContain('killed');
  expect(JSON.stringify(await rows())).toContain(house.store.node);
});
