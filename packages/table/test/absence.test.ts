import type { Seat } from '@rubicon/engine';
import { verifyRecord } from '@rubicon/protocol';
import type { ClientMessage, TableSettings } from '@rubicon/protocol/wire';
import { describe, expect, test } from 'vitest';
import type { Player, Table, TableHost } from '../src/index.ts';
import { GRACE_MS } from '../src/journal.ts';
import {
  newTable,
  type Place,
  place,
  quiet,
  randomPlayer,
  reopened,
  seated,
  settingsOf,
  textOf,
} from './tables.ts';

const OPTIONS = { setup: 'claim', startingSeat: '0' };

/** A table of three people whose host sets the time. */
async function tableOf(table: TableSettings, ports: Partial<TableHost> = {}) {
  const clock = { now: Date.parse('2026-11-16T12:00:00Z') };
  const due: (number | undefined)[] = [];
  const inner = place({ now: () => new Date(clock.now), openPlayer: randomPlayer, ...ports });
  const host: Place = {
    ...inner,
    append(append) {
      due.push(append.due);
      return inner.append(append);
    },
  };
  const hosted = await newTable({ ...settingsOf('world-domination', 3, 0, OPTIONS), table }, host);
  hosted.begin();
  await quiet();
  return { clock, due, host, table: hosted };
}

const say = async (table: Table, seat: Seat, message: ClientMessage) => {
  const guest = seated(table, seat).say(message);
  await quiet();
  return guest;
};

/** The lines of a record after the header and the start, in short form. */
const played = ({ lines }: Place): string[] =>
  lines.slice(2).map((line) => {
    const { seat, command, table } = JSON.parse(line);
    return table === undefined
      ? `${seat} ${command.type}`
      : [table.type, table.seat, table.bot].filter(Boolean).join(' ');
  });

/** A position in which seat 2 has one army in Alaska, next to a large army of seat 0. */
const LAST_TERRITORY = `world-domination - red,blue,green c1${'a90'.repeat(8)}/${'a1'.repeat(4)}/${'b1'.repeat(7)}/${'b1'.repeat(6)}/${'b1'.repeat(12)}/${'b1'.repeat(4)} attack:a turn=4 first=a`;

const LIVE = { turn: 60, bank: 30 };

describe('a clock', () => {
  test('is due when the turn and the bank are used up', async () => {
    const { clock, due } = await tableOf({ clock: LIVE, absent: 'default' });
    expect(due.at(-1)).toBe(clock.now + 90_000 + GRACE_MS);
  });

  test('that is still running changes nothing', async () => {
    const { clock, host, table } = await tableOf({ clock: LIVE, absent: 'default' });
    clock.now += 90_000 + GRACE_MS - 1;
    await table.tick();
    expect(played(host)).toEqual([]);
  });

  test('that runs out has the default played', async () => {
    const { clock, host, table } = await tableOf({ clock: LIVE, absent: 'default' });
    clock.now += 90_000 + GRACE_MS;
    await table.tick();
    expect(played(host)).toEqual(['host expire']);
  });

  test('uses the bank once: the next time there is only the turn', async () => {
    const { clock, host, table, due } = await tableOf({ clock: LIVE, absent: 'default' });
    clock.now += 91_000;
    await table.tick(); // seat 0
    for (const seat of [1, 2]) await say(table, seat, claim(seat));
    expect(played(host).slice(1)).toEqual(['1 claim', '2 claim']);
    expect(due.at(-1)).toBe(clock.now + 60_000 + GRACE_MS);
  });

  test('stops while the game is paused', async () => {
    const { clock, host, table, due } = await tableOf({ clock: LIVE, absent: 'default' });
    clock.now += 10_000;
    for (const seat of [0, 1, 2]) await say(table, seat, { type: 'pause', agree: true });
    expect(due.at(-1)).toBeUndefined();
    clock.now += 1_000_000;
    await table.tick();
    await say(table, 2, { type: 'resume' });
    expect(due.at(-1)).toBe(clock.now + 50_000 + 30_000 + GRACE_MS);
    expect(played(host)).toEqual(['paused', 'resumed']);
  });

  test('is credited with the time the host was down', async () => {
    const { clock, host, table, due } = await tableOf({ clock: LIVE, absent: 'default' });
    await table.close();
    clock.now += 500_000;
    const again = await reopened(textOf(host), { ...host, append: host.append });
    again.begin();
    await again.note([{ type: 'delayed', milliseconds: 490_000 }]);
    expect(due.at(-1)).toBe(clock.now + 50_000 + 30_000 + GRACE_MS);
    await again.tick();
    expect(played(host)).toEqual(['delayed']);
  });

  test('does not run for bots', async () => {
    const { table, due } = await tableOf(
      { clock: LIVE, absent: 'bot' },
      { openPlayer: () => ({ act: () => new Promise(() => {}) }) },
    );
    await say(table, 0, { type: 'leave' });
    expect(due.at(-1)).toBeUndefined();
  });
});

