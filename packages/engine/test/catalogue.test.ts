import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const catalogue = new URL('../../../docs/rules/catalogue.md', import.meta.url);
const folders = ['rules/', 'orders/'].map((folder) => new URL(folder, import.meta.url));

const ROW = /^\| ([A-Z]+-\d+) \|/gm;
const ID = /\b[A-Z]+-\d+\b/g;
/** The start of a title: `C-8 …`, or `C-8, E-2 …` for two rules. */
const LEADING = /^[A-Z]+-\d+(, [A-Z]+-\d+)?(?= )/;
/** `test(` or `test.each(…)(` up to its first string; a table in between ends with `)(`. */
const TITLE = /^ *test(?:\.each\([\s\S]*?\)|)\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/gm;

const rows = [...readFileSync(catalogue, 'utf8').matchAll(ROW)].map(([, id]) => id);
const sources = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8')),
);
const titles = sources.flatMap(titlesIn);

function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, ...quoted]) => quoted.join(''));
}

const idsIn = (title: string): string[] => title.match(ID) ?? [];

test('every test of the rules is read', () => {
  const tests = sources.flatMap((source) => source.match(/^ *test\b/gm) ?? []);
  expect(titles).toHaveLength(tests.length);
});

test('no rule appears twice in the catalogue', () => {
  expect(rows).toEqual([...new Set(rows)]);
});

test('every row of the catalogue has a test whose title begins with it', () => {
  const tested = titles.flatMap((title) => idsIn(title.match(LEADING)?.[0] ?? ''));
  expect(rows.filter((id) => !tested.includes(id))).toEqual([]);
});

test('every id in a title is a row of the catalogue', () => {
  expect(titles.filter((title) => idsIn(title).some((id) => !rows.includes(id)))).toEqual([]);
});

test('no title has more than two ids', () => {
  expect(titles.filter((title) => idsIn(title).length > 2)).toEqual([]);
});
