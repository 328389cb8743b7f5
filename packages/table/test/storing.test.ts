import { makeBot } from '@rubicon/bots';
import { EDITIONS } from '@rubicon/engine';
import { seededChance } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import {
  type Append,
  createTable,
  openTable,
  type Player,
  type PlayerRequest,
  type TableHost,
} from '../src/index.ts';
import {
  Guest,
  newTable,
  type Place,
  place,
  quiet,
  reopened,
  SEED,
  seated,
  settingsOf,
  textOf,
} from './tables.ts';

const OPTIONS = { setup: 'claim', startingSeat: '0' };
const ALASKA = { type: 'claim', territory: 'alaska' };
const PERU = { type: 'claim', territory: 'peru' };

/** A slow store: appended lines are stored when `store` is called, or lost when `lose` is called. */
function slowStore() {
  const lines: string[] = [];
  let settle: ((isStored: boolean) => void) | undefined;
  let isSlow = false;
  const append: TableHost['append'] = ({ lines: more }) => {
    const store = (): 'stored' => {
      lines.push(...more);
      return 'stored';
    };
    if (!isSlow) return store();
    return new Promise((resolve, reject) => {
      settle = (isStored) => (isStored ? resolve(store()) : reject(new Error('disk full')));
    });
  };
  return {
    lines,
    append,
    slowDown: () => {
      isSlow = true;
    },
    store: () => settle?.(true),
    lose: () => settle?.(false),
  };
}

async function slowTable() {
  const disk = slowStore();
  const host = place({ append: disk.append });
  const table = await newTable(settingsOf('world-domination', 3, 0, OPTIONS), host);
  table.begin();
  await quiet();
  const guests = [0, 1].map((seat) => seated(table, seat));
  await quiet();
  disk.slowDown();
  const shown = () => guests.map(({ got }) => got.slice(2).map(({ type }) => type));
  return { disk, host, table, guests, shown };
}

describe('a command', () => {
  test('is sent to nobody before it is stored, and later commands wait', async () => {
    const { disk, guests, shown } = await slowTable();
    guests[0]?.command(ALASKA);
    guests[1]?.command(PERU);
    await quiet();
    expect(shown()).toEqual([[], []]);
    disk.store();
    await quiet();
    expect(shown()).toEqual([['line', 'accepted'], ['line']]);
    disk.store();
    await quiet();
    expect(shown()).toEqual([
      ['line', 'accepted', 'line'],
      ['line', 'line', 'accepted'],
    ]);
  });

  test('that could not be stored is never sent, and nothing follows it', async () => {
    const { disk, host, table, guests, shown } = await slowTable();
    guests[0]?.command(ALASKA);
    guests[1]?.command(PERU);
    await quiet();
    disk.lose();
    await quiet();
    expect(shown()).toEqual([
      ['failed', 'failed'],
      ['failed', 'failed'],
    ]);
    expect(guests[0]?.got.slice(2)).toEqual([
      { type: 'failed', code: 'not-saved' },
      { type: 'failed', code: 'not-saved', id: '1' },
    ]);
    expect(host.failures).toEqual([{ code: 'not-saved', cause: new Error('disk full') }]);
    const late = seated(table, 2);
    await quiet();
    expect(late.got.slice(1)).toMatchObject([
      { type: 'seated', lines: { length: 1 } },
      { type: 'failed', code: 'not-saved' },
    ]);
    expect(JSON.stringify([...guests, late].map(({ got }) => got))).not.toContain('alaska');

    const again = await reopened(disk.lines.map((line) => `${line}\n`).join(''), place());
    const guest = seated(again, 0).command(ALASKA, '1');
    await quiet();
    expect(guest.last('accepted')).toMatchObject({ seq: 2 });
  });

  test('that arrived before the table was closed is stored', async () => {
    const { disk, table, guests } = await slowTable();
    guests[0]?.command(ALASKA);
    await quiet();
    const closed = table.close();
    disk.store();
    await closed;
    expect(disk.lines).toHaveLength(3);
  });
});

test('the host learns why a game cannot begin', async () => {
  const wrong = await createTable(settingsOf('classic', 1, 0), seededChance(SEED), place());
  expect(wrong.error).toMatchObject({ code: 'wrong-number-of-players' });
  const append = (): never => {
    throw new Error('disk full');
  };
  await expect(
    createTable(settingsOf('classic', 3, 0), seededChance(SEED), place({ append })),
  ).rejects.toThrow('disk full');
});

