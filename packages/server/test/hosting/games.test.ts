import { type SettingsInput, settingsSchema } from '@rubicon/api';
import { makeBot } from '@rubicon/bots';
import { EDITIONS, isToAct, legal, type SeatCommand } from '@rubicon/engine';
import { hashHex, verifyRecord } from '@rubicon/protocol';
import type { WireClient } from '@rubicon/protocol/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Club, temporaryFolder } from './club.ts';

let folder = temporaryFolder();
let club: Club;

beforeEach(async () => {
  folder = temporaryFolder();
  club = await Club.open(folder.path);
});

afterEach(async () => {
  await club.close();
  folder.remove();
});

async function restart(): Promise<void> {
  await club.close();
  club = await Club.open(folder.path);
}

/** Plays a seat with a bot on the client's side until the game is over. */
async function playToEnd(client: WireClient, isOver: () => boolean): Promise<void> {
  const { rules, viewer } = client.replica;
  const bot = makeBot('easy', rules, viewer, 'client');
  while (!isOver()) {
    const { view, seq } = client.replica;
    if (isToAct(view, viewer)) {
      const command = bot?.act(view, legal(rules, view, viewer)) as SeatCommand;
      await client.play(command);
    } else await Promise.race([client.lineAfter(seq), new Promise((resolve) => setTimeout(resolve, 20))]);
  }
}

const seatsFor = (edition: string) => {
  const least = EDITIONS.find(({ id }) => id === edition)?.players[0] ?? 3;
  return [{}, {}, ...Array.from({ length: Math.max(0, least - 2) }, () => ({ bot: 'easy' }))];
};

describe('a game on the server', () => {
  test.each(EDITIONS.map(({ id }) => id))(
    '%s is played to its end with fair dice, and verifies',
    async (edition) => {
      const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
      const id = await club.startGame({ edition, seats: seatsFor(edition) }, players);
      let isOver = false;
      const closed = (): void => {
        isOver = true;
      };
      const clients = await Promise.all(players.map((_, seat) => club.connect(id, seat, { closed })));
      await Promise.all(clients.map((client) => playToEnd(client, () => isOver)));
      const record = await club.recordOf(id);
      expect(verifyRecord(record)).toMatchObject({ isFinished: true });
      expect(record).not.toContain('"name"');
      expect((await club.store.findTable(id))?.stage).toBe('over');
      expect(club.closed.map((table) => table.id)).toEqual([id]);
      expect(club.failures).toEqual([]);
    },
  );

  test('continues after a restart', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const options = { setup: 'claim', startingSeat: '0' };
    const id = await club.startGame(
      { edition: 'world-domination', options, seats: [{}, {}, { bot: 'easy' }] },
      players,
    );
    const client = await club.connect(id, 0);
    const { seq } = await client.play({ type: 'claim', territory: 0 });
    await club.close();
    club = await Club.open(folder.path, club.clock);
    const again = await club.connect(id, 0);
    expect(again.replica.seq).toBeGreaterThanOrEqual(seq ?? 0);
    expect(again.replica.view.owner[0]).toBe(0);
  });

  test('has one table for everyone, even for clients that arrive while it starts', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const { view } = await club.lobbies.create(
      settingsSchema.parse({ edition: 'classic', seats: [{}, {}] }),
      'ann',
    );
    const seeds = players.map((_, i) => String(i).repeat(64));
    for (const [i, player] of players.entries()) {
      await club.lobbies.join(view.id, { player, hash: hashHex(seeds[i] ?? '') });
      await club.lobbies.setReady(view.id, player, true);
    }
    await club.lobbies.reveal(view.id, 'ann', seeds[0] ?? '');
    const isStarted = club.lobbies.reveal(view.id, 'bob', seeds[1] ?? '').then(() => true);
    const pause = (): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), 0));
    const finding: Promise<unknown>[] = [];
    while (!(await Promise.race([isStarted, pause()]))) finding.push(club.games.find(view.id));
    const early = (await Promise.all(finding)).filter((table) => table !== undefined);
    expect(new Set([...early, await club.games.find(view.id)]).size).toBe(1);
    expect(club.failures).toEqual([]);
  });

  test('leaves memory when nobody is connected, and comes back', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const id = await club.startGame({ edition: 'classic', seats: [{}, {}] }, players);
    expect(club.games.size).toBe(1);
    await club.games.sweep();
    club.pass(60_000);
    await club.games.sweep();
    expect(club.games.size).toBe(0);
    const client = await club.connect(id, 0);
    expect(client.replica.seq).toBeGreaterThan(0);
  });

  test('has one table even for a client that arrives while it leaves memory', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const id = await club.startGame({ edition: 'classic', seats: [{}, {}] }, players);
    for (let steps = 0; steps < 8; steps++) {
      await club.games.find(id);
      await club.games.sweep();
      club.pass(60_000);
      const sweeping = club.games.sweep();
      for (let step = 0; step < steps; step++) await Promise.resolve();
      const found = await club.games.find(id);
      await sweeping;
      expect(await club.games.find(id)).toBe(found);
    }
  });

  test('is closed, with its secret revealed, when nobody plays for a month', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const id = await club.startGame({ edition: 'classic', seats: [{}, {}] }, players);
    await club.connect(id, 0); // the game has begun
    await club.store.delayDeadlines(-40 * 24 * 3600_000);
    await club.sweeper.sweep();
    const record = await club.recordOf(id);
    expect(verifyRecord(record)).toMatchObject({ isFinished: true });
    expect(record).toContain('"abandoned"');
  });

  /** Starts a game with a clock of a minute per turn. */
  async function startTimedGame(): Promise<string> {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const clock = { turn: 60, bank: 0 };
    const id = await club.startGame(
      { edition: 'classic', seats: [{}, {}], clock, absent: 'surrender' },
      players,
    );
    await club.connect(id, 0); // the game has begun
    return id;
  }

  test('expires clocks from the store', async () => {
    const id = await startTimedGame();
    await club.store.delayDeadlines(-100_000);
    club.pass(100_000);
    await club.sweeper.sweep();
    expect(await club.recordOf(id)).toContain('{"type":"surrender"}');
    expect((await club.store.findTable(id))?.stage).toBe('over');
  });

  test('expires a clock in one sweep, even if the clock of the store is a little ahead', async () => {
    const id = await startTimedGame();
    const stored = await club.lobbies.find(id);
    club.store.claimDue = async () => [stored];
    club.pass((stored.dueAt ?? 0) - club.clock.now - 50);
    const sweeping = club.sweeper.sweep();
    setTimeout(() => club.pass(60), 20);
    await sweeping;
    expect((await club.store.findTable(id))?.stage).toBe('over');
  });
});

