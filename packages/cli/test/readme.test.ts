import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withOptionTable } from './option-table.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

/** The maximum length of lines of prose; tables and examples may be longer. */
const LONGEST = 120;

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const page = read(file);
  const prose = page.replaceAll(/^```[\s\S]*?^```$/gm, '').split('\n');

  test('is wrapped', () => {
    expect(prose.filter((line) => line.length > LONGEST && !/^(\||!\[)/.test(line))).toEqual([]);
  });

  test('names existing scripts', () => {
    const named = [...page.matchAll(/npm run (?:--silent )?([a-z\d]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name!))).toEqual([]);
  });

  test('links to existing files', () => {
    const links = [...page.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });
});

test('the README lists every option as the editions have it (npm run options)', () => {
  const page = read('README.md');
  expect(withOptionTable(page)).toBe(page);
});