describe('a table that is opened from a record', () => {
  /** Decides only by what it sees, so that it plays the same after a restart. */
  const forgetful = ({ rules, seat }: PlayerRequest): Player => ({
    act: (view, offers) => makeBot('random', rules, seat, JSON.stringify(view))!.act(view, offers),
  });

  /** A host whose bots stop after a number of commands. */
  function stopping(commands: number): { host: Place; untilStopped: Promise<void> } {
    let left = commands;
    let stop = (): void => {};
    const untilStopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const pace = async (): Promise<void> => {
      if (left-- > 0) return;
      stop();
      await new Promise(() => {});
    };
    return { host: place({ openPlayer: forgetful, pace }), untilStopped };
  }

  async function playOn(text: string | undefined, edition: string, commands: number): Promise<string> {
    const { host, untilStopped } = stopping(commands);
    const settings = settingsOf(edition, 3, 3);
    const table = text === undefined ? await newTable(settings, host) : await reopened(text, host);
    const guest = new Guest(table, []).hello().sit('watch');
    table.begin();
    await Promise.race([untilStopped, guest.untilClosed]);
    await table.close();
    return (text ?? '') + textOf(host);
  }

  test.each(['classic', 'secret-mission', 'simultaneous'])(
    'continues as it would have, from every line: %s',
    async (edition) => {
      const whole = await playOn(undefined, edition, 60);
      const lines = whole.trimEnd().split('\n');
      for (let kept = 1; kept < lines.length; kept++) {
        const prefix = lines
          .slice(0, kept)
          .map((line) => `${line}\n`)
          .join('');
        const again = await playOn(prefix, edition, 60);
        expect(again.startsWith(whole) || whole.startsWith(again)).toBe(true);
        expect(again.length).toBeGreaterThan(prefix.length);
      }
    },
  );

  test('shows what was played before, and hides its seed', async () => {
    const text = await playOn(undefined, 'secret-mission', 40);
    const table = await reopened(text, place());
    const guest = seated(table, 1);
    await quiet();
    expect(guest.last('seated')?.lines).toHaveLength(text.trimEnd().split('\n').length - 1);
    expect(JSON.stringify(guest.got)).not.toContain(SEED);
  });

  test('reports a last line that was cut off, and continues without it', async () => {
    const text = await playOn(undefined, 'classic', 40);
    const cut = await openTable({ text: text.slice(0, -20) }, place());
    expect(cut).toMatchObject({ torn: true });
    const whole = await openTable({ text }, place());
    expect(whole).toMatchObject({ torn: false });
  });

  test('needs a record of a game that is not over', async () => {
    const over = await playOn(undefined, 'simultaneous', 1000);
    expect((await openTable({ text: over }, place())).error).toMatchObject({ code: 'finished' });
    expect((await openTable({ text: 'hello\n' }, place())).error).toEqual({ line: 1, code: 'not-a-record' });
    expect((await openTable({ text: '' }, place())).error).toMatchObject({ code: 'empty' });
  });

  test('continues under revised rules: a line marks the switch, and every client sees it', async () => {
    const text = await playOn(undefined, 'classic', 40);
    const edition = EDITIONS.find(({ id }) => id === 'classic')!;
    const { revision } = edition;
    Object.assign(edition, { revision: revision + 1 });
    try {
      const host = place();
      const table = await reopened(text, host);
      table.begin();
      await quiet();
      const seq = text.trimEnd().split('\n').length;
      const guest = seated(table, 0);
      await quiet();
      const line = guest.last('seated')?.lines.find((shown) => shown.seq === seq);
      expect(line).toMatchObject({ seq, table: { type: 'revised', revision: revision + 1 } });
      expect(JSON.parse(host.lines[0] ?? '')).toEqual(line);
      await table.close();
    } finally {
      Object.assign(edition, { revision });
    }
  });

  test('closes a game that ended without a closing line', async () => {
    const over = await playOn(undefined, 'simultaneous', 1000);
    const lines = over.trimEnd().split('\n');
    const unclosed = lines
      .slice(0, -1)
      .map((line) => `${line}\n`)
      .join('');
    const host = place();
    const table = await reopened(unclosed, host);
    const guest = seated(table, 0).command({ type: 'surrender' });
    table.begin();
    await guest.untilClosed;
    expect(host.lines).toEqual(lines.slice(-1));
    expect(guest.last('failed')).toMatchObject({ code: 'not-playing' });
  });
});

test('a table stores the round of all seats with the turn of one, also after it was opened again', async () => {
  const settings = settingsOf('world-domination', 3, 3, { setup: 'quick' });
  /** Stores until turn 8 has begun. */
  const keep = () => {
    const appends: Append[] = [];
    const append = (one: Append): 'stored' | Promise<never> => {
      appends.push(one);
      return one.turn < 8 ? 'stored' : new Promise(() => {});
    };
    return { appends, append };
  };
  const first = keep();
  (await newTable(settings, place({ append: first.append }))).begin();
  await expect.poll(() => first.appends.at(-1)!.turn).toBe(8);
  const half = first.appends.findIndex(({ turn }) => turn === 5);
  const lines = first.appends.slice(0, half + 1).flatMap((append) => append.lines);
  const second = keep();
  (await reopened(lines.map((line) => `${line}\n`).join(''), place({ append: second.append }))).begin();
  await expect.poll(() => second.appends.at(-1)!.turn).toBe(8);
  for (const { turn, round } of [...first.appends, ...second.appends])
    expect([turn, round]).toEqual([turn, Math.ceil(turn / 3)]);
});