test('a table that takes long to handle delays no other, and is handled only once', async () => {
  const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
  const settings: SettingsInput = {
    edition: 'classic',
    seats: [{}, {}],
    clock: { turn: 60, bank: 0 },
    absent: 'surrender',
  };
  const stageOf = async (id: string) => (await club.store.findTable(id))?.stage;
  /** Starts a game whose clock has run out. */
  const startLate = async (): Promise<string> => {
    const id = await club.startGame(settings, players);
    await club.connect(id, 0); // the game has begun
    club.pass(100_000);
    await club.store.delayDeadlines(-300_000); // the clock of the store stays behind
    return id;
  };
  const slow = await startLate();
  const { find } = club.games;
  let lookups = 0;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  club.games.find = async (id) => {
    if (id === slow && ++lookups === 1) await released;
    return find.call(club.games, id);
  };
  const sweeping = club.sweeper.sweep();
  await expect.poll(() => lookups).toBe(1);
  const other = await startLate();
  await club.sweeper.sweep();
  expect([await stageOf(slow), await stageOf(other)]).toEqual(['playing', 'over']);
  const stored = await club.lobbies.find(slow);
  club.store.claimDue = async () => [stored]; // its claim has ended
  await club.sweeper.sweep();
  release();
  await sweeping;
  expect([await stageOf(slow), lookups]).toEqual(['over', 1]);
});

describe('a game from a backup', () => {
  test('gets one new key, even if the last seeds arrive at once and the table changes in the meantime', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const id = await club.startGame({ edition: 'classic', seats: [{}, {}] }, players);
    await club.close();
    club = await Club.open(folder.path, club.clock);
    const stored = await club.lobbies.find(id);
    await club.store.updateTable({ ...stored, version: stored.version + 1, awaitsKey: true });
    await club.lobbies.beginRekeys();
    expect(await club.lobbies.viewOf(await club.lobbies.find(id))).toMatchObject({
      stage: 'playing',
      step: 'committing',
    });
    const seed = (n: number): string => n.toString(16).padStart(64, '0');
    for (const [i, player] of players.entries()) await club.lobbies.commit(id, player, hashHex(seed(i + 1)));
    await Promise.all([
      ...players.map((player, i) => club.lobbies.reveal(id, player, seed(i + 1))),
      ...players.map(() => club.store.delayDeadlines(0)),
    ]);
    const lines = await club.store.readLines(id, 0);
    expect(lines.filter((line) => line.includes('"rekeyed"'))).toHaveLength(1);
    expect((await club.lobbies.find(id)).awaitsKey).toBe(false);
    expect(club.failures).toEqual([]);
  });
});

