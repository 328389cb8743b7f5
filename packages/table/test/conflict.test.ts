import { describe, expect, test } from 'vitest';
import type { Append, StoredCommand, Table, TableHost } from '../src/index.ts';
import { Guest, newTable, place, quiet, reopened, seated, settingsOf } from './tables.ts';

const OPTIONS = { setup: 'claim', startingSeat: '0' };
const ALASKA = { type: 'claim', territory: 'alaska' };
const BRAZIL = { type: 'claim', territory: 'brazil' };

/** A store that several tables write to, as several servers would. */
class SharedStore {
  readonly lines: string[] = [];
  readonly commands: StoredCommand[] = [];
  fails = false; // appends are stored, but their answers are lost

  readonly host: TableHost = {
    ...place(),
    append: ({ after, lines, command }: Append) => {
      if (after !== this.lines.length) return 'conflict';
      this.lines.push(...lines);
      if (command !== undefined) this.commands.push(command);
      if (this.fails) throw new Error('connection lost');
      return 'stored';
    },
    load: async () => ({ text: this.text, commands: this.commands }),
    countLines: async () => this.lines.length,
  };

  get text(): string {
    return this.lines.map((line) => `${line}\n`).join('');
  }

  open(): Promise<Table> {
    return reopened(this.text, this.host, this.commands);
  }
}

async function sharedTables() {
  const store = new SharedStore();
  const first = await newTable(settingsOf('world-domination', 3, 0, OPTIONS), store.host);
  first.begin();
  await quiet();
  const second = await store.open();
  second.begin();
  return { store, first, second };
}

describe('two tables of one game', () => {
  test('never both move: the slower one folds the game again and decides again', async () => {
    const { store, first, second } = await sharedTables();
    const [red, blue] = [seated(first, 0), seated(second, 1)];
    red.command(ALASKA);
    await quiet();
    blue.command(BRAZIL);
    await quiet();
    expect(blue.last('accepted')).toMatchObject({ seq: 3 });
    expect(blue.got.filter(({ type }) => type === 'line')).toMatchObject([{ seq: 2 }, { seq: 3 }]);
    expect(store.lines).toHaveLength(4);
  });

  test('reject what is no longer legal after the conflict', async () => {
    const { first, second } = await sharedTables();
    const other = seated(second, 0);
    seated(first, 0).command(ALASKA);
    await quiet();
    other.command(BRAZIL, 'b');
    await quiet();
    expect(other.last('refused')).toMatchObject({ rejection: { code: 'not-your-turn' } });
  });

  test('count votes for a pause again after the conflict', async () => {
    const store = new SharedStore();
    const settings = {
      ...settingsOf('world-domination', 3, 0, OPTIONS),
      table: { absent: 'default' },
    } as const;
    const first = await newTable(settings, store.host);
    first.begin();
    await quiet();
    const second = await store.open();
    for (const seat of [0, 2]) seated(first, seat).say({ type: 'pause', agree: true });
    const blue = seated(first, 1);
    seated(second, 0).command(ALASKA);
    await quiet();
    blue.say({ type: 'pause', agree: true });
    await quiet();
    const changes = store.lines.slice(2).map((line) => JSON.parse(line).table?.type ?? 'command');
    expect(changes).toEqual(['command', 'paused']);
    expect(blue.last('votes')).toEqual({ type: 'votes', pause: [] });
  });

  test('answer a command that the other table has played with its line', async () => {
    const { store, first, second } = await sharedTables();
    seated(first, 0).command(ALASKA, 'a');
    await quiet();
    const other = seated(second, 0).command(ALASKA, 'a');
    await quiet();
    expect(other.last('accepted')).toEqual({ type: 'accepted', id: 'a', seq: 2 });
    expect(store.lines).toHaveLength(3);
  });
});

