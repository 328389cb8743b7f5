import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './bundles.mjs';

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');

/** The letters of the page's languages, and the symbols it uses. */
const LETTERS = `${range(32, 126)}ÄÖÜäöüß ·«»‘’“”„–—…−×€•●←↑→↓⏮⏭◀▶⚔`;

/** Letters in the names of players and files. Browsers load them only when they occur: see `unicode-range` in fonts.css. */
const MORE_LETTERS = range(161, 255).replaceAll(new RegExp(`[${LETTERS.slice(95)}]`, 'g'), '');

const FONTS = [
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'inter',
    options: { variationAxes: { wght: { min: 400, max: 700 } }, keepFeatures: ['kern', 'tnum'] }, // digits of equal width
  },
  {
    from: '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff2',
    to: 'eb-garamond',
    options: { noLayoutClosure: true }, // titles need no small capitals or swashes
  },
];

const require = createRequire(join(root, 'packages/web/package.json'));
const folder = join(root, 'packages/web/src/look/fonts');
mkdirSync(folder, { recursive: true });
for (const { from, to, options } of FONTS) {
  const font = readFileSync(require.resolve(from));
  for (const [name, letters] of [
    [to, LETTERS],
    [`${to}-more`, MORE_LETTERS],
  ]) {
    const subset = await subsetFont(font, letters, { targetFormat: 'woff2', ...options });
    writeFileSync(join(folder, `${name}.woff2`), subset);
    console.log(`${name}.woff2: ${subset.length} of ${font.length} bytes kept`);
  }
}
