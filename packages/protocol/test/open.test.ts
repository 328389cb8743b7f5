import { EDITIONS, makePosition, type Outcome } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { declaredChance, foldRecord, openRecord, RecordedGame, verifyRecord } from '../src/index.ts';
import { playNext } from './continuing.ts';
import { GOLDEN_NAMES, linesOf, readGolden, seal, textOf } from './records.ts';

const FINISHED = readGolden('world-domination-5');
const LINES: readonly string[] = linesOf(FINISHED);

type Draws = readonly (readonly Outcome[])[]; // by line

function opened(text: string): RecordedGame {
  const record = openRecord(text);
  if (record.error !== undefined) throw new Error(record.error.code);
  return record.game;
}

/** The same game, with every command decided again. */
function decided(text: string): RecordedGame {
  const record = verifyRecord(text);
  if (record.error !== undefined) throw new Error(record.error.code);
  return record.game;
}

describe('a folded record continues exactly like one that was decided again', () => {
  const SOON = 3; // the number of commands played after every cut

  /** Folds the first lines of a record that was parsed once: opening the text again at every line would take minutes. */
  function foldTo(cut: number, { header, entries }: RecordedGame, lines: readonly string[], draws: Draws) {
    const game = RecordedGame.reopen(header, lines[0] ?? '', declaredChance(header));
    if ('error' in game) throw new Error(game.error.code);
    for (const entry of entries.slice(0, cut - 1)) {
      game.skip(draws[entry.seq - 1] ?? []);
      game.fold(lines[entry.seq] ?? '', entry);
    }
    return game;
  }

  /** Whether a record began under the current rules. The set-up of older ones may differ from that of new games. */
  function isPresent(name: string): boolean {
    const { edition, revision } = JSON.parse(linesOf(readGolden(name))[0]!);
    return EDITIONS.some(({ id, revision: present }) => id === edition && revision === present);
  }

  test.each(GOLDEN_NAMES)('%s, cut at every line', (name) => {
    const text = readGolden(name);
    const lines = linesOf(text);
    const whole = decided(text);
    const draws: Draws = lines.slice(1).map((line) => JSON.parse(line).chance ?? []);
    const isRevised = !isPresent(name); // an older record continues after set-up, with a line that marks the switch
    const first = isRevised ? 1 + lines.findIndex((line) => line.includes('"turn-began"')) : 1;
    const marks = isRevised ? 1 : 0;
    const start = decided(textOf(lines.slice(0, first)));
    const written = playNext(start, text, lines.length, { isRevised }).slice(marks);
    for (let cut = first; cut <= whole.seq; cut++) {
      const soon = Math.min(SOON, whole.seq - cut + 1);
      const next = playNext(foldTo(cut, whole, lines, draws), text, soon, { isRevised }).slice(marks);
      expect(next, `cut after line ${cut}`).toEqual(written.slice(cut - first, cut - first + next.length));
      expect(next, `cut after line ${cut}`).toHaveLength(soon);
    }
  });

  test.each(GOLDEN_NAMES)('%s, opened from its text and played to the end', (name) => {
    const text = readGolden(name);
    const lines = linesOf(text);
    const part = Math.ceil(lines.length / 4);
    for (let cut = isPresent(name) ? 1 : 1 + part; cut <= lines.length; cut += part) {
      const prefix = textOf(lines.slice(0, cut));
      const [next, expected] = [opened(prefix), decided(prefix)].map((game) =>
        playNext(game, text, lines.length, { isRevised: true }),
      );
      expect(next, `cut after line ${cut}`).toEqual(expected);
    }
  });

  test.each(GOLDEN_NAMES)('%s, with the same hash and history', (name) => {
    const text = readGolden(name);
    const folded = foldRecord(text);
    if (folded.error !== undefined) throw new Error(folded.error.code);
    const { sha256, position, entries } = decided(text);
    expect(folded.game).toMatchObject({ sha256, position, entries });
  });
});

describe('an unfinished record', () => {
  test.each([
    ['after its header', textOf(LINES.slice(0, 1)), false],
    ['after a line', textOf(LINES.slice(0, 25)), false],
    ['after a torn line', textOf(LINES.slice(0, 25)) + LINES[25]?.slice(0, 70), true],
    ['without its closing line', textOf(LINES.slice(0, -1)), false],
    ['with a torn closing line', FINISHED.slice(0, -10), true],
  ])('continues %s, and becomes the same record', (_, text, torn) => {
    expect(openRecord(text)).toMatchObject({ torn, isFinished: false });
    const kept = text.slice(0, text.lastIndexOf('\n') + 1);
    expect(kept + textOf(playNext(opened(text), FINISHED, LINES.length))).toBe(FINISHED);
  });

  test('that was abandoned is closed as such', () => {
    const text = textOf(LINES.slice(0, 25));
    const game = opened(text);
    const written: string[] = [];
    game.appendTo((line) => written.push(line));
    game.close();
    game.close();
    expect(verifyRecord(text + textOf(written))).toMatchObject({ isFinished: true });
    expect(written).toHaveLength(1);
    expect(written[0]).toContain('"result":{"type":"abandoned"}');
  });

  test('continues where its last whole line left it', () => {
    const text = readGolden('classic-3-unfinished');
    const { rules, position } = opened(`${text}{"seq":`);
    expect(makePosition(rules, position)).toBe(makePosition(rules, decided(text).position));
  });
});

describe('a record cannot be continued', () => {
  const newer = LINES.with(0, (LINES[0] ?? '').replace('"revision":1', '"revision":99'));

  test.each([
    ['if it is finished', FINISHED, { code: 'finished', line: LINES.length }],
    [
      'if newer rules decided it',
      textOf(newer.slice(0, 25)),
      { code: 'newer-revision', line: 1, revision: 99 },
    ],
    ['if it is finished and of newer rules', seal(newer), { code: 'finished', line: LINES.length }],
    ['if it is damaged', textOf(LINES.with(20, 'nonsense')), { code: 'not-json', line: 21 }],
    [
      'if a line is missing',
      textOf(LINES.toSpliced(6, 1)),
      { code: 'missing-line', line: 7, expected: 6, found: 7 },
    ],
    ['if it is empty', '', { code: 'empty', line: 1 }],
    ['if it is half a header', (LINES[0] ?? '').slice(0, 50), { code: 'torn-line', line: 1 }],
  ])('%s', (_, text, error) => {
    expect(openRecord(text).error).toEqual(error);
  });

  test('if its host does not know its source of chance', () => {
    const error = openRecord(FINISHED, () => undefined).error;
    expect(error).toEqual({ line: 1, code: 'unknown-chance', type: 'seeded' });
  });
});
