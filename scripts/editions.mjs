import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { load } from './typescript.mjs';

const { drawEdition, PICTURED } = await load('packages/web/board/edition-pictures.ts');
const { readPalette } = await load('packages/web/board/palette.ts');
const map = JSON.parse(readFileSync(join(root, 'packages/web/src/board/map/data/map.json'), 'utf8'));
const palette = readPalette(readFileSync(join(root, 'packages/web/src/board/colours.css'), 'utf8'));
const folder = join(root, 'packages/web/public/editions');
mkdirSync(folder, { recursive: true });
for (const id of PICTURED) {
  const svg = drawEdition(id, map, palette);
  writeFileSync(join(folder, `${id}.svg`), svg);
  console.log(`packages/web/public/editions/${id}.svg: ${svg.length} bytes`);
}
