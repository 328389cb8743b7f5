import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { makeAppend, makeTable } from './samples.ts';

export function testTables(store: () => Store): void {
  test('a table comes back as it was stored', async () => {
    const table = makeTable('t', {
      stage: 'playing',
      isPublic: false,
      players: ['bob', 'ada'],
      lobby: { seats: [{ name: 'Zoë', seed: '\u0000' }], 'a.b': null },
      dueAt: 1_900_000_000_000,
      awaitsKey: true,
      waiting: { turn: 1, toAct: [{ seat: 0, since: 2 }], clockEnds: null },
    });
    await store().createTable(table);
    expect(await store().findTable('t')).toEqual(table);
    expect(await store().findTable('u')).toBeUndefined();
    await expect(store().createTable(table)).rejects.toMatchObject({ code: 'duplicate' });
  });

  test('an update needs the next version', async () => {
    const table = makeTable('t');
    await store().createTable(table);
    const next = makeTable('t', {
      version: 2,
      stage: 'playing',
      isPublic: false,
      host: 'bob',
      players: ['bob'],
      lobby: {},
      dueAt: 9,
      awaitsKey: true,
      touchedAt: 2000,
    });
    expect(await store().updateTable({ ...next, version: 3 })).toBe('conflict');
    expect(await store().updateTable({ ...next, version: 1 })).toBe('conflict');
    expect(await store().findTable('t')).toEqual(table);
    expect(await store().updateTable(next)).toBe('stored');
    expect(await store().updateTable(next)).toBe('conflict');
    expect(await store().findTable('t')).toEqual(next);
    expect(await store().updateTable(makeTable('nowhere', { version: 2 }))).toBe('conflict');
  });

  test('of several updates to the same version, one is stored', async () => {
    await store().createTable(makeTable('t'));
    const hosts = ['ada', 'bob', 'cid', 'dan'];
    const results = await Promise.all(
      hosts.map((host) => store().updateTable(makeTable('t', { version: 2, host, players: [host] }))),
    );
    const winner = hosts[results.indexOf('stored')]!;
    expect(results.filter((result) => result === 'stored')).toHaveLength(1);
    expect(await store().findTable('t')).toMatchObject({ host: winner, players: [winner] });
    const seated = await Promise.all(
      hosts.map((player) => store().listTables({ stage: 'lobby', player, limit: 9 })),
    );
    expect(seated.map((tables) => tables.length)).toEqual(hosts.map((host) => (host === winner ? 1 : 0)));
  });

  test('an update leaves the lines of the game alone', async () => {
    await store().createTable(makeTable('t'));
    await store().append([makeAppend('t', 0, { lines: ['a', 'b'] })]);
    expect(await store().updateTable(makeTable('t', { version: 2, stage: 'playing' }))).toBe('stored');
    expect(await store().countLines('t')).toBe(2);
    expect(await store().append([makeAppend('t', 2)])).toEqual(['stored']);
  });

  test('an update that has not seen the last append to a running game conflicts', async () => {
    const table = makeTable('t', { stage: 'playing' });
    await store().createTable(table);
    await store().append([makeAppend('t', 0, { dueAt: 77, isOver: true })]);
    expect(await store().updateTable({ ...table, version: 2 })).toBe('conflict');
    const ended = { ...table, version: 2, stage: 'over', isEnding: true, dueAt: 77 };
    expect(await store().findTable('t')).toEqual(ended);
  });

  test('an append says what the game waits for, and an update leaves that alone', async () => {
    const table = makeTable('t', { stage: 'playing' });
    await store().createTable(table);
    const waiting = { turn: 3, toAct: [{ seat: 1, since: 4 }], clockEnds: 1_900_000_000_000 };
    await store().append([makeAppend('t', 0, { waiting })]);
    expect((await store().findTable('t'))?.waiting).toEqual(waiting);
    await store().updateTable({ ...table, version: 3 });
    expect((await store().findTable('t'))?.waiting).toEqual(waiting);
    await store().append([makeAppend('t', 1)]);
    expect((await store().findTable('t'))?.waiting).toBeNull();
  });

  test('a nudge is stored unless there was one shortly before', async () => {
    await store().createTable(makeTable('t'));
    const nudge = { table: 't', seat: 1, at: 1_900_000_000_000, lines: 5 };
    expect(await store().nudge(nudge, nudge.at - 1000)).toBe('stored');
    expect(await store().nudge({ ...nudge, at: nudge.at + 999 }, nudge.at - 1)).toBe('too-soon');
    expect(await store().nudge({ ...nudge, seat: 2 }, nudge.at - 1000)).toBe('stored');
    expect(await store().nudge({ ...nudge, at: nudge.at + 1000, lines: 9 }, nudge.at)).toBe('stored');
    const kept = await store().nudgesOf(['t', 'u']);
    expect([...kept].sort((a, b) => a.seat - b.seat)).toEqual([
      { ...nudge, at: nudge.at + 1000, lines: 9 },
      { ...nudge, seat: 2 },
    ]);
    expect(await store().nudgesOf([])).toEqual([]);
  });

  describe('lists', () => {
    const ids = async (filter: Parameters<Store['listTables']>[0]) =>
      (await store().listTables(filter)).map(({ id }) => id);

    test('the newest tables of a stage come first', async () => {
      await store().createTable(makeTable('old', { createdAt: 1 }));
      await store().createTable(makeTable('new', { createdAt: 3 }));
      await store().createTable(makeTable('mid', { createdAt: 2, isPublic: false }));
      await store().createTable(makeTable('running', { createdAt: 4, stage: 'playing' }));
      expect(await ids({ stage: 'lobby', limit: 10 })).toEqual(['new', 'mid', 'old']);
      expect(await ids({ stage: 'lobby', limit: Number.MAX_SAFE_INTEGER })).toEqual(['new', 'mid', 'old']);
      expect(await ids({ stage: 'lobby', limit: 1 })).toEqual(['new']);
      expect(await ids({ stage: 'lobby', isPublic: true, limit: 10 })).toEqual(['new', 'old']);
      expect(await ids({ stage: 'lobby', isPublic: false, limit: 10 })).toEqual(['mid']);
      expect(await ids({ stage: 'over', limit: 10 })).toEqual([]);
    });

    test('the tables of a host are those that it created, with or without a seat', async () => {
      await store().createTable(makeTable('own', { host: 'ada', players: [] }));
      await store().createTable(makeTable('other', { host: 'bob', players: ['ada'] }));
      expect(await ids({ stage: 'lobby', host: 'ada', limit: 9 })).toEqual(['own']);
      expect(await ids({ stage: 'lobby', player: 'ada', limit: 9 })).toEqual(['other']);
    });

    test('ending games are shown as running', async () => {
      await store().createTable(makeTable('running', { createdAt: 1, stage: 'playing' }));
      await store().createTable(makeTable('ending', { createdAt: 2, stage: 'over', isEnding: true }));
      await store().createTable(makeTable('ended', { createdAt: 3, stage: 'over' }));
      expect(await ids({ stage: 'playing', asShown: true, limit: 9 })).toEqual(['ending', 'running']);
      expect(await ids({ stage: 'over', asShown: true, limit: 9 })).toEqual(['ended']);
      expect(await ids({ stage: 'playing', limit: 9 })).toEqual(['running']);
      expect(await ids({ stage: 'over', limit: 9 })).toEqual(['ended', 'ending']);
    });

    test('pages follow each other without gaps, even where times are equal', async () => {
      const times = [5, 5, 5, 4, 4, 3, 5];
      for (const [i, createdAt] of times.entries())
        await store().createTable(makeTable(`t${i}`, { createdAt }));
      const all = await ids({ stage: 'lobby', limit: 10 });
      const paged: string[] = [];
      for (let after: { at: number; id: string } | undefined; ; ) {
        const page = await store().listTables({ stage: 'lobby', after, limit: 2 });
        const last = page.at(-1);
        if (last === undefined) break;
        paged.push(...page.map(({ id }) => id));
        after = { at: last.createdAt, id: last.id };
      }
      expect(paged).toEqual(all);
      expect(new Set(paged).size).toBe(times.length);
    });

    test('several tables are found by their ids', async () => {
      for (const id of ['t', 'u']) await store().createTable(makeTable(id));
      const found = await store().findTables(['u', 'nowhere', 't']);
      expect(found).toEqual(
        new Map([
          ['t', makeTable('t')],
          ['u', makeTable('u')],
        ]),
      );
      expect(await store().findTables([])).toEqual(new Map());
    });

    test('the turn and round at any past time are known', async () => {
      for (const id of ['t', 'u']) await store().createTable(makeTable(id, { stage: 'playing' }));
      for (const [after, turn] of [0, 1, 1, 4].entries())
        await store().append([makeAppend('t', after, { at: 100 * after, turn, round: Math.ceil(turn / 3) })]);
      const progressAt = async (at: number) => (await store().progressAt([{ table: 't', at }])).get('t');
      expect(await Promise.all([-1, 0, 250, 300].map(progressAt))).toEqual([
        undefined,
        { turn: 0, round: 0 },
        { turn: 1, round: 1 },
        { turn: 4, round: 2 },
      ]);
      const moments = [
        { table: 't', at: 100 },
        { table: 'u', at: 100 },
        { table: 'nowhere', at: 1 },
      ];
      expect(await store().progressAt(moments)).toEqual(new Map([['t', { turn: 1, round: 1 }]]));
    });

    test('tables are found by the players who have a seat now', async () => {
      await store().createTable(makeTable('t', { players: ['ada', 'bob', 'bob'] }));
      await store().createTable(makeTable('u', { players: [] }));
      expect(await ids({ stage: 'lobby', player: 'bob', limit: 10 })).toEqual(['t']);
      await store().updateTable(makeTable('t', { version: 2, players: ['ada'] }));
      await store().updateTable(makeTable('u', { version: 2, players: ['bob'] }));
      expect(await ids({ stage: 'lobby', player: 'bob', limit: 10 })).toEqual(['u']);
      expect(await ids({ stage: 'lobby', player: 'ada', isPublic: true, limit: 10 })).toEqual(['t']);
    });
  });

  describe('deadlines', () => {
    const claim = async (limit = 10, lease = 3_600_000) =>
      (await store().claimDue(limit, lease)).map(({ id }) => id);

    test('due tables are claimed once, longest overdue first', async () => {
      await store().createTable(makeTable('b', { dueAt: 2, stage: 'playing' }));
      await store().createTable(makeTable('a', { dueAt: 3 }));
      await store().createTable(makeTable('c', { dueAt: 1, stage: 'over' }));
      await store().createTable(makeTable('later', { dueAt: (await store().now()) + 3_600_000 }));
      await store().createTable(makeTable('never'));
      const [first] = await store().claimDue(1, 3_600_000);
      expect(first).toEqual(makeTable('c', { dueAt: 1, stage: 'over' }));
      expect(await claim()).toEqual(['b', 'a']);
      expect(await claim()).toEqual([]);
    });

    test('a claim ends with its lease', async () => {
      await store().createTable(makeTable('t', { dueAt: 1 }));
      expect(await claim(1, 0)).toEqual(['t']);
      expect(await claim(1, 0)).toEqual(['t']);
    });

    test('an append or an update ends the claim', async () => {
      await store().createTable(makeTable('t', { dueAt: 1 }));
      expect(await claim()).toEqual(['t']);
      await store().append([makeAppend('t', 0, { dueAt: 2 })]);
      expect(await claim()).toEqual(['t']);
      await store().updateTable(makeTable('t', { version: 2, dueAt: 3 }));
      expect(await claim()).toEqual(['t']);
    });

    test('a conflicting append does not end the claim', async () => {
      await store().createTable(makeTable('t', { dueAt: 1 }));
      await claim();
      expect(await store().append([makeAppend('t', 5, { dueAt: 2 })])).toEqual(['conflict']);
      expect(await claim()).toEqual([]);
    });

    test('several claims at once share the tables', async () => {
      for (let i = 0; i < 20; i++) await store().createTable(makeTable(`t${i}`, { dueAt: i }));
      const claimed = (await Promise.all([1, 2, 3, 4, 5].map(() => claim(4)))).flat();
      const rest = await claim(20);
      expect([...claimed, ...rest]).toHaveLength(20);
      expect(new Set([...claimed, ...rest]).size).toBe(20);
    });

    test('downtime delays lobbies and running games only', async () => {
      await store().createTable(makeTable('lobby', { dueAt: 100 }));
      await store().createTable(makeTable('playing', { dueAt: 200, stage: 'playing' }));
      await store().createTable(makeTable('over', { dueAt: 300, stage: 'over' }));
      await store().createTable(makeTable('none'));
      await store().delayDeadlines(1000);
      const ids = ['lobby', 'playing', 'over', 'none'];
      const tables = await Promise.all(ids.map((id) => store().findTable(id)));
      expect(tables.map((table) => table?.dueAt)).toEqual([1100, 1200, 300, null]);
    });
  });
}
