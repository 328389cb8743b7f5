import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { LIBRARIES } from '../src/about/libraries.ts';

const require = createRequire(import.meta.url);

/** Returns the package.json of an installed package. */
function manifestOf(name: string): { readonly version: string; readonly license: string } {
  for (let folder = dirname(require.resolve(name)); ; folder = dirname(folder)) {
    const manifest = JSON.parse(tryRead(join(folder, 'package.json')) ?? '{}');
    if (manifest.name === name) return manifest;
  }
}

function tryRead(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
const libraries = Object.keys(dependencies).filter((name) => !name.startsWith('@rubicon/'));

test('every bundled library is on the about page', () => {
  expect(LIBRARIES.map(({ name }) => name).sort()).toEqual(libraries.sort());
});

test.each(LIBRARIES)(
  '$name $version is installed, and its licence is $licence',
  ({ name, version, licence }) => {
    const manifest = manifestOf(name);
    expect(manifest.version).toBe(version);
    expect(manifest.license).toBe(licence);
  },
);
