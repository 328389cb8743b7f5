import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeatClient, settingsSchema, verifyGame } from '@rubicon/api';
import { makeBot } from '@rubicon/bots';
import { isToAct, legal, type SeatCommand } from '@rubicon/engine';
import { hashHex, verifyRecord } from '@rubicon/protocol';
import { WireError } from '@rubicon/protocol/wire';
import { expect, onTestFinished, test } from 'vitest';
import { backupSqlite, restoreSqlite } from '../../src/store/sqlite/sqlite-backup.ts';
import { House, type Person } from '../house.ts';
import { findPort } from '../ports.ts';
import { Club } from './club.ts';

/** A player at a table, who plays up to a given line, or to the end. */
class Player {
  readonly client: SeatClient;
  readonly isOver: Promise<void>;
  private hasEnded = false;

  constructor(person: Person, table: string) {
    let end = (): void => {};
    this.isOver = new Promise((resolve) => {
      end = resolve;
    });
    this.client = new SeatClient(person.api, table, {
      closed: () => {
        this.hasEnded = true;
        end();
      },
    });
  }

  /** Plays whenever it is this player's turn, until this line exists or the game ends. */
  async playUntil(line: number): Promise<void> {
    const { wire } = this.client;
    const { rules, viewer } = wire.replica;
    const bot = makeBot('easy', rules, viewer, 'player');
    while (!this.hasEnded && wire.replica.seq < line) {
      const { view, seq } = wire.replica;
      const command = isToAct(view, viewer) && (bot?.act(view, legal(rules, view, viewer)) as SeatCommand);
      const isPlayed = command && (await wire.play(command).catch(isAwaited));
      if (!isPlayed) await Promise.race([wire.lineAfter(seq), this.isOver]);
    }
  }
}

/** Ignores the problem that a command has to wait for the new key. */
function isAwaited(problem: unknown): undefined {
  if (!(problem instanceof WireError && problem.message === 'awaits-key')) throw problem;
}

test('a game from a backup waits for a new key, continues, and its whole record verifies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-rekey-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const port = await findPort();
  const house = await House.open(join(folder, 'original'), { port });
  const people = [await house.newPerson('Ann'), await house.newPerson('Bob')] as const;
  const id = await house.newTable(people[0], { seats: [{}, {}, { bot: 'easy' }], absent: 'bot' });
  const [ann, bob] = people.map((person) => new Player(person, id)) as [Player, Player];
  for (const { client } of [ann, bob]) await client.join();
  for (const { client } of [ann, bob]) await client.ready();
  await expect.poll(async () => (await people[0].view(id)).stage).toBe('playing');
  for (const { client } of [ann, bob]) await expect.poll(() => client.commitments.length).toBe(1);
  for (const { client } of [ann, bob]) await client.wire.sit(client.seat ?? 0);
  await Promise.all([ann.playUntil(40), bob.playUntil(40)]);

  const backup = join(folder, 'backup.db');
  await backupSqlite(house.folder, backup);
  await house.server.close();
  await restoreSqlite(backup, join(folder, 'restored'));

  const elsewhere = await House.open(join(folder, 'restored')); // at an address that the clients do not know
  expect((await elsewhere.store.findTable(id))?.awaitsKey).toBe(true);
  const before = await elsewhere.store.countLines(id);
  const impatient = await people[0].at(elsewhere).visit(id);
  expect(await impatient.table('playing')).toMatchObject({ step: 'committing' });
  await impatient.sit(0);
  impatient.send({ type: 'command', id: 'early', command: { type: 'surrender' } });
  const answer = await impatient.until<'failed'>((message) => message.type === 'failed');
  expect(answer).toEqual({ type: 'failed', code: 'awaits-key', id: 'early' });
  await elsewhere.server.close();
  const restored = await House.open(join(folder, 'restored'), { port });
  onTestFinished(() => restored.server.close());

  await Promise.all([ann.playUntil(Number.POSITIVE_INFINITY), bob.playUntil(Number.POSITIVE_INFINITY)]);
  const lines = await restored.store.readLines(id, 0);
  const rekeyed = lines.findIndex((line) => line.includes('"rekeyed"'));
  expect(rekeyed).toBe(before);
  const record = lines.map((line) => `${line}\n`).join('');
  expect(verifyRecord(record)).toMatchObject({ isFinished: true });
  expect(JSON.parse(lines.at(-1) ?? '').secret).toMatch(/^[0-9a-f]{128}$/);
  for (const { client } of [ann, bob]) {
    expect(await verifyGame(client)).toMatchObject({ contradictions: [], hasOwnSeed: true });
    client.close();
  }
});

