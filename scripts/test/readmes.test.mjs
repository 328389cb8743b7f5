import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../bundles.mjs';

/** The READMEs that list the files of a source folder. */
const READMES = readdirSync(join(root, 'packages')).flatMap((name) => {
  const src = `packages/${name}/src`;
  if (!existsSync(join(root, src))) return [];
  const files = readdirSync(join(root, src), { recursive: true });
  return files.filter((file) => /(^|\/)README\.md$/.test(file)).map((file) => `${src}/${file}`);
});

test('some READMEs list source files', () => {
  expect(READMES.length).toBeGreaterThan(8);
});

describe.each(READMES)('%s', (readme) => {
  const folder = dirname(readme);
  const lines = readFileSync(join(root, readme), 'utf8').split('\n');

  test('names only files and folders that exist', () => {
    expect(lines.flatMap((line) => namesIn(line).filter((name) => !isThere(folder, line, name)))).toEqual([]);
  });

  test('names every file of its folder', () => {
    const named = lines.flatMap(namesIn).map(patternOf);
    const files = readdirSync(join(root, folder)).filter((file) => /\.tsx?$/.test(file));
    expect(files.filter((file) => !named.some((pattern) => pattern.test(file)))).toEqual([]);
  });
});

test('names, patterns and folders are found in a line', () => {
  const line =
    '| `record/`, `*-worker.ts` | `open.ts` folds a `Board` with `npm test`; `etc/engine.api.md` |';
  expect(namesIn(line)).toEqual(['record/', '*-worker.ts', 'open.ts', 'etc/engine.api.md']);
  expect(patternOf('*-worker.ts').test('host-worker.ts')).toBe(true);
  expect(patternOf('open.ts').test('reopen.ts')).toBe(false);
  expect(isThere('packages/protocol/src', '| `record/` | `open.ts` |', 'open.ts')).toBe(true);
  expect(isThere('packages/protocol/src', '| `wire/` | `open.ts` |', 'open.ts')).toBe(false);
});

/** The names in code spans: `main.ts`, `simulation*.ts`, `commands/`. */
function namesIn(line) {
  const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span]) => span);
  return spans.filter((span) => /^[\w.*/-]+(\/|\.(tsx?|css|json|md))$/.test(span));
}

/** A name is relative to the README, to a folder named in the same line, to `src` or to the package. */
function isThere(folder, line, name) {
  const [, src, home] = /^((packages\/[^/]+)\/src)/.exec(folder);
  const folders = namesIn(line).filter((other) => other.endsWith('/') && other !== name);
  return [folder, ...folders.map((other) => join(folder, other)), src, home].some((start) => {
    const path = join(root, start, name);
    if (!name.includes('*')) return existsSync(path);
    const pattern = patternOf(name.slice(name.lastIndexOf('/') + 1));
    return existsSync(dirname(path)) && readdirSync(dirname(path)).some((file) => pattern.test(file));
  });
}

function patternOf(name) {
  return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
}