test('an unused table is closed, and its secrets are revealed', async () => {
  const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
  const settings = settingsSchema.parse({ edition: 'classic', seats: [{}, {}] });
  const { id, commitment } = (await club.lobbies.create(settings, 'ann')).view;
  for (const [i, player] of players.entries()) {
    await club.lobbies.join(id, { player, hash: hashHex(String(i).repeat(64)) });
    await club.lobbies.setReady(id, player, true);
  }
  for (const milliseconds of [31_000, 31_000, 25 * 3600_000]) {
    const open = await club.lobbies.viewOf(await club.lobbies.find(id));
    expect([open.secret, ...open.voided.map(({ secret }) => secret)].every((s) => s === undefined)).toBe(
      true,
    );
    club.pass(milliseconds);
    await club.store.delayDeadlines(-milliseconds - 60_000);
    await club.sweeper.sweep();
  }
  const closed = await club.lobbies.viewOf(await club.lobbies.find(id));
  expect(closed.stage).toBe('over');
  expect(hashHex(closed.secret ?? '')).toBe(closed.commitment);
  expect(closed.voided[0]?.commitment).toBe(commitment);
  for (const attempt of closed.voided) expect(hashHex(attempt.secret ?? '')).toBe(attempt.commitment);
});

describe('a start that fails', () => {
  test('is void, listed in the header, and starts again with another secret', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const { view } = await club.lobbies.create(
      settingsSchema.parse({ edition: 'classic', seats: [{}, {}] }),
      'ann',
    );
    const seed = (n: number): string => n.toString(16).padStart(64, '0');
    const { id } = view;
    for (const [i, player] of players.entries()) {
      await club.lobbies.join(id, { player, hash: hashHex(seed(i + 1)) });
      await club.lobbies.setReady(id, player, true);
    }
    await club.lobbies.reveal(id, 'ann', seed(1));
    club.pass(31_000);
    await club.store.delayDeadlines(-60_000);
    await club.sweeper.sweep();
    const after = await club.lobbies.viewOf(await club.lobbies.find(id));
    expect(after).toMatchObject({
      step: 'committing',
      voided: [{ commitment: view.commitment, failed: ['bob'] }],
    });
    expect(after.commitment).not.toBe(view.commitment);
    await club.lobbies.commit(id, 'ann', hashHex(seed(3)));
    await club.lobbies.join(id, { player: 'bob', hash: hashHex(seed(4)) });
    for (const player of players) await club.lobbies.setReady(id, player, true);
    await club.lobbies.reveal(id, 'ann', seed(3));
    await club.lobbies.reveal(id, 'bob', seed(4));
    const header = JSON.parse((await club.store.readLines(id, 0))[0] ?? '');
    expect(header.chance.void).toHaveLength(1);
    expect(header.chance.void[0]).toMatchObject({
      failed: ['bob'],
      seeds: [{ player: 'ann', seed: seed(1) }],
    });
  });
});

describe('a store that fails for a moment', () => {
  test('does not prevent a game from being opened later', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const id = await club.startGame({ edition: 'classic', seats: [{}, {}] }, players);
    await restart();
    const { readLines } = club.store;
    club.store.readLines = async () => {
      club.store.readLines = readLines;
      throw new Error('disk I/O error');
    };
    await expect(club.games.find(id)).rejects.toThrow('disk I/O error');
    await club.games.sweep();
    expect(await club.games.find(id)).toBeDefined();
  });

  test('while a line is written does not end the game, which is read again', async () => {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const id = await club.startGame({ edition: 'classic', seats: [{}, {}] }, players);
    const broken = await club.games.find(id);
    const { append } = club.store;
    club.store.append = async () => {
      club.store.append = append;
      throw new Error('disk I/O error');
    };
    await broken?.note([{ type: 'delayed', milliseconds: 1 }]);
    expect(broken?.isOver).toBe(true);
    const again = await club.games.find(id);
    expect(again?.isOver).toBe(false);
    expect(await again?.note([{ type: 'delayed', milliseconds: 1 }])).toBe(true);
  });
});