const CLAIMS = ['alaska', 'brazil', 'china'];
const claim = (seat: Seat): ClientMessage => ({
  type: 'command',
  id: `claim-${seat}`,
  command: { type: 'claim', territory: CLAIMS[seat] ?? '' },
});

describe('a player who leaves', () => {
  test('is replaced by a bot, which plays, and can take the seat back', async () => {
    const { host, table } = await tableOf({ absent: 'bot', bot: 'random' });
    const guest = await say(table, 0, { type: 'leave' });
    expect(played(host)).toEqual(
      ['left 0', 'played-by random', '0 claim'].map((text) => text.replace(' 0', '')),
    );
    guest.command({ type: 'surrender' });
    await quiet();
    expect(guest.last('failed')).toMatchObject({ code: 'not-playing' });
    guest.say({ type: 'return' });
    guest.command({ type: 'surrender' });
    await quiet();
    expect(played(host).slice(-2)).toEqual(['returned', '0 surrender']);
  });

  test('is still replaced after the table was opened again', async () => {
    const { host, table } = await tableOf(
      { absent: 'bot', bot: 'random' },
      { pace: () => new Promise(() => {}) },
    );
    await say(table, 0, { type: 'leave' });
    void table.close();
    const again = await reopened(textOf(host), { ...host, pace: async () => {} });
    again.begin();
    await quiet();
    expect(played(host)).toEqual(['left', 'played-by random', '0 claim']);
  });

  test('has the default played whenever the game waits for the seat', async () => {
    const { host, table } = await tableOf({ absent: 'default' });
    await say(table, 0, { type: 'leave' });
    for (const seat of [1, 2]) await say(table, seat, claim(seat));
    expect(played(host)).toEqual(['left', 'host skip', '1 claim', '2 claim', 'host skip']);
  });

  test('surrenders', async () => {
    const { host, table } = await tableOf({ absent: 'surrender' });
    await say(table, 1, { type: 'leave' });
    expect(played(host)).toEqual(['left 1', '1 surrender']);
  });

  test('leaves a record that verifies', async () => {
    const { host, table } = await tableOf({ absent: 'bot', bot: 'random', clock: LIVE });
    for (const seat of [0, 1, 2]) await say(table, seat, { type: 'leave' });
    await quiet();
    await table.close();
    expect(verifyRecord(textOf(host)).error).toBeUndefined();
  });
});

