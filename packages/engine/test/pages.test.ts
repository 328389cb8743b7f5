import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  classicBoard,
  EDITIONS,
  makeCommandText,
  makePosition,
  parseCommandText,
  parsePosition,
} from '../src/index.ts';
import * as orders from '../src/orders/fields.ts';
import * as turns from '../src/turns/fields.ts';

/** Checks the files and rules named on the edition pages, and the examples of the notation page. */

const docs = new URL('../../../docs/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, docs), 'utf8');

const ID = /\b[A-Z]{1,2}-\d+\b/g;
const catalogue = [...read('rules/catalogue.md').matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id);
const overview = read('editions/README.md');

interface Row {
  readonly ids: readonly string[];
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** The rows of the table `| rules | file | tests |`. */
function rowsOf(page: string): Row[] {
  const [, developers = ''] = page.split('## For developers');
  return [...developers.matchAll(/^\| ([A-Z]+-\d.*) \| (.*) \| (.*) \|$/gm)].map(([, ids, files, tests]) => ({
    ids: ids.split(', '),
    files: quoted(files),
    tests: quoted(tests),
  }));
}

/** The ids at the start of titles in a test file. */
function testedIn(file: string): string[] {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...source.matchAll(/['"`]([A-Z]+-\d+(?:, [A-Z]+-\d+)?) /g)].flatMap(([, ids]) => ids.split(', '));
}

describe.each(EDITIONS)('the page of $id', ({ id, options }) => {
  const page = existsSync(new URL(`editions/${id}.md`, docs)) ? read(`editions/${id}.md`) : '';
  const rows = rowsOf(page);

  test('exists, and the overview links it', () => {
    expect(page).not.toBe('');
    expect(overview).toContain(`](${id}.md)`);
  });

  test('names every option but house rules', () => {
    const own = Object.keys(options).filter((option) => options[option]?.texts === undefined);
    expect(own.filter((option) => !page.includes(`\`${option}\``))).toEqual([]);
  });

  test('names only rules of the catalogue', () => {
    expect((page.match(ID) ?? []).filter((rule) => !catalogue.includes(rule))).toEqual([]);
  });

  test('names files that exist', () => {
    expect(rows.length).toBeGreaterThan(0);
    const missing = rows.flatMap(({ files, tests }) => [
      ...files.filter((file) => !existsSync(new URL(`../src/${file}`, import.meta.url))),
      ...tests.filter((file) => !existsSync(new URL(file, import.meta.url))),
    ]);
    expect(missing).toEqual([]);
  });

  test('gives each rule a file and a test that has it in a title', () => {
    expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
    const untested = rows.flatMap(({ ids, tests }) => {
      const tested = tests.flatMap(testedIn);
      return ids.filter((rule) => !tested.includes(rule));
    });
    expect(untested).toEqual([]);
  });

  test('names each rule once in its table', () => {
    const ids = rows.flatMap((row) => row.ids);
    expect(ids.filter((rule, i) => ids.indexOf(rule) < i)).toEqual([]);
  });
});

describe('the page of the notation', () => {
  const page = read('notation.md');
  const blocks = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  const positions = blocks.flatMap(([, language, code]) => (language === '' ? code.trim().split('\n') : []));
  const [, commands = ''] = page.split('## A command on one line');

  test('has a position of every edition', () => {
    expect(new Set(positions.map((line) => line.split(' ')[0]))).toEqual(
      new Set(EDITIONS.map(({ id }) => id)),
    );
  });

  test.each(positions)('shows a position as it is written: %s', (line) => {
    const parsed = parsePosition(line);
    expect(parsed.error ?? makePosition(parsed.rules, parsed.position)).toBe(line);
  });

  test.each([...commands.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell]) => quoted(cell)))(
    'shows a command as it is written: %s',
    (line) => {
      const parsed = parseCommandText(classicBoard, line);
      expect(parsed.error ?? makeCommandText(classicBoard, parsed.value)).toBe(line);
    },
  );
});

describe('messages with the same name are the same in both families, as docs/design.md says', () => {
  const tables: [string, Readonly<Record<string, object>>, Readonly<Record<string, object>>][] = [
    ['commands', orders.COMMAND_FIELDS, turns.COMMAND_FIELDS],
    ['events', orders.EVENT_FIELDS, turns.EVENT_FIELDS],
    ['offers', orders.OFFER_FIELDS, turns.OFFER_FIELDS],
    ['rejections', orders.REJECTION_FIELDS, turns.REJECTION_FIELDS],
  ];

  test.each(tables)('%s', (_, one, other) => {
    const shared = Object.keys(one).filter((name) => Object.hasOwn(other, name));
    expect(shared.length).toBeGreaterThan(0);
    for (const name of shared) expect([name, one[name]]).toEqual([name, other[name]]);
  });
});
