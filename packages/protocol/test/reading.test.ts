import { HOST, makePosition, parseCommand } from '@rubicon/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RecordedGame, type RecordLine, type Resumed, readRecord, resumeRecord } from '../src/index.ts';
import { linesOf, readGolden, seal, textOf } from './records.ts';

const FINISHED = readGolden('world-domination-5');
const LINES: readonly string[] = linesOf(FINISHED);

const statusOf = (text: string): string => {
  const reading = readRecord(text);
  return reading.error === undefined ? reading.status : reading.error.code;
};

/** The record as if the rules had been revised since. */
const revised = (): string[] => LINES.with(0, (LINES[0] ?? '').replace('"revision":1', '"revision":99'));

describe('a record', () => {
  test('that is whole is verified', () => {
    expect(statusOf(FINISHED)).toBe('verified');
  });

  test('that lacks only its last line break is verified', () => {
    expect(statusOf(FINISHED.trimEnd())).toBe('verified');
  });

  test.each([1, 2, 30, LINES.length - 1])('that ends after line %i is unfinished', (count) => {
    const reading = readRecord(textOf(LINES.slice(0, count)));
    expect(reading).toMatchObject({ status: 'unfinished' });
    expect(reading.game?.seq).toBe(count - 1);
  });

  test('can be read up to a command, whatever comes after it', () => {
    const text = textOf(LINES.with(20, 'nonsense'));
    const { game, ...reading } = readRecord(text, 12);
    expect(reading).toEqual({ status: 'unfinished' });
    expect(game?.seq).toBe(12);
    expect(game?.position).toEqual(readRecord(textOf(LINES.slice(0, 13))).game?.position);
  });

  test('with a line that cannot be read gives the game before it', () => {
    expect(readRecord(textOf(LINES.with(20, 'nonsense'))).game?.seq).toBe(19);
  });

  test('of other rules is replayed: its events are folded, its commands not decided', () => {
    const { game, ...reading } = readRecord(seal(revised()));
    expect(reading).toEqual({ status: 'replayed' });
    expect(game?.position).toEqual(readRecord(FINISHED).game?.position);
  });

  test('of other rules is still checked against its hash', () => {
    expect(statusOf(textOf(revised()))).toBe('wrong-hash');
  });

  test('of other rules may hold a command that is refused today', () => {
    const line: RecordLine = JSON.parse(LINES[2] ?? '');
    const refused = JSON.stringify({ ...line, command: { type: 'end-turn' } });
    expect(statusOf(seal(LINES.with(2, refused)))).toBe('illegal-command');
    expect(statusOf(seal(revised().with(2, refused)))).toBe('replayed');
  });
});

/** Any one character changed, dropped or added; the line break at the very end apart. */
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

describe('a finished record of which any character has changed', () => {
  const settings = { seed: 49, numRuns: 1000 }; // 49 BC

  test('is never verified', () => {
    fc.assert(
      fc.property(SPOILT, (text) => statusOf(text) !== 'verified'),
      settings,
    );
  });

  test('is never verified, even when it is sealed again, unless it says the same', () => {
    fc.assert(
      fc.property(SPOILT, (text) => {
        const lines = linesOf(text);
        if (lines.length !== LINES.length || lines.at(-1) !== LINES.at(-1)) return true;
        const reading = readRecord(seal(lines));
        if (reading.error !== undefined || reading.status !== 'verified') return true;
        return linesOf(text).every((line, i) => i === 0 || toValue(line) === toValue(LINES[i] ?? ''));
      }),
      settings,
    );
  });
});

const toValue = (line: string): string => JSON.stringify(JSON.parse(line));

/** Goes on with a record; what it appends is added to what was kept. */
function resume(text: string): { resumed: Resumed; whole: () => string } {
  const kept = text.slice(0, text.lastIndexOf('\n') + 1);
  const appended: string[] = [];
  return {
    resumed: resumeRecord(text, (line) => appended.push(line)),
    whole: () => kept + textOf(appended),
  };
}

/** Plays the commands of the finished record that the game has not seen, and closes it. */
function playOn(game: RecordedGame): void {
  for (const line of LINES.slice(game.seq + 1, -1)) {
    const { seat, command }: RecordLine = JSON.parse(line);
    const parsed = parseCommand(game.rules.board, command);
    if (parsed.error !== undefined) throw new Error(line);
    const { rejection } = game.play(seat === 'host' ? HOST : seat, parsed.value);
    if (rejection !== undefined) throw new Error(`${line}: ${rejection.code}`);
  }
  game.close();
}

describe('an unfinished record', () => {
  test.each([
    ['after its header', textOf(LINES.slice(0, 1)), false],
    ['after a line', textOf(LINES.slice(0, 25)), false],
    ['after a torn line', textOf(LINES.slice(0, 25)) + LINES[25]?.slice(0, 70), true],
    ['without its closing line', textOf(LINES.slice(0, -1)), false],
    ['with a torn closing line', FINISHED.slice(0, -10), true],
  ])('goes on %s, and becomes the same record', (_, text, torn) => {
    const { resumed, whole } = resume(text);
    expect(resumed.error).toBeUndefined();
    if (resumed.error !== undefined) return;
    expect(resumed.torn).toBe(torn);
    playOn(resumed.game);
    expect(whole()).toBe(FINISHED);
  });

  test('that was abandoned is closed as such', () => {
    const { resumed, whole } = resume(textOf(LINES.slice(0, 25)));
    if (resumed.error !== undefined) throw new Error(resumed.error.code);
    resumed.game.close();
    resumed.game.close();
    expect(statusOf(whole())).toBe('verified');
    expect(linesOf(whole()).at(-1)).toContain('"result":{"type":"abandoned"}');
  });

  test('stands where its last whole line left it', () => {
    const text = readGolden('classic-3-unfinished');
    const { resumed } = resume(`${text}{"seq":`);
    if (resumed.error !== undefined) throw new Error(resumed.error.code);
    const { rules, position } = resumed.game;
    const before = readRecord(text).game;
    expect(makePosition(rules, position)).toBe(before && makePosition(before.rules, before.position));
  });
});

describe('nobody can go on with', () => {
  test.each([
    ['a finished record', FINISHED, { code: 'finished', line: LINES.length }],
    ['one of other rules', seal(revised()), { code: 'revised', line: 1 }],
    [
      'one of other rules with a torn line',
      textOf(revised().slice(0, 25)) + LINES[25]?.slice(0, 70),
      { code: 'revised', line: 1 },
    ],
    ['one that is damaged', textOf(LINES.with(20, 'nonsense')), { code: 'not-json', line: 21 }],
    ['nothing', '', { code: 'empty', line: 1 }],
    ['half a header', (LINES[0] ?? '').slice(0, 50), { code: 'torn-line', line: 1 }],
  ])('%s', (_, text, error) => {
    expect(resume(text).resumed.error).toEqual(error);
  });
});
