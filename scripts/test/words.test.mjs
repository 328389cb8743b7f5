import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bundles.mjs';

const GLOSSARY = 'docs/glossary.md';

/** Public names of former versions, which records and programs still use. */
const FORMER_NAMES = /draw-lapsed|asks-no-more|asksNoMore/g;

const banned = bannedWords(readFileSync(join(root, GLOSSARY), 'utf8'));

test('the glossary lists words that are not used', () => {
  expect(banned.length).toBeGreaterThan(20);
});

test.each(banned)('nothing says “%s”', (word) => {
  const pattern = new RegExp(`\\b${word.replaceAll(' ', '\\s+')}\\b`, 'gi');
  const found = sources().flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
  expect(found).toEqual([]);
});

test('names of files are searched too', () => {
  expect(sources().find(({ path }) => path === 'docs/house-rules.md')?.text).toMatch(
    /\ndocs\/house rules\.md$/,
  );
});

test('names are split before they are searched', () => {
  expect(split('goOn(pendingLapse); go-on; GO_ON')).toBe('go On(pending Lapse); go on; GO ON');
});

/** The last column of every table whose last heading is “do not use”. */
function bannedWords(glossary) {
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'));
  return rows
    .map((row) => row.split('|').at(-2).trim())
    .filter((cell) => cell !== '' && cell !== 'do not use' && !/^-+$/.test(cell))
    .flatMap((cell) => cell.split(', '));
}

let cached;

const KINDS = 'ts tsx js mjs cjs css html md json webmanifest py yaml conf service'.split(' ');

/** Every source and document with its path, names split into words. Not the records, which keep the names of their time. */
function sources() {
  cached ??= execFileSync(
    'git',
    [
      'ls-files',
      '-co',
      '--exclude-standard',
      '*Dockerfile',
      '*Caddyfile',
      ...KINDS.map((kind) => `*.${kind}`),
    ],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter(
      (path) =>
        path !== GLOSSARY && path !== 'scripts/test/words.test.mjs' && !/testdata|package-lock/.test(path),
    )
    .map((path) => ({ path, text: split(`${readFileSync(join(root, path), 'utf8')}\n${path}`) }));
  return cached;
}

/** Splits names into words and removes the marks of comments, so that phrases are found across lines. */
function split(text) {
  return text
    .replace(FORMER_NAMES, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/(?<=\w)[-_](?=\w)/g, ' ')
    .replace(/\n *(\*|\/\/) /g, '\n ');
}