describe('a pause', () => {
  test('needs everyone who still plays, and stops all commands', async () => {
    const { host, table } = await tableOf({ absent: 'default' });
    const guest = await say(table, 0, { type: 'pause', agree: true });
    await say(table, 1, { type: 'pause', agree: true });
    expect(guest.last('votes')).toEqual({ type: 'votes', pause: [0, 1] });
    await say(table, 1, { type: 'pause', agree: false });
    await say(table, 2, { type: 'pause', agree: true });
    expect(played(host)).toEqual([]);
    await say(table, 1, { type: 'pause', agree: true });
    expect(played(host)).toEqual(['paused']);
    expect(guest.last('votes')).toEqual({ type: 'votes', pause: [] });
    guest.say(claim(0));
    await quiet();
    expect(guest.last('failed')).toMatchObject({ code: 'paused', id: 'claim-0' });
  });

  test('begins when the only player who has not agreed leaves', async () => {
    const { host, table } = await tableOf({ absent: 'bot' });
    const guest = await say(table, 0, { type: 'pause', agree: true });
    await say(table, 1, { type: 'pause', agree: true });
    await say(table, 2, { type: 'leave' });
    expect(played(host)).toEqual(['left 2', 'played-by 2 medium', 'paused']);
    expect(guest.last('votes')).toEqual({ type: 'votes', pause: [] });
  });

  test('begins when the only player who has not agreed surrenders', async () => {
    const { host, table } = await tableOf({ absent: 'bot' });
    const guest = await say(table, 0, { type: 'pause', agree: true });
    await say(table, 1, { type: 'pause', agree: true });
    seated(table, 2).command({ type: 'surrender' });
    await quiet();
    expect(played(host)).toEqual(['2 surrender', 'paused']);
    expect(guest.last('votes')).toEqual({ type: 'votes', pause: [] });
  });

  test('begins when the only player who has not agreed is eliminated', async () => {
    const host = place();
    const settings = settingsOf('world-domination', 3, 0);
    const table = await newTable({ ...settings, position: LAST_TERRITORY, table: { absent: 'bot' } }, host);
    table.begin();
    for (const seat of [0, 1]) await say(table, seat, { type: 'pause', agree: true });
    seated(table, 0).command({ type: 'assault', from: 'northwest-territory', to: 'alaska', stopAt: 1 });
    await quiet();
    expect(host.lines.slice(1).map((line) => JSON.parse(line).table?.type)).toEqual([undefined, 'paused']);
  });

  test('begins when a bot takes over for the only player who has not agreed', async () => {
    const { clock, host, table } = await tableOf({ clock: LIVE, absent: 'bot' });
    for (const seat of [1, 2]) await say(table, seat, { type: 'pause', agree: true });
    clock.now += 90_000 + GRACE_MS;
    await table.tick();
    expect(played(host)).toEqual(['left', 'played-by medium', 'paused']);
  });

  test('does not begin after the game', async () => {
    const { host, table } = await tableOf({ absent: 'surrender' });
    await say(table, 0, { type: 'pause', agree: true });
    for (const seat of [1, 2]) await say(table, seat, { type: 'leave' });
    expect(textOf(host)).not.toContain('paused');
    expect(verifyRecord(textOf(host)).error).toBeUndefined();
  });

  test('is no longer wanted by a player who has surrendered', async () => {
    const { host, table } = await tableOf({ absent: 'bot' });
    await say(table, 0, { type: 'pause', agree: true });
    const guest = await say(table, 1, { type: 'pause', agree: true });
    seated(table, 0).command({ type: 'surrender' });
    await quiet();
    expect(guest.last('votes')).toEqual({ type: 'votes', pause: [1] });
    expect(played(host)).not.toContain('paused');
  });

  test('is no longer wanted by a player who has left', async () => {
    const { host, table } = await tableOf({ absent: 'bot' });
    await say(table, 0, { type: 'pause', agree: true });
    const guest = await say(table, 1, { type: 'pause', agree: true });
    await say(table, 0, { type: 'leave' });
    expect(guest.last('votes')).toEqual({ type: 'votes', pause: [1] });
    expect(played(host)).not.toContain('paused');
  });

  test('must be voted for again after a restart: the votes are void, and everyone sees that', async () => {
    const { host, table } = await tableOf({ absent: 'default' });
    for (const seat of [0, 1]) await say(table, seat, { type: 'pause', agree: true });
    await table.close();
    const again = await reopened(textOf(host), host);
    const guest = seated(again, 0);
    await quiet();
    expect(guest.last('votes')).toEqual({ type: 'votes', pause: [] });
    await say(again, 2, { type: 'pause', agree: true });
    expect(played(host)).toEqual([]);
    for (const seat of [0, 1]) await say(again, seat, { type: 'pause', agree: true });
    expect(played(host)).toEqual(['paused']);
  });

  test('cannot be requested by spectators, nor in games without table settings', async () => {
    const { table } = await tableOf({ absent: 'default' });
    const watcher = seated(table, 0).sit('watch').say({ type: 'pause', agree: true });
    await quiet();
    expect(watcher.last('failed')).toMatchObject({ code: 'not-seated' });
    const local = await newTable(settingsOf('classic', 3, 0), place());
    const guest = await say(local, 0, { type: 'pause', agree: true });
    expect(guest.last('failed')).toMatchObject({ code: 'not-allowed' });
  });
});

describe('presence', () => {
  test('names the seats whose players are connected', async () => {
    const { table } = await tableOf({ absent: 'default' });
    const guest = seated(table, 0);
    const other = seated(table, 2);
    await quiet();
    expect(guest.last('presence')).toEqual({ type: 'presence', seats: [0, 2] });
    other.connection.close();
    expect(guest.last('presence')).toEqual({ type: 'presence', seats: [0] });
  });
});

