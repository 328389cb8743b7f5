import {
  COMMAND_ALIASES,
  COMMAND_FIELDS,
  EDITIONS,
  EVENT_ALIASES,
  EVENT_FIELDS,
  type Position,
  parsePosition,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { openRecord, verifyRecord } from '../src/index.ts';
import { playNext } from './continuing.ts';
import { GOLDEN_INDEX, GOLDEN_NAMES, linesOf, readGolden, sha256, textOf } from './records.ts';

const linesOfAll = (): Record<string, unknown>[] =>
  GOLDEN_NAMES.flatMap((name) => linesOf(readGolden(name)).map((line) => JSON.parse(line)));

/** The types of all messages in this field of the lines. */
const typesIn = (field: string, former: Readonly<Record<string, string>> = {}): string[] =>
  linesOfAll()
    .flatMap((line) => line[field] ?? [])
    .map((message) => String(Reflect.get(message as object, 'type')))
    .map((type) => former[type] ?? type);

/** The position that the index gives as the end of a record. */
function endOf(name: string): Position {
  const expected = parsePosition(GOLDEN_INDEX[name]?.position ?? '');
  if (expected.error !== undefined) throw new Error(expected.error.code);
  return expected.position;
}

describe('the golden records', () => {
  test('are all listed', () => {
    expect(GOLDEN_NAMES.toSorted()).toEqual(Object.keys(GOLDEN_INDEX).sort());
  });

  test('exist for every edition and number of players', () => {
    const needed = EDITIONS.flatMap(({ id, players }) => players.map((number) => `${id}-${number}`));
    expect(GOLDEN_NAMES).toEqual(expect.arrayContaining(needed));
  });

  test('show every command, event and result', () => {
    expect([...new Set(typesIn('command', COMMAND_ALIASES))].sort()).toEqual(
      Object.keys(COMMAND_FIELDS).sort(),
    );
    expect([...new Set(typesIn('events', EVENT_ALIASES))].sort()).toEqual(Object.keys(EVENT_FIELDS).sort());
    expect([...new Set(typesIn('result'))].sort()).toEqual(['abandoned', 'drawn', 'won']);
  });

  test.each(GOLDEN_NAMES)('%s has not changed', (name) => {
    expect(sha256(readGolden(name))).toBe(GOLDEN_INDEX[name]?.sha256);
  });

  /** After a revision of its edition's rules, a record is replayed instead; its file and final position stay the same. */
  test.each(GOLDEN_NAMES)('%s is decided again and ends as it did', (name) => {
    const verified = verifyRecord(readGolden(name));
    if (verified.error !== undefined) throw new Error(verified.error.code);
    const { game, isFinished, replayed } = verified;
    const isRevised = game.rules.revision !== game.header.revision;
    expect(isFinished).toBe(GOLDEN_INDEX[name]?.status === 'verified');
    expect(replayed).toBe(isRevised ? game.seq + 1 : 0);
    expect(game.position).toEqual(endOf(name));
  });

  test.each([3, 4, 5])('basic-training-%i, begun with revision 1, can be continued', (players) => {
    const name = `basic-training-${players}`;
    const lines = linesOf(readGolden(name));
    const half = Math.ceil(lines.length / 2);
    const open = openRecord(textOf(lines.slice(0, half)));
    if (open.error !== undefined) throw new Error(open.error.code);
    const { game } = open;
    expect(game.revision).toBe(1);
    const written = playNext(game, textOf(lines), lines.length, { isRevised: true });
    const verified = verifyRecord(textOf([...lines.slice(0, half), ...written]));
    expect(verified).toMatchObject({ isFinished: true, replayed: half });
    expect(verified.game?.position).toEqual(endOf(name));
  });
});