describe('the id of a command', () => {
  test('is stored with its line: after a restart the command gets its first answer', async () => {
    const { store, first } = await sharedTables();
    seated(first, 0).command(ALASKA, 'a');
    await quiet();
    const again = await store.open();
    again.begin();
    const guest = seated(again, 0).command(ALASKA, 'a');
    await quiet();
    expect(guest.last('accepted')).toEqual({ type: 'accepted', id: 'a', seq: 2 });
    expect(store.lines).toHaveLength(3);
  });

  test('is still known when its line has ended the game', async () => {
    const store = new SharedStore();
    const table = await newTable(settingsOf('world-domination', 3, 0, OPTIONS), store.host);
    table.begin();
    await quiet();
    for (const seat of [0, 1]) seated(table, seat).command({ type: 'surrender' }, 'end');
    await quiet();
    const again = await reopened(store.text, { ...store.host, showsFinished: true }, store.commands);
    again.begin();
    const guest = seated(again, 1).command({ type: 'surrender' }, 'end');
    await quiet();
    expect(guest.last('closed')).toBeDefined();
    expect(guest.last('accepted')).toEqual({ type: 'accepted', id: 'end', seq: 3 });
  });

  test('is found after the answer of the store was lost', async () => {
    const { store, first } = await sharedTables();
    store.fails = true;
    const guest = seated(first, 0).command(ALASKA, 'a');
    await quiet();
    expect(guest.last('failed')).toMatchObject({ code: 'not-saved' });
    store.fails = false;
    const again = await store.open();
    again.begin();
    const back = seated(again, 0).command(ALASKA, 'a');
    await quiet();
    expect(back.last('accepted')).toMatchObject({ seq: 2 });
  });

  test('cannot be used for another command', async () => {
    const { first } = await sharedTables();
    const guest = seated(first, 0).command(ALASKA, 'a').command(BRAZIL, 'a');
    await quiet();
    expect(guest.last('failed')).toEqual({ type: 'failed', code: 'id-reused', id: 'a' });
  });

  test('of a rejected command may be used again', async () => {
    const { first } = await sharedTables();
    const blue = seated(first, 1).command(BRAZIL, 'b');
    await quiet();
    expect(blue.last('refused')).toMatchObject({ id: 'b' });
    seated(first, 0).command(ALASKA, 'a');
    await quiet();
    blue.command(BRAZIL, 'b');
    await quiet();
    expect(blue.last('accepted')).toMatchObject({ id: 'b', seq: 3 });
  });
});

describe('a client that is ahead of the table', () => {
  test('learns that the game was rolled back', async () => {
    const { first } = await sharedTables();
    const guest = seated(first, 0).sit(0, 9);
    await quiet();
    expect(guest.last('failed')).toEqual({ type: 'failed', code: 'rolled-back' });
  });

  test('is shown the lines that another table has stored', async () => {
    const { first, second } = await sharedTables();
    const guest = seated(first, 0).command(ALASKA);
    await quiet();
    expect(guest.last('accepted')).toMatchObject({ seq: 2 });
    const back = seated(second, 0).sit(0, 2);
    await quiet();
    expect(back.last('failed')).toBeUndefined();
    expect(back.last('seated')).toMatchObject({ seat: 0, lines: [] });
  });
});

describe('a long game', () => {
  test('keeps only its end in memory, and shows the rest from the store', async () => {
    const store = new SharedStore();
    const reads: number[] = [];
    const host: TableHost = {
      ...store.host,
      readLines: async (after) => {
        reads.push(after);
        return store.lines.slice(after + 1);
      },
    };
    const table = await newTable(settingsOf('classic', 3, 3), host);
    const guest = seated(table, 0);
    table.begin();
    await guest.untilClosed;
    const late = seated(table, 0);
    for (let i = 0; i < 20; i++) await quiet();
    expect(reads).toEqual([0]);
    expect(late.last('seated')?.lines).toHaveLength(store.lines.length - 2);
  });

  test('knows a command that is no longer in memory, without folding the game again', async () => {
    const store = new SharedStore();
    const table = await newTable(settingsOf('world-domination', 3, 0, OPTIONS), store.host);
    table.begin();
    seated(table, 0).command(ALASKA, 'old');
    await quiet();
    let loads = 0;
    const host: TableHost = {
      ...store.host,
      load: () => {
        loads++;
        return Promise.resolve({ text: store.text });
      },
      findCommand: async (seat, id) => store.commands.find((known) => known.seat === seat && known.id === id),
    };
    const latest = Array.from({ length: 256 }, (_, i) => ({ seat: 0, id: `${i}`, hash: '', seq: 2 }));
    const later = await reopened(store.text, host, latest);
    const guest = seated(later, 0).command(ALASKA, 'old').command(BRAZIL, 'old');
    await quiet();
    expect(guest.last('accepted')).toEqual({ type: 'accepted', id: 'old', seq: 2 });
    expect(guest.last('failed')).toEqual({ type: 'failed', code: 'id-reused', id: 'old' });
    expect([loads, store.lines.length]).toEqual([0, 3]);
  });
});