describe('orders that were saved but not committed', () => {
  test('must be a command: anything else is refused and not stored', async () => {
    const sheets: unknown[] = [];
    const host = place({ saveSheet: async (_, sheet) => void sheets.push(sheet) });
    const table = await newTable({ ...settingsOf('simultaneous', 3, 0), table: { absent: 'default' } }, host);
    table.begin();
    for (const command of [{ type: 'x' }, { type: 'bid' }, { type: 'bid', tokens: 1, more: 1 }]) {
      const guest = await say(table, 0, { type: 'save', command });
      expect(guest.last('failed')).toEqual({ type: 'failed', code: 'bad-message' });
    }
    expect(sheets).toEqual([]);
  });

  test('are played when the time runs out, and shown to nobody before that', async () => {
    const sheets = new Map<Seat, unknown>();
    const inner = place({
      saveSheet: async (seat, sheet) => void sheets.set(seat, sheet),
      savedSheet: async (seat) => sheets.get(seat) as never,
    });
    const clock = { now: Date.parse('2026-11-16T12:00:00Z') };
    const host = { ...inner, now: () => new Date(clock.now) };
    const table = await newTable(
      { ...settingsOf('simultaneous', 3, 0), table: { clock: LIVE, absent: 'default' } },
      host,
    );
    table.begin();
    const isOrdering = () => host.lines.some((line) => line.includes('"round-began"'));
    while (!isOrdering()) {
      clock.now += 91_000;
      await table.tick();
    }
    const sheet = { type: 'order', cash: [], deploy: [['brazil', 7]], moves: [] };
    const guest = await say(table, 0, { type: 'save', command: sheet });
    const other = seated(table, 1);
    await quiet();
    expect(guest.last('failed')).toBeUndefined();
    const before = host.lines.length;
    expect(JSON.stringify(other.got)).not.toContain('"brazil",7');
    clock.now += 91_000;
    await table.tick();
    const expired = host.lines.slice(before).map((line) => JSON.parse(line).command);
    expect(expired[0]).toEqual({ type: 'expire', seat: 0, command: sheet });
    expect(expired[1]?.command).toMatchObject({ deploy: [] });
    const later = host.lines.length;
    clock.now += 91_000;
    await table.tick();
    const next = JSON.parse(host.lines[later]!).command;
    expect(next, 'they count for their own round only').toMatchObject({ seat: 0, command: { deploy: [] } });
  });
});

/** A bot that never answers. */
const silentPlayer: Player = { act: () => new Promise(() => {}) };

describe('a table that everyone left', () => {
  test('is abandoned: defaults alone would never end', async () => {
    const { host, table } = await tableOf({ absent: 'default' });
    for (const seat of [0, 1]) await say(table, seat, { type: 'leave' });
    expect(table.isOver).toBe(false); // seat 2 still plays
    await say(table, 2, { type: 'leave' });
    expect(table.isOver).toBe(true);
    expect(JSON.parse(host.lines.at(-1)!).result).toEqual({ type: 'abandoned' });
    expect(verifyRecord(textOf(host))).toMatchObject({ isFinished: true });
  });

  test('continues while a bot plays', async () => {
    const { table } = await tableOf({ absent: 'bot', bot: 'random' }, { openPlayer: () => silentPlayer });
    for (const seat of [0, 1, 2]) await say(table, seat, { type: 'leave' });
    expect(table.isOver).toBe(false);
  });
});

test('nothing is played after a table is closed', async () => {
  const { host, table } = await tableOf({ absent: 'default' });
  await say(table, 0, { type: 'leave' });
  const closing = table.close();
  const { length } = host.lines;
  await closing;
  await quiet();
  expect(host.lines).toHaveLength(length);
});

test('a game is not abandoned if something happened before its turn in the mailbox', async () => {
  const { table } = await tableOf({ absent: 'default' });
  await table.abandon(async () => false);
  expect(table.isOver).toBe(false);
  await table.abandon(async () => true);
  expect(table.isOver).toBe(true);
});

test('a command for an abandoned game fails for its sender alone', async () => {
  const failures: unknown[] = [];
  const { table } = await tableOf(
    { absent: 'default' },
    { failed: (failure) => void failures.push(failure) },
  );
  const guest = seated(table, 0);
  await table.abandon();
  guest.say(claim(0));
  await quiet();
  expect(guest.last('failed')).toMatchObject({ type: 'failed', code: 'not-allowed' });
  expect(failures).toEqual([]);
});

test('a player who left cannot end a pause', async () => {
  const { table } = await tableOf({ absent: 'default' });
  for (const seat of [0, 1, 2]) await say(table, seat, { type: 'pause', agree: true });
  await say(table, 1, { type: 'leave' });
  const guest = await say(table, 1, { type: 'resume' });
  expect(guest.last('failed')).toMatchObject({ type: 'failed', code: 'not-allowed' });
});

test('a player who left surrenders, even if a crash came between the two lines', async () => {
  const { host, table } = await tableOf({ absent: 'surrender' });
  await say(table, 0, { type: 'leave' });
  expect(host.lines).toHaveLength(4);
  host.lines.length = 3; // the header, the start, and the line that seat 0 left
  const again = await reopened(textOf(host), { ...host });
  again.begin();
  await quiet();
  expect(played(host)).toEqual(['left', '0 surrender']); // seat 0 has no number in this short form
});

test('while the dice wait for a new key, players can neither leave nor return', async () => {
  const { host, table } = await tableOf({ clock: LIVE, absent: 'bot' }, { awaitsKey: () => true });
  const { length } = host.lines;
  const guest = await say(table, 0, { type: 'leave' });
  expect(guest.last('failed')).toMatchObject({ code: 'awaits-key' });
  expect(host.lines).toHaveLength(length);
});
