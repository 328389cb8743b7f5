import { join } from 'node:path';
import { root } from './bundles.mjs';
import { listEntries } from './packages.mjs';

/** Bundles a TypeScript file and its imports into a program for Node, and returns its path. */
export async function bundle(entry, outdir) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    entryPoints: [entry],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: Object.fromEntries(['engine', 'odds', 'bots', 'protocol', 'table'].flatMap(listAliases)),
    outExtension: { '.js': '.mjs' },
    metafile: true,
    logLevel: 'silent',
  });
  return join(process.cwd(), Object.keys(metafile.outputs)[0]);
}

/** The entry points of a package and their sources: inside a bundle, packages of this workspace are not external. */
const listAliases = (name) =>
  Object.entries(listEntries(name)).map(([entry, source]) => [
    join('@rubicon', name, entry),
    join(root, 'packages', name, source),
  ]);
