import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hashFiles, listFiles, root } from './bundles.mjs';

/** The built page, in `packages/web/dist`. */
export const dist = join(root, 'packages/web/dist');
const stamp = join(dist, '.stamp');

export function isPageBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashPage();
}

export async function buildPage() {
  const hash = hashPage();
  process.env.NODE_ENV = 'production'; // overrides the environment, because Vitest sets `test`
  const { build } = await import('vite');
  await build({ configFile: join(root, 'packages/web/vite.config.ts'), logLevel: 'error' });
  writeServiceWorker();
  await writeBoard();
  compressFiles();
  writeFileSync(stamp, hash);
}

function hashPage() {
  const packages = ['engine', 'odds', 'bots', 'analysis', 'protocol', 'table', 'api', 'web'];
  return hashFiles([
    join(root, 'package-lock.json'),
    join(root, 'scripts/page.mjs'),
    ...['index.html', 'vite.config.ts', 'package.json', 'service-worker.js'].map((file) =>
      join(root, 'packages/web', file),
    ),
    ...packages.flatMap((name) => listFiles(join(root, 'packages', name, 'src'))),
    ...['board', 'public'].flatMap((folder) => listFiles(join(root, 'packages/web', folder))),
  ]);
}

/** Lists all files of the page in its service worker, so that it loads without a network. */
function writeServiceWorker() {
  const files = listFiles(dist)
    .map((path) => `/${path.slice(dist.length + 1).replaceAll('\\', '/')}`)
    .filter((path) => path !== '/service-worker.js' && !path.startsWith('/.'))
    .sort();
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(readFileSync(join(dist, file)));
  const source = readFileSync(join(root, 'packages/web/service-worker.js'), 'utf8');
  const filled = source
    .replace("'VERSION'", JSON.stringify(version.digest('hex').slice(0, 16)))
    .replace("['FILES']", JSON.stringify(['/', ...files.filter((file) => file !== '/index.html')]));
  writeFileSync(join(dist, 'service-worker.js'), filled);
}

/** Writes the board for the pictures that a server draws. Visitors do not load it. */
async function writeBoard() {
  const { load } = await import('./typescript.mjs'); // works only after the installation
  const { makePreviewBoard } = await load('packages/web/board/preview.ts');
  const { readPalette } = await load('packages/web/board/palette.ts');
  const map = JSON.parse(readFileSync(join(root, 'packages/web/src/board/map/data/map.json'), 'utf8'));
  const palette = readPalette(readFileSync(join(root, 'packages/web/src/board/colours.css'), 'utf8'));
  writeFileSync(join(dist, 'board.json'), JSON.stringify(makePreviewBoard(map, palette)));
}

/** Compresses each file as much as possible and writes the result next to it; fonts and pictures are compressed already. */
function compressFiles() {
  for (const path of listFiles(dist)) {
    if (/\.(woff2|png)$/.test(path)) continue;
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
