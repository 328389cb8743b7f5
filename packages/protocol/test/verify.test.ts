import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RecordLine, recoverRecord, verifyRecord } from '../src/index.ts';
import { linesOf, readGolden, seal, textOf } from './records.ts';

const FINISHED = readGolden('world-domination-5');
const LINES: readonly string[] = linesOf(FINISHED);

const statusOf = (text: string): string => {
  const found = verifyRecord(text);
  if (found.error !== undefined) return found.error.code;
  if (found.replayed > 0) return `replayed to line ${found.replayed}`;
  return found.isFinished ? 'verified' : 'unfinished';
};

/** The record as an older revision of the rules would have written it. */
const older = (): string[] => LINES.with(0, (LINES[0] ?? '').replace('"revision":1', '"revision":99'));

describe('a record', () => {
  test('that is whole is verified', () => {
    expect(statusOf(FINISHED)).toBe('verified');
  });

  test('that lacks only its last line break is verified', () => {
    expect(statusOf(FINISHED.trimEnd())).toBe('verified');
  });

  test.each([1, 2, 30, LINES.length - 1])('that ends after line %i is unfinished', (count) => {
    const found = verifyRecord(textOf(LINES.slice(0, count)));
    expect(found).toMatchObject({ isFinished: false, replayed: 0 });
    expect(found.game?.seq).toBe(count - 1);
  });

  test('can be verified up to a line, whatever comes after it', () => {
    const text = textOf(LINES.with(20, 'nonsense'));
    const { game, ...found } = verifyRecord(text, 12);
    expect(found).toEqual({ isFinished: false, replayed: 0 });
    expect(game?.seq).toBe(12);
    expect(game?.position).toEqual(verifyRecord(textOf(LINES.slice(0, 13))).game?.position);
  });

  test('with an unreadable line gives the game before it', () => {
    expect(verifyRecord(textOf(LINES.with(20, 'nonsense'))).game?.seq).toBe(19);
  });

  test('that ends in a cut-off line is recovered without it', () => {
    const torn = textOf(LINES.slice(0, 25)) + LINES[25]?.slice(0, 70);
    expect(statusOf(torn)).toBe('torn-line');
    expect(recoverRecord(torn)).toMatchObject({ torn: true, isFinished: false, lines: LINES.slice(0, 25) });
  });
});

describe('a record of an older revision', () => {
  test('is replayed: its events are folded, its commands not decided', () => {
    const found = verifyRecord(seal(older()));
    expect(found).toMatchObject({ isFinished: true, replayed: LINES.length - 1 });
    expect(found.game?.position).toEqual(verifyRecord(FINISHED).game?.position);
  });

  test('may hold a command that is rejected today', () => {
    const line: RecordLine = JSON.parse(LINES[2] ?? '');
    const rejected = JSON.stringify({ ...line, command: { type: 'end-turn' } });
    expect(statusOf(seal(LINES.with(2, rejected)))).toBe('illegal-command');
    expect(statusOf(seal(older().with(2, rejected)))).toBe(`replayed to line ${LINES.length - 1}`);
  });

  test('is still checked against its hash', () => {
    expect(statusOf(textOf(older()))).toBe('wrong-hash');
  });

  test('has its outcomes recomputed', () => {
    const at = LINES.findIndex((line) => line.includes('"type":"rolled"'));
    const line: RecordLine = JSON.parse(LINES[at] ?? '');
    const [[index, below, value] = [0, 1, 0], ...others] = line.chance;
    const loaded = { ...line, chance: [[index, below, (value + 1) % below], ...others] };
    expect(statusOf(seal(older().with(at, JSON.stringify(loaded))))).toBe('changed-outcome');
  });
});

/** Any one character changed, dropped or added, except the final line break. */
const SPOILT = fc
  .record({
    at: fc.nat({ max: FINISHED.length - 2 }),
    character: fc.string({ minLength: 1, maxLength: 1, unit: 'binary-ascii' }),
    edit: fc.constantFrom('change', 'drop', 'add'),
  })
  .map(({ at, character, edit }) => {
    const rest = FINISHED.slice(edit === 'add' ? at : at + 1);
    return FINISHED.slice(0, at) + (edit === 'drop' ? '' : character) + rest;
  })
  .filter((text) => text !== FINISHED);

describe('a finished record with any one character changed', () => {
  const settings = { seed: 49, numRuns: 1000 }; // 49 BC

  test('is never verified', () => {
    fc.assert(
      fc.property(SPOILT, (text) => statusOf(text) !== 'verified'),
      settings,
    );
  });

  test('is never verified, even with a new closing line, unless its meaning is the same', () => {
    fc.assert(
      fc.property(SPOILT, (text) => {
        const lines = linesOf(text);
        if (lines.length !== LINES.length || lines.at(-1) !== LINES.at(-1)) return true;
        if (statusOf(seal(lines)) !== 'verified') return true;
        return linesOf(text).every((line, i) => i === 0 || toValue(line) === toValue(LINES[i] ?? ''));
      }),
      settings,
    );
  });
});

const toValue = (line: string): string => JSON.stringify(JSON.parse(line));