/** Opens a club in its own folder, which tests can replace with a copy of an earlier state. */
async function openClub() {
  const folder = mkdtempSync(join(tmpdir(), 'rubicon-restored-'));
  const backup = join(folder, 'backup.db');
  let copies = 0;
  let club = await Club.open(join(folder, 'original'));
  const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
  onTestFinished(async () => {
    await club.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    players,
    get club() {
      return club;
    },
    backUp: () => backupSqlite(join(folder, copies === 0 ? 'original' : `copy-${copies}`), backup),
    /** Continues with the backup. */
    async restore() {
      const { clock } = club;
      await club.close();
      await restoreSqlite(backup, join(folder, `copy-${++copies}`));
      club = await Club.open(join(folder, `copy-${copies}`), clock);
    },
    /** Stops, and continues with the same data. */
    async restart() {
      const { clock } = club;
      await club.close();
      club = await Club.open(join(folder, copies === 0 ? 'original' : `copy-${copies}`), clock);
    },
  };
}

const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** Lets both players agree on the dice with fixed seeds. */
async function agree({ lobbies }: Club, id: string, players: readonly string[]): Promise<void> {
  for (const [i, player] of players.entries()) await lobbies.reveal(id, player, seedOf(i + 1));
}

/** The first dice of a game. */
async function firstEvents({ store }: Club, id: string): Promise<unknown> {
  await expect.poll(() => store.countLines(id)).toBeGreaterThan(1);
  return JSON.parse((await store.readLines(id, 1))[0] ?? '').events;
}

test.each(['gathering', 'revealing', 'started'])(
  'a lobby from a backup, made when it was %s, does not play the same dice again',
  async (moment) => {
    const house = await openClub();
    const { players } = house;
    const settings = settingsSchema.parse({ edition: 'classic', seats: [{}, {}] });
    const { id, commitment } = (await house.club.lobbies.create(settings, 'ann')).view;
    const ready = async (): Promise<void> => {
      for (const player of players) await house.club.lobbies.setReady(id, player, true);
    };
    for (const [i, player] of players.entries())
      await house.club.lobbies.join(id, { player, hash: hashHex(seedOf(i + 1)) });
    if (moment === 'gathering') await house.backUp();
    await ready();
    if (moment === 'revealing') await house.backUp();
    await agree(house.club, id, players);
    const before = await firstEvents(house.club, id);
    if (moment === 'started') {
      // as if the server had stopped before the first line
      const { store } = house.club;
      const fresh = await store.findTable(id);
      const twin = { ...fresh!, id: 'twin', version: 1 };
      await store.createTable(twin);
      for (const [hash, secret] of await store.findSecrets(id)) await store.keepSecret('twin', hash, secret);
      await house.backUp();
    }
    await house.restore();
    const restored = moment === 'started' ? 'twin' : id;
    await house.club.lobbies.beginRekeys();
    const view = await house.club.lobbies.viewOf(await house.club.lobbies.find(restored));
    expect(view).toMatchObject({
      stage: 'lobby',
      step: 'committing',
      voided: [{ commitment, failed: [] }],
      seats: players.map((player) => ({ player, isReady: moment !== 'gathering' })),
    });
    expect(view.commitment).not.toBe(commitment);
    for (const [i, player] of players.entries())
      await house.club.lobbies.commit(restored, player, hashHex(seedOf(i + 1)));
    if (moment === 'gathering') await ready();
    await agree(house.club, restored, players);
    expect(await firstEvents(house.club, restored)).not.toEqual(before);
    const header = JSON.parse((await house.club.store.readLines(restored, 0))[0] ?? '');
    expect(header.chance).toMatchObject({ commitment: view.commitment, void: [{ commitment, failed: [] }] });
    expect((await house.club.lobbies.find(restored)).awaitsKey).toBe(false);
  },
);

test('an empty lobby from a backup gets another secret, and stays open', async () => {
  const house = await openClub();
  const settings = settingsSchema.parse({ edition: 'classic', seats: [{}, {}] });
  const { id, commitment } = (await house.club.lobbies.create(settings, 'ann')).view;
  await house.backUp();
  await house.restore();
  await house.club.lobbies.beginRekeys();
  const view = await house.club.lobbies.viewOf(await house.club.lobbies.find(id));
  expect(view).toMatchObject({ step: 'gathering', deadline: null, voided: [{ commitment }] });
  expect(view.commitment).not.toBe(commitment);
});

test('a game that awaits a key still awaits it after another restart', async () => {
  const house = await openClub();
  const clock = { turn: 15, bank: 0 };
  const id = await house.club.startGame({ edition: 'classic', seats: [{}, {}], clock }, house.players);
  await firstEvents(house.club, id);
  await house.backUp();
  await house.restore();
  await house.club.lobbies.beginRekeys();
  const { deadline } = await house.club.lobbies.viewOf(await house.club.lobbies.find(id));
  const stored = await house.club.lobbies.find(id);
  const dueAt = house.club.clock.now + 15_000; // as a line of the record sets it
  await house.club.store.updateTable({ ...stored, version: stored.version + 1, dueAt });
  await house.restart();
  await house.club.lobbies.beginRekeys();
  expect(await house.club.lobbies.find(id)).toMatchObject({ awaitsKey: true, dueAt: deadline });
});

test('a game that awaits a key waits an hour longer if the server was down at its deadline', async () => {
  const house = await openClub();
  const id = await house.club.startGame({ edition: 'classic', seats: [{}, {}] }, house.players);
  await firstEvents(house.club, id);
  await house.backUp();
  await house.restore();
  await house.club.lobbies.beginRekeys();
  house.club.clock.now += 48 * 3600_000;
  await house.restart();
  await house.club.lobbies.beginRekeys();
  expect((await house.club.lobbies.find(id)).dueAt).toBe(house.club.clock.now + 3600_000);
});

test('the clocks of a game from a backup are credited with the time in which it awaited its key', async () => {
  const house = await openClub();
  const { players } = house;
  const clock = { turn: 60, bank: 0 };
  const id = await house.club.startGame({ edition: 'classic', seats: [{}, {}], clock }, players);
  await firstEvents(house.club, id);
  await house.club.store.beat();
  await house.backUp();
  await house.restore();
  house.club.clock.now += 600_000; // until the server runs again
  await house.club.lobbies.beginRekeys();
  house.club.pass(600_000);
  const appended: (readonly string[])[] = [];
  const { append } = house.club.store;
  house.club.store.append = (batch) => {
    appended.push(...batch.map(({ lines }) => lines));
    return append(batch);
  };
  for (const [i, player] of players.entries())
    await house.club.lobbies.commit(id, player, hashHex(seedOf(i + 1)));
  await agree(house.club, id, players);
  const [delayed, rekeyed] = (await house.club.store.readLines(id, 0)).slice(-2);
  expect(appended.at(-1)).toEqual([delayed, rekeyed]);
  expect(JSON.parse(delayed ?? '').table).toMatchObject({ type: 'delayed' });
  expect(JSON.parse(rekeyed ?? '').table).toMatchObject({ type: 'rekeyed' });
  const table = await house.club.games.find(id);
  const left = (table?.deadline ?? 0) - house.club.clock.now;
  expect(left).toBeGreaterThan(30_000);
  expect(left).toBeLessThanOrEqual(60_000);
  expect((await house.club.lobbies.find(id)).dueAt).toBe((table?.deadline ?? 0) + 250); // a quarter of a second for commands on their way
});