describe('spectators', () => {
  /** A table where spectators are a minute behind, and its clock. */
  async function delayedTable() {
    const clock = { now: Date.parse('2026-11-16T12:00:00Z'), step: 0, storing: 0 }; // moves when read, and while storing
    const rings: (() => void)[] = [];
    const lines: string[] = [];
    const host = place({
      now: () => {
        clock.now += clock.step;
        return new Date(clock.now);
      },
      append: ({ lines: more }) => {
        lines.push(...more);
        clock.now += clock.storing;
        return 'stored';
      },
      readLines: async (after) => lines.slice(after + 1),
      spectatorDelay: 60_000,
      startTimer: (_, ring) => {
        rings.push(ring);
        return () => {};
      },
    });
    const table = await newTable(
      { ...settingsOf('world-domination', 3, 0, OPTIONS), table: { absent: 'default' } },
      host,
    );
    table.begin();
    return { table, clock, rings };
  }

  test('see everything later where the table has a delay', async () => {
    const { table, clock, rings } = await delayedTable();
    const player = seated(table, 0).command(ALASKA);
    const watcher = seated(table, 1).sit('watch');
    await quiet();
    expect(player.last('accepted')).toBeDefined();
    expect(watcher.last('seated')).toMatchObject({ seat: 'watch', lines: [] });
    clock.now += 60_000;
    for (const ring of rings) ring();
    await quiet();
    const shown = watcher.got.slice(watcher.got.findIndex((m) => m.type === 'seated' && m.seat === 'watch'));
    expect(shown.map((m) => (m.type === 'line' ? m.seq : m.type))).toEqual(['seated', 1, 2]);
  });

  test('never cause more than one timer, however often they come and however much happens', async () => {
    const { table, clock, rings } = await delayedTable();
    const watcher = new Guest(table, []).hello();
    await quiet();
    for (let i = 0; i < 20; i++) {
      watcher.sit('watch');
      await quiet();
    }
    clock.now += 30_000;
    const player = seated(table, 0).command(ALASKA);
    await quiet();
    expect(player.last('accepted')).toBeDefined();
    expect(rings).toHaveLength(1);
    for (const seq of [1, 2]) {
      clock.now += 30_000;
      rings.pop()?.();
      await quiet();
      expect(watcher.last('line')?.seq).toBe(seq);
    }
    expect(rings).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4])(
    'miss no line that becomes visible %i ms after the table looks',
    async (early) => {
      const { table, clock, rings } = await delayedTable();
      const watcher = new Guest(table, []).hello().sit('watch');
      await quiet();
      clock.now += 60_000 - early;
      clock.step = 1;
      while (rings.length > 0) {
        rings.pop()?.();
        await quiet();
      }
      expect(watcher.last('line')?.seq).toBe(1);
    },
  );

  test('miss no line that takes longer to store than their delay', async () => {
    const { table, clock, rings } = await delayedTable();
    const watcher = new Guest(table, []).hello().sit('watch');
    await quiet();
    clock.now += 60_000;
    rings.pop()?.();
    await quiet();
    clock.storing = 61_000;
    seated(table, 0).command(ALASKA);
    await quiet();
    rings.pop()?.();
    await quiet();
    expect(watcher.last('line')?.seq).toBe(2);
  });

  test('cannot count the lines that they may not see yet, nor learn that the game is over', async () => {
    const { table, clock } = await delayedTable();
    await quiet();
    clock.now += 61_000;
    for (const seat of [0, 1]) seated(table, seat).command({ type: 'surrender' });
    await quiet();
    const watcher = new Guest(table, []).hello();
    for (const after of [1, 2, 3, 4]) {
      watcher.sit('watch', after);
      await quiet();
    }
    const rolledBack = { type: 'failed', code: 'rolled-back' };
    expect(watcher.got.slice(-4)).toEqual([
      { type: 'seated', seat: 'watch', lines: [] },
      rolledBack,
      rolledBack,
      rolledBack,
    ]);
    expect(watcher.last('closed')).toBeUndefined();
  });

  test('learn that a game was abandoned once they have seen all of it', async () => {
    const { table, clock, rings } = await delayedTable();
    const [early, late] = [seated(table, 0).sit('watch'), seated(table, 1).sit('watch')];
    await quiet();
    clock.now += 60_000;
    for (const ring of rings.splice(0)) ring();
    await quiet();
    seated(table, 0).command(ALASKA);
    await quiet();
    await table.abandon();
    expect([early.last('closed'), late.last('closed')]).toEqual([undefined, undefined]);
    clock.now += 60_000;
    for (const ring of rings.splice(0)) ring();
    await quiet();
    expect(early.last('closed')).toEqual({ type: 'closed', result: { type: 'abandoned' } });
    expect(late.last('line')?.seq).toBe(2);
  });

  test('and players learn that a table without a server has no chat', async () => {
    const { table } = await delayedTable();
    const player = seated(table, 0);
    player.say({ type: 'say', text: 'hello' });
    await quiet();
    expect(player.last('failed')).toEqual({ type: 'failed', code: 'chat-off' });
  });

  test('see no line early, however many lines they are behind', async () => {
    const { table } = await delayedTable();
    const [first, second] = [seated(table, 0), seated(table, 1)];
    for (let i = 0; i < 100; i++) {
      first.command({ type: 'offer-draw' });
      second.command({ type: 'decline-draw' });
      await quiet();
    }
    const watcher = new Guest(table, []).hello().sit('watch');
    await quiet();
    expect(first.got.filter(({ type }) => type === 'line').length).toBeGreaterThan(150);
    expect(watcher.last('seated')).toMatchObject({ lines: [] });
  });
});
