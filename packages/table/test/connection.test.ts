import { WIRE_PROTOCOL } from '@rubicon/protocol/wire';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Guest, newTable, place, quiet, seated, settingsOf } from './tables.ts';

const OPTIONS = { setup: 'claim', startingSeat: '0' };

/** Three people who claim territories; seat 0 begins. */
async function claiming() {
  const host = place();
  const table = await newTable(settingsOf('world-domination', 3, 0, OPTIONS), host);
  table.begin();
  await quiet();
  return { host, table };
}

const ALASKA = { type: 'claim', territory: 'alaska' };
const PERU = { type: 'claim', territory: 'peru' };

describe('a connection', () => {
  test('is greeted with the game and its seats, and shown nothing before it sits down', async () => {
    const { table } = await claiming();
    const guest = new Guest(table, [0, 1]).hello();
    await quiet();
    expect(guest.got).toEqual([{ type: 'hello', protocol: WIRE_PROTOCOL, game: table.game, yours: [0, 1] }]);
  });

  test('of another version is told to upgrade, whatever else it sends', async () => {
    const { table } = await claiming();
    const guest = new Guest(table, [0]);
    guest.connection.receive({ type: 'hello', protocol: WIRE_PROTOCOL + 1, features: ['chat'] });
    guest.sit(0);
    await quiet();
    expect(guest.got).toEqual([
      { type: 'failed', code: 'upgrade' },
      { type: 'failed', code: 'bad-message' },
    ]);
  });

  test.each(['command', 'save'] as const)(
    'cannot stop the game with a %s of too many levels',
    async (type) => {
      const { table, host } = await claiming();
      const guest = new Guest(table, [0]).hello().sit(0);
      const territory = JSON.parse(`${'['.repeat(7000)}${']'.repeat(7000)}`);
      const command = { type: 'claim', territory };
      guest.say(type === 'save' ? { type, command } : { type, id: 'deep', command });
      guest.command(ALASKA, 'a');
      await quiet();
      expect(guest.got.slice(2).map(({ type: kind }) => kind)).toEqual(['failed', 'line', 'accepted']);
      expect(guest.last('failed')).toEqual({ type: 'failed', code: 'bad-message' });
      expect(host.failures).toEqual([]);
    },
  );

  test('must say hello first', async () => {
    const { table, host } = await claiming();
    const guest = new Guest(table, [0]).sit(0).command(ALASKA);
    await quiet();
    expect(guest.got).toEqual([
      { type: 'failed', code: 'bad-message' },
      { type: 'failed', code: 'bad-message' },
    ]);
    expect(host.lines).toHaveLength(2);
  });

  test('may take only its own seats, and otherwise stays where it was', async () => {
    const { table } = await claiming();
    const guest = new Guest(table, [0]).hello().sit(0).sit(1).command(ALASKA);
    await quiet();
    expect(guest.got.map(({ type }) => type)).toEqual(['hello', 'seated', 'failed', 'line', 'accepted']);
    expect(guest.last('failed')).toEqual({ type: 'failed', code: 'not-yours' });
  });

  test.each(['nowhere', 'watch'] as const)('on no seat (%s) cannot send commands', async (where) => {
    const { table, host } = await claiming();
    const guest = new Guest(table, [0]).hello();
    if (where === 'watch') guest.sit(where);
    guest.command(ALASKA, 'a');
    await quiet();
    expect(guest.last('failed')).toEqual({ type: 'failed', code: 'not-seated', id: 'a' });
    expect(host.lines).toHaveLength(2);
  });

  test('that may only watch cannot take a seat, nor send commands', async () => {
    const { table, host } = await claiming();
    const spectator = new Guest(table, []).hello().sit('watch').sit(0).command(ALASKA, 'a');
    await quiet();
    const failures = spectator.got.filter(({ type }) => type === 'failed');
    expect(failures).toEqual([
      { type: 'failed', code: 'not-yours' },
      { type: 'failed', code: 'not-seated', id: 'a' },
    ]);
    expect(host.lines).toHaveLength(2);
  });

  test('acts for the seat it sits on, whatever its message says', async () => {
    const { table, host } = await claiming();
    const guest = seated(table, 1).command(ALASKA, 'a');
    guest.connection.receive({ type: 'command', id: 'b', seat: 0, command: ALASKA });
    await quiet();
    expect(guest.last('refused')).toEqual({
      type: 'refused',
      id: 'a',
      rejection: { code: 'not-your-turn', toAct: [0] },
    });
    expect(guest.last('failed')).toEqual({ type: 'failed', code: 'bad-message' });
    expect(host.lines).toHaveLength(2);
  });

  test.each([
    [{ type: 'pray' }, { code: 'unknown-type', type: 'pray' }],
    [
      { type: 'claim' },
      {
        code: 'bad-field',
        type: 'claim',
        field: 'territory',
        problem: 'missing',
        expected: 'territory',
      },
    ],
    [
      { type: 'claim', territory: 'atlantis' },
      {
        code: 'bad-field',
        type: 'claim',
        field: 'territory',
        problem: 'wrong',
        expected: 'territory',
        value: 'atlantis',
      },
    ],
    [
      JSON.parse('{"type":"claim","territory":"alaska","__proto__":{"territory":"peru"}}'),
      { code: 'bad-field', type: 'claim', field: '__proto__', problem: 'unknown', allowed: ['territory'] },
    ],
    [{ type: 'start' }, { code: 'host-only' }],
    [{ type: 'skip', seat: 1, command: ALASKA }, { code: 'host-only' }],
  ])('is refused unreadable commands and commands of the host: %j', async (command, rejection) => {
    const { table } = await claiming();
    const guest = seated(table, 0).command(command, 'a');
    await quiet();
    expect(guest.last('refused')).toEqual({ type: 'refused', id: 'a', rejection });
  });

  test('cannot resume after a line that does not exist', async () => {
    const { table } = await claiming();
    const guest = new Guest(table, [0]).hello().sit(0, 9).command(ALASKA);
    await quiet();
    expect(guest.got.map(({ type }) => type)).toEqual(['hello', 'failed', 'accepted']);
  });

  test('that is lost or closed disturbs nobody else', async () => {
    const { table, host } = await claiming();
    let sent = 0;
    const broken = table.connect({
      yours: [2],
      send() {
        sent++;
        throw new Error('gone');
      },
    });
    broken.receive({ type: 'hello', protocol: WIRE_PROTOCOL });
    broken.receive({ type: 'sit', seat: 2, after: 0 });
    const left = seated(table, 1);
    await quiet();
    left.connection.close();
    left.command(PERU);
    const guest = seated(table, 0).command(ALASKA);
    await quiet();
    expect(guest.last('accepted')).toEqual({ type: 'accepted', id: '1', seq: 2 });
    expect(left.got.map(({ type }) => type)).toEqual(['hello', 'seated']);
    expect(sent).toBe(1);
    expect(host.failures).toEqual([]);
  });

  test('survives any frame: it neither throws nor changes the game', async () => {
    const { table, host } = await claiming();
    const guest = seated(table, 0);
    const word = fc.constantFrom('hello', 'sit', 'command', 'claim', 'start', '__proto__', 'toString');
    const nearly = fc.record(
      {
        type: fc.oneof(word, fc.anything()),
        protocol: fc.oneof(fc.constant(WIRE_PROTOCOL), fc.anything()),
        seat: fc.oneof(fc.constantFrom<unknown>(0, 1, 'watch'), fc.anything()),
        after: fc.anything(),
        id: fc.oneof(fc.string(), fc.anything()),
        command: fc.oneof(
          fc.record({ type: fc.oneof(word, fc.anything()), territory: fc.anything() }),
          fc.anything(),
        ),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          nearly,
          fc.anything(),
          fc.json().map((text) => JSON.parse(text)),
        ),
        (frame) => {
          guest.connection.receive(frame);
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
    await quiet();
    expect(host.lines).toHaveLength(2);
    expect(host.failures).toEqual([]);
    guest.sit(0).command(ALASKA, 'at last');
    await quiet();
    expect(guest.last('accepted')).toEqual({ type: 'accepted', id: 'at last', seq: 2 });
  });
});

describe('a command that is sent twice', () => {
  test('is played once and gets the same answer, even over another connection', async () => {
    const { table, host } = await claiming();
    const guest = seated(table, 0).command(ALASKA, 'a').command(ALASKA, 'a');
    await quiet();
    const again = seated(table, 0).command(ALASKA, 'a');
    await quiet();
    const accepted = { type: 'accepted', id: 'a', seq: 2 };
    expect(guest.got.filter(({ type }) => type !== 'line').slice(2)).toEqual([accepted, accepted]);
    expect(again.got.at(-1)).toEqual(accepted);
    expect(host.lines).toHaveLength(3);
  });

  test('is decided again if it was rejected', async () => {
    const { table } = await claiming();
    const other = seated(table, 1).command(PERU, 'a');
    seated(table, 0).command(ALASKA);
    await quiet();
    other.command(PERU, 'a');
    await quiet();
    const types = other.got.map(({ type }) => type);
    expect(types).toEqual(['hello', 'seated', 'refused', 'line', 'line', 'accepted']);
  });

  test('with an id that another seat has used is a different command', async () => {
    const { table, host } = await claiming();
    seated(table, 0).command(ALASKA, 'a');
    seated(table, 1).command(PERU, 'a');
    await quiet();
    expect(host.lines).toHaveLength(4);
  });
});

describe('a client that changes its seat', () => {
  const CAPITALS = { setup: 'quick', startingSeat: '0' };

  /** All seats choose headquarters, in secret. */
  async function choosing(append = place().append) {
    const table = await newTable(settingsOf('capital', 3, 0, CAPITALS), place({ append }));
    table.begin();
    await quiet();
    const guest = new Guest(table, [0, 1]).hello().sit(0);
    await quiet();
    const owners = guest.last('seated')?.lines.flatMap((line) => ('events' in line ? line.events : []));
    const dealt = owners?.find(({ type }) => type === 'dealt')?.owners as Record<string, number>;
    const own = (seat: number): string => Object.keys(dealt).find((id) => dealt[id] === seat) ?? '';
    return { guest, own };
  }

  test('sees the game from the new seat, and nothing more of the old one', async () => {
    const { guest, own } = await choosing();
    const chosen = own(0);
    guest.command({ type: 'choose-capital', territory: chosen });
    await quiet();
    expect(JSON.stringify(guest.got.slice(2))).toContain(`"${chosen}"`);
    const before = guest.got.length;
    guest.sit(1);
    await quiet();
    const [shown, ...rest] = guest.got.slice(before);
    expect(rest).toEqual([]);
    expect(shown?.type).toBe('seated');
    const last = guest.last('seated')?.lines.at(-1);
    expect(last).toMatchObject({ seq: 2, seat: 0 });
    expect(JSON.stringify(last)).not.toContain(chosen);
  });

  test('gets no answer that was still in flight for the old seat', async () => {
    let store = (): void => {};
    let isSlow = false;
    const { guest, own } = await choosing(() =>
      isSlow ? new Promise((resolve) => (store = () => resolve('stored'))) : 'stored',
    );
    isSlow = true;
    guest.command({ type: 'choose-capital', territory: own(0) }, 'a');
    await quiet();
    const before = guest.got.length;
    guest.sit('watch');
    store();
    await quiet();
    expect(guest.got.slice(before).map(({ type }) => type)).toEqual(['seated']);
    expect(guest.last('seated')).toMatchObject({ seat: 'watch', lines: { length: 2 } });
  });
});
