import { EDITIONS } from '@rubicon/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { openRecord, RecordedGame, seededChance, verifyRecord } from '../src/index.ts';
import type { TableEvent } from '../src/wire/index.ts';
import { playNext } from './continuing.ts';
import { linesOf, readGolden, textOf } from './records.ts';

const CLASSIC = readGolden('classic-3');
const LINES: readonly string[] = linesOf(CLASSIC);

const TABLE_EVENTS: readonly TableEvent[] = [
  { type: 'left', seat: 1 },
  { type: 'played-by', seat: 1, bot: 'medium' },
  { type: 'returned', seat: 1 },
  { type: 'played-by', seat: 1, player: 'k3f9' },
  { type: 'paused' },
  { type: 'resumed' },
];

/** A new game, and the lines it has written. */
function newGame(): { game: RecordedGame; lines: string[] } {
  const { edition, options, seats, chance } = JSON.parse(LINES[0] ?? '');
  const lines: string[] = [];
  const game = RecordedGame.create(
    { game: 'g-1', edition, options, seats },
    seededChance(chance.seed),
    (line) => lines.push(line),
  );
  if ('error' in game) throw new Error(game.error.code);
  return { game, lines };
}

describe('table lines', () => {
  test('take sequence numbers, change nothing in the game, and are verified and folded', () => {
    const { game, lines } = newGame();
    lines.push(...playNext(game, CLASSIC, 10));
    game.appendTo((line) => lines.push(line));
    const before = JSON.stringify(game.position);
    for (const event of TABLE_EVENTS) game.note(event, '2026-11-16T12:00:00.000Z');
    expect(game.seq).toBe(10 + TABLE_EVENTS.length);
    expect(JSON.stringify(game.position)).toBe(before);
    game.close();
    const text = textOf(lines);
    expect(verifyRecord(text)).toMatchObject({ isFinished: true, replayed: 0 });
    const open = openRecord(textOf(lines.slice(0, -1)));
    if (open.error !== undefined) throw new Error(open.error.code);
    expect(open.game.entries.slice(10).map(({ table }) => table)).toEqual(TABLE_EVENTS);
    expect(open.game.entries).toEqual(game.entries);
  });

  test('that are malformed or out of order are errors', () => {
    const head = LINES.slice(0, 1);
    const codeOf = (line: object) => verifyRecord(textOf([...head, JSON.stringify(line)])).error?.code;
    expect(codeOf({ seq: 1, table: { type: 'paused' } })).toBeUndefined();
    expect(codeOf({ seq: 2, table: { type: 'paused' } })).toBe('missing-line');
    expect(codeOf({ seq: 1, table: { type: 'danced' } })).toBe('bad-line');
    expect(codeOf({ seq: 1, table: { type: 'left', seat: 6 } })).toBe('bad-line');
    expect(codeOf({ seq: 1, table: { type: 'left', seat: 0, name: 'Ann' } })).toBe('bad-line');
  });
});

describe('when the rules are revised', () => {
  const edition = EDITIONS.find(({ id }) => id === 'classic');
  if (edition === undefined) throw new Error('no such edition');

  /** Raises the revision of the edition, as a rule fix does. */
  const revise = (revision: number): void => void Object.assign(edition, { revision });
  const { revision: present } = edition;
  afterEach(() => revise(present));

  const running = textOf(LINES.slice(0, 31));

  /** Opens the running game under the current rules, and continues it to the end. */
  function continued(text: string, commands = LINES.length): string {
    const open = openRecord(text);
    if (open.error !== undefined) throw new Error(open.error.code);
    const { game } = open;
    const written: string[] = [];
    game.appendTo((line) => written.push(line));
    game.revise('2026-11-16T12:00:00.000Z');
    const shifted = LINES.toSpliced(1, 0, ...Array(game.seq - linesOf(running).length + 1).fill('')); // by table lines
    written.push(...playNext(game, textOf(shifted), commands));
    return text + textOf(written);
  }

  test('a running game continues, and a line marks the switch', () => {
    revise(present + 1);
    const lines = linesOf(continued(running));
    expect(JSON.parse(lines[31] ?? '')).toMatchObject({
      seq: 31,
      table: { type: 'revised', revision: present + 1 },
    });
    expect(lines).toHaveLength(LINES.length + 1);
    expect(verifyRecord(textOf(lines))).toMatchObject({ isFinished: true, replayed: 31 });
  });

  test('nothing is decided before the switch is marked', () => {
    revise(present + 1);
    const open = openRecord(running);
    if (open.error !== undefined) throw new Error(open.error.code);
    expect(() => playNext(open.game, CLASSIC, 1)).toThrow('not marked');
  });

  test('a game that never saw the old rules has no such line', () => {
    expect(continued(running)).toBe(CLASSIC);
  });

  test('an error after the switch is still found', () => {
    revise(present + 1);
    const text = continued(running);
    const at = linesOf(text).findIndex((line, i) => i > 31 && line.includes('"type":"rolled"'));
    const spoilt = linesOf(text).map((line, i) =>
      i === at ? line.replace(/"attackersLost":\d/, '"attackersLost":9') : line,
    );
    expect(verifyRecord(textOf(spoilt)).error).toMatchObject({ code: 'changed-die', line: at + 1 });
  });
});
