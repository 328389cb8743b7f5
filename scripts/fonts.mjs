import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './bundles.mjs';

/** The letters of the languages of the page, and the signs that it uses. */
const LETTERS =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  Array.from({ length: 96 }, (_, i) => String.fromCharCode(160 + i)).join('') +
  '‘’“”„–—…−×€•●←↑→↓⏮⏭◀▶⚔';

const FONTS = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'inter.woff2',
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  {
    from: '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff2',
    to: 'eb-garamond.woff2',
    options: {},
  },
];

const require = createRequire(join(root, 'packages/web/package.json'));
const folder = join(root, 'packages/web/src/look/fonts');
mkdirSync(folder, { recursive: true });
for (const { from, to, options } of FONTS) {
  const font = readFileSync(require.resolve(from));
  const subset = await subsetFont(font, LETTERS, { targetFormat: 'woff2', ...options });
  writeFileSync(join(folder, to), subset);
  console.log(`${to}: ${font.length} bytes, ${subset.length} of them kept`);
}
