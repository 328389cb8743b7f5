import { describe, expect, test } from 'vitest';
import { type RecordError, type RecordHeader, type RecordLine, verifyRecord } from '../src/index.ts';
import { linesOf, readGolden, seal, textOf } from './records.ts';

const WHOLE = readGolden('world-domination-5');
const LINES: readonly string[] = linesOf(WHOLE);
const LAST = LINES.length;

/** The first line, counted from 1, with an event of this type. */
const lineWith = (type: string): number => LINES.findIndex((line) => line.includes(`{"type":"${type}"`)) + 1;
const START = lineWith('started');
const ROLL = lineWith('rolled');

/** Returns the record with this line replaced, or dropped. */
const replace = (line: number, ...texts: readonly string[]): string =>
  textOf(LINES.toSpliced(line - 1, 1, ...texts));

const lineAt = (line: number): string => LINES[line - 1] ?? '';

const edited = <T extends object>(line: number, edit: (json: T) => object): string =>
  replace(line, JSON.stringify(edit(JSON.parse(lineAt(line)))));

const editHeader = (changes: Record<string, unknown>): string =>
  edited<RecordHeader>(1, (header) => ({ ...header, ...changes }));

const editClosing = (changes: Record<string, unknown>): string =>
  edited(LAST, (closing) => ({ ...closing, ...changes }));

const editLine = (
  line: number,
  changes: (json: RecordLine) => Partial<Record<keyof RecordLine, unknown>>,
): string => edited<RecordLine>(line, (json) => ({ ...json, ...changes(json) }));

/** The line with its event of this type changed. */
const editEvent = (line: number, type: string, changes: Record<string, unknown>): string =>
  editLine(line, ({ events }) => ({
    events: events.map((event) => (event.type === type ? { ...event, ...changes } : event)),
  }));

/** A damaged record: what was damaged, the text, and the line in which the damage must be found. */
type Damage = readonly [what: string, text: string, line: number];

const LOSER = JSON.parse(lineAt(LAST)).result.seat === 0 ? 1 : 0;

/** `fair.test.ts` damages records with fair dice. */
type FairCode = 'no-secret' | 'wrong-secret' | 'wrong-seed' | 'wrong-attempt';
type Code = Exclude<RecordError['code'], 'unknown-chance' | FairCode>;

