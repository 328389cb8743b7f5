import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, root } from './bundles.mjs';

/** The packages that other projects can install, each after the packages it depends on. */
export const PACKAGES = ['engine', 'odds', 'bots', 'protocol', 'table'];

/**
 * Builds each package into a folder of its name: JavaScript, type declarations, README and a manifest whose `exports`
 * point at them. In the workspace itself, imports keep resolving to the sources.
 * @returns {Promise<string[]>} the folders, ready for `npm pack`
 */
async function buildPackages(destination) {
  run(process.execPath, [join(root, 'node_modules/ts7/bin/tsc'), '-b', ...PACKAGES.map(folderOf)]);
  return Promise.all(PACKAGES.map((name) => buildPackage(name, join(destination, name))));
}

/** Builds and packs the packages into a folder and returns the paths of the tarballs. */
export async function packPackages(destination) {
  const folders = await buildPackages(destination);
  const output = run('npm', ['pack', ...folders, '--pack-destination', destination, '--json', '--silent']);
  return JSON.parse(output).map(({ filename }) => join(destination, filename));
}

/** Installs the packages into an empty folder, as a user would, without a network. */
export async function installPackages(folder) {
  const tarballs = await packPackages(join(folder, 'tarballs'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const flags = ['--offline', '--install-links', '--no-audit', '--no-fund', '--silent'];
  run('npm', ['install', ...flags, ...tarballs, ...listDependencies()], folder);
}

/** The third-party packages that ours depend on, as folders of this workspace. */
function listDependencies() {
  const names = PACKAGES.flatMap((name) => Object.keys(readManifest(name).dependencies ?? {}));
  return [...new Set(names)]
    .filter((name) => !name.startsWith('@rubicon/'))
    .map((name) => join(root, 'node_modules', name));
}

const folderOf = (name) => join(root, 'packages', name);

const readManifest = (name) => JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));

async function buildPackage(name, dist) {
  const folder = folderOf(name);
  const manifest = readManifest(name);
  rmSync(dist, { recursive: true, force: true });
  await bundleSources(folder, dist, Object.values(entriesOf(manifest)));
  copyTypes(join(folder, 'temp/types'), join(dist, 'types'));
  copyFileSync(join(folder, 'README.md'), join(dist, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(publicManifest(manifest), undefined, 2)}\n`);
  return dist;
}

/** The entry points of a package by name, and their sources. */
export const listEntries = (name) => entriesOf(readManifest(name));

const entriesOf = ({ exports }) => (typeof exports === 'string' ? { '.': exports } : exports);

async function bundleSources(folder, dist, entries) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: folder,
    entryPoints: entries,
    outdir: dist,
    outbase: 'src',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    target: 'es2023',
    logLevel: 'silent',
  });
}

/** Declarations name their neighbours by source file; outside the workspace there are only `.js` and `.d.ts`. */
function copyTypes(from, to) {
  for (const path of listFiles(from).filter((file) => file.endsWith('.d.ts'))) {
    const target = join(to, path.slice(from.length));
    const text = readFileSync(path, 'utf8').replaceAll(/(from |import\()(['"])(\..*?)\.ts\2/g, '$1$2$3.js$2');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

function publicManifest(manifest) {
  const { name, version, description, license, type, sideEffects, engines, dependencies } = manifest;
  const exports = Object.entries(entriesOf(manifest)).map(([path, source]) => {
    const base = source.slice('./src/'.length, -'.ts'.length);
    return [path, { types: `./types/${base}.d.ts`, default: `./${base}.js` }];
  });
  return {
    name,
    version,
    description,
    license,
    private: true, // not published yet
    type,
    sideEffects,
    engines,
    exports: Object.fromEntries(exports),
    ...(dependencies && { dependencies }),
  };
}

function run(command, args, cwd = root) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args[0]} failed: ${error?.message ?? ''}${stdout}${stderr}`);
}
