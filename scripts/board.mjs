import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundles.mjs';
import { load } from './typescript.mjs';

const { generateMap, printMap } = await load('packages/web/board/generate.ts');
const map = generateMap();
writeFileSync(join(root, 'packages/web/src/board/map/data/map.json'), printMap(map));
const { drawPicture } = await load('packages/web/board/picture.ts'); // reads the map
writeFileSync(join(root, 'packages/web/public/world.svg'), drawPicture(map));