const DAMAGES: Readonly<Record<Code, readonly Damage[]>> = {
  empty: [['nothing at all', '', 1]],
  'not-a-record': [
    ['prose', 'once upon a time\n', 1],
    ['an empty line', '\n', 1],
    ['JSON of another kind', '{"name":"rubicon"}\n', 1],
    ['a list', '[]\n', 1],
    ['another format', editHeader({ format: 'chess' }), 1],
    ['no header', replace(1), 1],
  ],
  'unknown-version': [
    ['a version to come', editHeader({ version: 3 }), 1],
    ['no version', editHeader({ version: undefined }), 1],
  ],
  'bad-header': [
    ['no seats', editHeader({ seats: undefined }), 1],
    ['other dice', editHeader({ chance: { type: 'seeded', generator: 'xorshift', seed: '1' } }), 1],
    ['a field too many', editHeader({ v: 1 }), 1],
  ],
  'bad-settings': [
    ['an unknown edition', editHeader({ edition: 'chess' }), 1],
    ['an unknown option', editHeader({ options: { fog: 'on' } }), 1],
    ['an unreadable position', editHeader({ position: 'nowhere' }), 1],
    ['too few seats', editHeader({ seats: [{ colour: 'red', name: 'Red' }] }), 1],
  ],
  'not-json': [
    ['a line of prose', replace(5, 'and then'), 5],
    ['an empty line', replace(5, ''), 5],
    ['a line that is a number', replace(5, '5'), 5],
    ['two lines joined', replace(5, `${lineAt(5)} ${lineAt(6)}`), 5],
  ],
  'torn-line': [
    ['the last line cut off', WHOLE.slice(0, -20), LAST],
    ['a line in the middle cut off', textOf(LINES.slice(0, 9)) + lineAt(10).slice(0, 40), 10],
    ['only half a header', lineAt(1).slice(0, 50), 1],
  ],
  'bad-line': [
    ['a line without a command', editLine(5, () => ({ command: undefined })), 5],
    ['a field too many', edited(5, (json) => ({ ...json, v: 2 })), 5],
    ['a seat that cannot be', editLine(5, () => ({ seat: 6 })), 5],
    ['a time that is none', editLine(5, () => ({ time: 'teatime' })), 5],
    ['an unknown command', editLine(5, () => ({ command: { type: 'pray' } })), 5],
    [
      'a command for no territory',
      editLine(5, () => ({ command: { type: 'claim', territory: 'atlantis' } })),
      5,
    ],
    ['an event of unknown type', editLine(5, () => ({ events: [{ type: 'rained' }] })), 5],
    ['an event with a version', editEvent(START, 'started', { v: 2 }), START],
    ['an event for no territory', editEvent(ROLL, 'rolled', { to: 'atlantis' }), ROLL],
    ['a closing line without a result', editClosing({ result: undefined }), LAST],
    ['a closing line with a field too many', editClosing({ v: 2 }), LAST],
    ['an unknown result', editClosing({ result: { type: 'lost' } }), LAST],
  ],
  'missing-line': [
    ['a line dropped', replace(7), 7],
    ['two lines swapped', textOf(LINES.toSpliced(6, 2, lineAt(8), lineAt(7))), 7],
  ],
  'inserted-line': [
    ['a line twice', replace(7, lineAt(7), lineAt(7)), 8],
    ['an earlier line again', replace(7, lineAt(3), lineAt(7)), 7],
  ],
  'illegal-command': [
    ['a seat out of turn', editLine(3, ({ seat }) => ({ seat: seat === 0 ? 1 : 0 })), 3],
    ['a command of another phase', editLine(3, () => ({ command: { type: 'end-turn' } })), 3],
    ['the game is started twice', editLine(3, () => ({ seat: 'host', command: { type: 'start' } })), 3],
  ],
  'changed-outcome': [
    [
      'another number drawn',
      editLine(ROLL, ({ chance: [[index, n, value] = [0, 0, 0], ...others] }) => ({
        chance: [[index, n, (value + 1) % n], ...others],
      })),
      ROLL,
    ],
    [
      'another index',
      editLine(ROLL, ({ chance: [[index, n, value] = [0, 0, 0], ...others] }) => ({
        chance: [[index + 1, n, value], ...others],
      })),
      ROLL,
    ],
    ['an outcome dropped', editLine(ROLL, ({ chance }) => ({ chance: chance.slice(1) })), ROLL],
    ['the last outcome dropped', editLine(ROLL, ({ chance }) => ({ chance: chance.slice(0, -1) })), ROLL],
    ['an outcome added', editLine(ROLL, ({ chance }) => ({ chance: [...chance, [999, 6, 0]] })), ROLL],
    ['another seed', editHeader({ chance: { type: 'seeded', generator: 'sfc32', seed: 'loaded' } }), START],
  ],
  'changed-die': [
    ['a better attack', editEvent(ROLL, 'rolled', { attack: [6, 6, 6] }), ROLL],
    ['other losses', editEvent(ROLL, 'rolled', { defendersLost: 2, attackersLost: 9 }), ROLL],
  ],
  'changed-event': [
    ['more armies', editEvent(START, 'turn-began', { armies: 30 }), START],
    ['an event dropped', editLine(START, ({ events }) => ({ events: events.slice(1) })), START],
    ['the last event dropped', editLine(START, ({ events }) => ({ events: events.slice(0, -1) })), START],
    ['all events dropped', editLine(START, () => ({ events: [] })), START],
    ['an event added', editLine(START, ({ events }) => ({ events: [...events, { type: 'drawn' }] })), START],
  ],
  'after-the-end': [
    ['a line after the closing line', WHOLE + lineAt(7), LAST + 1],
    ['the closing line twice', `${WHOLE}${lineAt(LAST)}\n`, LAST + 1],
    ['an empty line after it', `${WHOLE}\n`, LAST + 1],
    ['part of a line after it', `${WHOLE}{"seq":`, LAST + 1],
    ['a space after it', `${WHOLE} `, LAST + 1],
  ],
  'wrong-result': [
    ['another winner', editClosing({ result: { type: 'won', seat: LOSER } }), LAST],
    ['a draw', editClosing({ result: { type: 'drawn' } }), LAST],
    ['abandoned, though it is over', editClosing({ result: { type: 'abandoned' } }), LAST],
    ['won, though it is not over', seal([...LINES.slice(0, 20), lineAt(LAST)]), 21],
  ],
  'wrong-count': [
    ['a line more', editClosing({ lines: LAST }), LAST],
    ['a line less', editClosing({ lines: LAST - 2 }), LAST],
  ],
  'wrong-hash': [
    ['another hash', editClosing({ sha256: '0'.repeat(64) }), LAST],
    ['another name', editHeader({ engine: '9.9.9' }), LAST],
    ['a space in a line', replace(5, lineAt(5).replace(',', ', ')), LAST],
    ['fields in another order', edited<RecordLine>(5, ({ seq, ...others }) => ({ ...others, seq })), LAST],
    ['a time added', editLine(5, () => ({ time: '2024-01-10T18:00:00Z' })), LAST],
  ],
};

describe.each(Object.entries(DAMAGES))('%s', (code, damages) => {
  test.each(damages)('%s', (_, text, line) => {
    expect(verifyRecord(text).error).toMatchObject({ code, line });
  });
});

describe('an error says', () => {
  test.each([
    ['the unknown version', editHeader({ version: 3 }), { version: 3 }],
    [
      'the field of the header',
      editHeader({ chance: { type: 'seeded', generator: 'sfc32' } }),
      { field: 'chance.seed' },
    ],
    [
      'the settings',
      editHeader({ edition: 'chess' }),
      { error: { code: 'unknown-edition', edition: 'chess' } },
    ],
    ['the missing line', replace(7), { expected: 6, found: 7 }],
    ['the inserted line', replace(7, lineAt(7), lineAt(7)), { expected: 7, found: 6 }],
    [
      'why it is refused',
      editLine(3, () => ({ command: { type: 'end-turn' } })),
      { rejection: { code: 'wrong-phase' } },
    ],
    ['the count', editClosing({ lines: 3 }), { expected: 3, found: LAST - 1 }],
  ])('%s', (_, text, facts) => {
    expect(verifyRecord(text).error).toMatchObject(facts);
  });
});
