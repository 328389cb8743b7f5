import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, listFiles, root } from './bundles.mjs';

/** The built page, in `packages/web/dist`. */
export const dist = join(root, 'packages/web/dist');
const stamp = join(dist, '.stamp');

export function isPageBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashPage();
}

export async function buildPage() {
  const hash = hashPage();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'packages/web/vite.config.ts'), logLevel: 'error' });
  writeServiceWorker();
  writeFileSync(stamp, hash);
}

function hashPage() {
  const packages = ['engine', 'odds', 'bots', 'analysis', 'protocol', 'table', 'web'];
  return hashFiles([
    join(root, 'package-lock.json'),
    join(root, 'scripts/page.mjs'),
    ...['index.html', 'vite.config.ts', 'package.json', 'service-worker.js'].map((file) =>
      join(root, 'packages/web', file),
    ),
    ...packages.flatMap((name) => listFiles(join(root, 'packages', name, 'src'))),
    ...listFiles(join(root, 'packages/web/public')),
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