describe('a server that was down', () => {
  const clock = { turn: 60, bank: 0 };
  const table: SettingsInput = { edition: 'classic', seats: [{}, {}], clock, absent: 'surrender' };

  /** Starts a game and a sweeper that sweeps only on request. */
  async function startGame(): Promise<string> {
    const players = [await club.newPlayer('ann'), await club.newPlayer('bob')];
    const id = await club.startGame(table, players);
    await club.connect(id, 0); // the game has begun
    await club.sweeper.start();
    club.sweeper.stop();
    return id;
  }

  const timeLeft = async (id: string): Promise<number> =>
    ((await club.games.find(id))?.deadline ?? 0) - club.clock.now;

  const delays = async (id: string): Promise<number[]> =>
    (await club.store.readLines(id, 1)).flatMap((line) => JSON.parse(line).table?.milliseconds ?? []);

  test('credits running clocks before it expires one', async () => {
    const id = await startGame();
    club.pass(20_000);
    club.clock.now += 100_000;
    await club.store.delayDeadlines(-100_000); // the clock of the store runs on
    await club.sweeper.sweep();
    expect(await delays(id)).toEqual([100_000]);
    expect(await timeLeft(id)).toBe(40_000);
    expect((await club.store.findTable(id))?.dueAt).toBe(club.clock.now + 40_000 + 250); // a quarter of a second for commands on their way
    await club.sweeper.sweep();
    expect(await delays(id)).toEqual([100_000]);
    expect((await club.store.findTable(id))?.stage).toBe('playing');
  });

  test('credits them before a command that was in flight', async () => {
    const id = await startGame();
    club.pass(20_000);
    club.clock.now += 100_000;
    const game = await club.games.find(id);
    await game?.note([{ type: 'paused' }]);
    await game?.note([{ type: 'resumed' }]);
    await club.sweeper.sweep();
    expect(await delays(id)).toEqual([100_000]);
    expect(await timeLeft(id)).toBe(40_000);
  });

  test('claims nothing that became due in the meantime, not even between two steps of a sweep', async () => {
    const id = await startGame();
    const { claimDue } = club.store;
    club.store.claimDue = async (limit, lease) => {
      club.store.claimDue = claimDue;
      await club.store.delayDeadlines(-100_000);
      const due = await claimDue(limit, lease);
      expect(due.map((stored) => stored.id)).toEqual([id]);
      club.clock.now += 100_000; // suspended here
      return due;
    };
    await club.sweeper.sweep();
    await club.sweeper.sweep();
    expect(await delays(id)).toEqual([100_000]);
    expect((await club.store.findTable(id))?.stage).toBe('playing');
  });

  test('moves the deadlines of lobbies', async () => {
    await startGame();
    const { view } = await club.lobbies.create(settingsSchema.parse(table), 'ann');
    const before = (await club.lobbies.find(view.id)).dueAt ?? 0;
    club.clock.now += 100_000;
    await club.sweeper.sweep();
    expect((await club.lobbies.find(view.id)).dueAt).toBe(before + 100_000);
  });

  test('credits the time of a restart in the same way', async () => {
    const id = await startGame();
    const last = club.clock.now;
    await restart();
    club.clock.now = last + 200_000;
    club.store.beat = async () => last;
    await club.sweeper.start();
    club.sweeper.stop();
    expect(await delays(id)).toEqual([200_000]);
    expect(await timeLeft(id)).toBe(60_000);
  });
});

test('a game that changes while the sweeper handles its table is not closed', async () => {
  const ann = await club.newPlayer('ann');
  const clock = { turn: 60, bank: 0 };
  const seats = [{}, { bot: 'easy' }, { bot: 'easy' }];
  const id = await club.startGame({ edition: 'classic', seats, clock }, [ann]);
  await club.connect(id, 0);
  const table = await club.games.find(id);
  const stored = await club.store.findTable(id);
  const { countLines } = club.store;
  club.store.claimDue = async () => [stored!]; // claimed before the pause
  club.store.countLines = async (wanted) => {
    club.store.countLines = countLines;
    await table?.note([{ type: 'paused' }]);
    return countLines(wanted);
  };
  await club.sweeper.sweep();
  expect((await club.store.findTable(id))?.stage).toBe('playing');
});

test('bots continue after a restart, even if nobody is connected', async () => {
  const ann = await club.newPlayer('ann');
  const seats = [{}, { bot: 'easy' }, { bot: 'easy' }];
  const id = await club.startGame({ edition: 'world-domination', seats, absent: 'bot' }, [ann]);
  await (await club.games.find(id))?.leave(0); // from now on, only bots play
  await restart();
  const before = await club.store.countLines(id);
  await club.sweeper.start();
  while ((await club.store.countLines(id)) === before)
    await new Promise((resolve) => setTimeout(resolve, 20));
  club.sweeper.stop();
});
